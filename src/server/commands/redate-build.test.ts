import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from '#site/build/compress.ts'
import { loadSite } from '../http/site.ts'
import { redateBuild } from './redate-build.ts'

const padding = '<p>Long enough to be worth compressing.</p>'.repeat(20)
const pageOn = (day: string) => `<b>${day}</b>${padding}`

/** A build of 31 December, whose views put the day between `<b>`. */
async function build(onTestFinished: (clean: () => void) => void): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'redate-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const name of ['site', 'views']) mkdirSync(join(directory, name))
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(directory, 'views/views.js'),
    `export const views = {}
    export const cutAtMarks = (html) => [{ html }, { html: '' }]
    export const redate = (page, day) => page.replace(/<b>.*?<.b>/, '<b>' + day + '</b>')`,
  )
  for (const [name, text] of [
    ['site/dated.html', pageOn('2026-12-31')],
    ['site/plain.html', padding],
  ] as const) {
    writeFileSync(join(directory, name), text)
    await compress(join(directory, name))
  }
  writeFileSync(join(directory, 'search.json'), '[]')
  const settings = { brand: 'au', siteUrl: 'http://localhost:3000', retention: '' }
  writeFileSync(
    join(directory, 'build.json'),
    JSON.stringify({ ...settings, day: '2026-12-31', scriptHashes: [] }),
  )
  return directory
}

test('files say what holds on a day, in their compressed copies too, and no others change', async ({
  onTestFinished,
}) => {
  const directory = await build(onTestFinished)
  const plain = readFileSync(join(directory, 'site/plain.html.br'))
  expect(await redateBuild(directory, '2027-01-02')).toBe(1)
  expect(readFileSync(join(directory, 'site/dated.html'), 'utf8')).toBe(pageOn('2027-01-02'))
  const compressed = readFileSync(join(directory, 'site/dated.html.br'))
  expect(brotliDecompressSync(compressed).toString()).toBe(pageOn('2027-01-02'))
  expect(readFileSync(join(directory, 'site/plain.html.br'))).toEqual(plain)
  expect(readFileSync(join(directory, 'build.json'), 'utf8')).toContain('"day": "2027-01-02"')
  expect(readdirSync(join(directory, 'site')).filter((name) => name.endsWith('.new'))).toEqual([])
  expect(await redateBuild(directory, '2027-01-02')).toBe(0)
})

test('a server answers with the day’s page, under another tag, and cuts that one', async ({
  onTestFinished,
}) => {
  const site = await loadSite(await build(onTestFinished))
  expect(await site.redate('2026-12-31')).toBe(0)
  const before = site.files.get('/dated')
  expect(site.piecesOf('/dated')?.[0]?.html).toContain('2026-12-31')
  expect(await site.redate('2027-01-02')).toBe(1)
  const after = site.files.get('/dated')
  expect(after?.plain.body.toString()).toBe(pageOn('2027-01-02'))
  expect(brotliDecompressSync(after?.br?.body ?? '').toString()).toBe(pageOn('2027-01-02'))
  expect(after?.br?.etag).not.toBe(before?.br?.etag)
  expect(site.piecesOf('/dated')?.[0]?.html).toContain('2027-01-02')
  expect(await site.redate('2027-01-02')).toBe(0)
})
