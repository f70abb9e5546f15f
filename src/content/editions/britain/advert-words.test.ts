import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import * as prices from '#estimate/data/prices.ts'
import * as rules from '#estimate/data/rules.ts'
import * as tariffs from '#estimate/data/tariffs.ts'
import { advertWordsIn, withoutQuotations } from '../../../../tests/advert-words.ts'
import { blog } from './articles.ts'
import { uk } from './brand/uk.ts'
import { formsOf } from './forms/forms.ts'
import { footerColumns, legalLinks, navigation } from './navigation.ts'
import { guides } from './pages/guides.ts'
import { home } from './pages/home.ts'

/** Texts that may quote a claim to warn of it: all but those of search results, menus, headings and forms. */
const running = new Set(['text', 'answer', 'paragraphs', 'note', 'rows', 'source', 'terms'])

function findingsIn(data: unknown, name = ''): string[] {
  if (typeof data === 'string')
    return advertWordsIn(running.has(name) ? withoutQuotations(data) : data).map(
      (word) => `${word}: ${data}`,
    )
  if (!data || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) =>
    findingsIn(value, Array.isArray(data) ? name : key),
  )
}

const days = ['2026-11-26', '2027-01-02', '2027-04-01', '2028-01-01']

test.each(days)('no page of %s advertises what we don’t do', (day) => {
  const pages = [home, ...Object.values(guides)].map((page) => page(day))
  expect(pages).toHaveLength(8)
  expect(pages.flatMap((page) => findingsIn(page))).toEqual([])
})

test('no form, menu or name advertises what we don’t do', () => {
  const forms = [...formsOf(uk).values()]
  expect(forms.length).toBeGreaterThanOrEqual(11)
  expect(findingsIn([forms, navigation, footerColumns, legalLinks, blog, uk])).toEqual([])
})

test('no article advertises what we don’t do', () => {
  const articles = globSync('src/content/editions/britain/articles/*.mdx')
  expect(articles.length).toBeGreaterThanOrEqual(6)
  for (const file of articles) {
    const text = readFileSync(file, 'utf8')
    const headings = text
      .split('\n')
      .filter((line) => /^(?:title|searchTitle|description|excerpt):|^#/.test(line))
    expect(headings.flatMap(advertWordsIn), file).toEqual([])
    expect(advertWordsIn(withoutQuotations(text)), file).toEqual([])
  }
})

describe('the check can fail', () => {
  test.each([
    [{ heading: 'Solar finance' }, 1],
    [{ heading: '‘Free solar’' }, 1],
    [{ text: 'Panels on credit' }, 1],
    [{ text: 'They’ll say ‘fully funded’ or ‘don’t wait, act now’.' }, 0],
    [{ text: 'See if you qualify' }, 1],
    [{ title: 'Get Your Free Solar Quote' }, 0],
    [{ text: 'The Warm Homes Plan’s loans, and other loans' }, 1],
    [{ text: 'An accredited installer' }, 0],
  ])('%o', (data, count) => {
    expect(findingsIn(data)).toHaveLength(count)
  })
})

/** Sources of pages, without tests and the list of what waits for a check. */
const sources = globSync('src/content/editions/britain/{,pages/,questions/}*.ts')
  .filter((file) => !/\.test\.ts$|\/to-check\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('no page reads a figure that nobody could verify', () => {
  const modules = [prices, rules, tariffs] as const
  const unverified = modules
    .flatMap((data) => Object.entries(data))
    .filter(([, value]) => listFigures(value).some(({ confidence }) => confidence === 'unverified'))
    .map(([name]) => name)
  expect(unverified.toSorted()).toEqual(['batteryPerKwh', 'newInverter'])
  for (const { file, text } of sources)
    for (const name of unverified)
      expect([file, new RegExp(`\\b${name}\\b`).test(text)]).toEqual([file, false])
})

test('nothing known only from memory is stated as a fact', () => {
  const fromMemory = [
    /\b(?:14|fourteen) days\b[^.]*\bcancel|\bcancel\b[^.]*\b(?:14|fourteen) days\b/i,
    /\bwithin (?:ten|10) days\b/i,
    /\bPAS 63100\b/,
    /Consumer Contracts Regulations/,
    /Consumer Rights Act/,
    /25% up to £5,000|120 days/,
  ]
  expect(sources.length).toBeGreaterThan(15)
  for (const { file, text } of sources)
    for (const pattern of fromMemory)
      expect([file, pattern.exec(text)?.[0]]).toEqual([file, undefined])
})
