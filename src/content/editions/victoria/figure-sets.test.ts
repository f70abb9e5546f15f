import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listDueSets } from '#content/figures-due.ts'
import { daysAfter, isDay } from '#domain/calendar.ts'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import { figureSets, terms } from './figure-sets.ts'

const names = (sets: readonly { name: string }[]) => sets.map(({ name }) => name).toSorted()

test('every figure that we reckon with is in one set', async () => {
  const folder = new URL('../../../domain/estimate/victoria/data/', import.meta.url)
  const modules = await Promise.all(
    globSync('*.ts', { cwd: folder.pathname }).map((file) => import(new URL(file, folder).href)),
  )
  const inSets = figureSets.flatMap(({ figures }) =>
    figures.map((figure) => JSON.stringify(figure)),
  )
  const all = modules.flatMap(listFigures).map((figure) => JSON.stringify(figure))
  const times = (figure: string) => inSets.filter((one) => one === figure).length
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((figure) => times(figure) !== 1)).toEqual([])
})

test('every set is looked at again after it was checked, on a day of the calendar', () => {
  for (const { again, figures, why } of figureSets) {
    expect(isDay(again)).toBe(true)
    expect(why).not.toBe('')
    expect(figures.every(({ checked }) => isDay(checked) && checked < again)).toBe(true)
  }
})

test.each([
  ['tariffs', '2026-11-22', '2027-07-01'],
  ['tariffs', '2027-07-01', '2028-07-01'],
  ['certificates', '2026-11-22', '2027-01-01'],
  ['certificates', '2027-01-01', '2027-07-01'],
  ['words', '2027-02-03', '2027-07-01'],
  ['rebates', '2026-09-27', '2026-12-01'],
  ['rebates', '2026-12-01', '2027-07-01'],
  ['use', '2026-11-22', '2027-01-01'],
  ['prices', '2026-11-22', '2027-05-23'],
  ['models', '2026-09-28', '2027-03-29'],
] as const)('%s checked on %s are looked at again on %s', (name, checked, again) => {
  expect(terms[name].from(checked)).toBe(again)
})

test('a set is due once the first of its figures is', () => {
  for (const { name, again } of figureSets) {
    expect(names(listDueSets(again))).toContain(name)
    expect(names(listDueSets(daysAfter(again, -1)))).not.toContain(name)
  }
})
