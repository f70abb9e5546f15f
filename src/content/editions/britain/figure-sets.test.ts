import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listDueSets } from '#content/figures-due.ts'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import { figureSets } from './figure-sets.ts'

test('every figure that we reckon with is in one set', async () => {
  const folder = new URL('../../../domain/estimate/britain/data/', import.meta.url)
  const modules = await Promise.all(
    globSync('*.ts', { cwd: folder.pathname }).map((file) => import(new URL(file, folder).href)),
  )
  const textOf = (figure: unknown) => JSON.stringify(figure)
  const inSets = figureSets.flatMap(({ figures }) => figures.map(textOf))
  const all = modules.flatMap((module) => listFigures({ ...module })).map(textOf)
  expect(all.length).toBeGreaterThan(40)
  expect(inSets.toSorted()).toEqual(all.toSorted())
})

test('on 2 January 2027 the price cap and the help are due, at the desk and in the cron job', () => {
  const due = listDueSets('2027-01-02').map(({ name }) => name)
  expect(due).toContain('Price cap and export rates')
  expect(due).toContain('Help, nation by nation')
  const command = ['src/launch.ts', 'node', 'src/server/commands/figures-due.ts', '2027-01-02']
  const { status, stdout } = spawnSync(process.execPath, command, {
    env: { ...process.env, SITE_BRAND: 'uk' },
    encoding: 'utf8',
  })
  expect(stdout).toContain(`${due.length} of ${figureSets.length} sets are due on 2027-01-02.`)
  expect(status).toBe(1)
})
