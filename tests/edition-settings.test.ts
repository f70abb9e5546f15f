import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { conditionsFor, otherEditions } from '../src/edition.ts'
import { doors, editionSettings, firstBrandOf, readSettings } from './edition-settings.ts'
import { editionTerms } from './edition-terms.ts'

test.each(Object.entries(editionSettings()))(
  '%s has every edition: npm run editions',
  (file, settings) => expect(readSettings(file)).toMatchObject(settings),
)

test.each(['victoria', ...otherEditions])(
  '%s has a folder behind each door, and terms that no other may say',
  (edition) => {
    const folders = Object.values(doors).map((folder) => `${folder}/${edition}`)
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
    expect(editionTerms[edition]?.terms.length).toBeGreaterThan(20)
  },
)

test.each(otherEditions)('the types of everything that is %s’s own are checked', (edition) => {
  const file = `tsconfig.${edition}.json`
  const { config } = ts.readConfigFile(file, ts.sys.readFile)
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const own = globSync([`{src,tests}/**/${edition}/**/*.{ts,tsx}`]).map((name) => resolve(name))
  expect(own.length).toBeGreaterThan(100)
  expect(own.filter((name) => !fileNames.includes(name))).toEqual([])
})

test('a brand is found in its edition, and Victoria without a condition', () => {
  for (const edition of otherEditions)
    expect(conditionsFor(firstBrandOf(edition))).toEqual([edition])
  for (const brand of [firstBrandOf('victoria'), undefined, 'nobody'])
    expect(conditionsFor(brand)).toEqual([])
})
