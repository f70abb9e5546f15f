import { expect, test } from 'vitest'
import { partsOf } from '#content/pages/parts.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { capNote } from '#estimate/cap-note.ts'
import { uk } from '../brand/uk.ts'
import { dayNote } from '../day-note.ts'
import { formsOf } from '../forms/forms.ts'
import { howSure, oldestCheck } from '../how-sure.ts'
import { paid } from '../paid.ts'
import { nationPrograms } from '../programs.ts'
import { compareQuotes } from './compare-quotes.ts'
import { guides } from './guides.ts'
import { home } from './home.ts'

const today: Day = '2026-11-26'
const lastZeroDay: Day = '2027-03-31'
const firstDayAfter: Day = '2027-04-01'

const pages = Object.entries({ '/': home, ...guides })
const pagesOn = (day: Day) => pages.map(([path, page]) => ({ path, page: page(day) }))

/** Every text of a page, with its property name. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return data && typeof data === 'object' ? Object.values(data).flatMap(textsIn) : []
}

const allTexts = (day: Day) =>
  pagesOn(day).flatMap(({ path, page }) => textsIn(page).map((text) => ({ path, text })))

test.each([
  [
    '/',
    'Solar panels: what they cost and save',
    'Work out what solar panels would cost and save at your address. The sum is shown, every figure has a date, and nobody calls unless you say so.',
    'Solar panels: what they’d cost, and what you’d get back.',
  ],
  [
    '/solar-panels',
    'Solar panels: cost, size and output',
    'What fits on a British roof, what it makes month by month, what it costs by size, and what to ask an installer before you sign.',
    'Solar panels: what fits, what they make, what to ask.',
  ],
  [
    '/solar-panel-grants',
    'Solar panel grants: what’s really open',
    'For most homes there’s no grant for solar. What there is: 0% VAT to 31 March 2027, pay for export, and help for low incomes by nation.',
    'Solar grants: what’s real, nation by nation.',
  ],
  [
    '/solar-panel-savings',
    'Solar savings calculator for Britain',
    'Your saving with solar panels: what you’d use, what you’d sell and for how much, with the VAT dates and the working shown.',
    'What would solar save at your address?',
  ],
  [
    '/best-solar-panel-installers',
    'Best solar panel installers: how to tell',
    'Four kinds of installer, five checks that take five minutes, and how to have three priced offers before anybody has your number.',
    'The best installer for you is one you can check.',
  ],
  [
    '/how-many-solar-panels',
    'How many solar panels do I need?',
    'Seven, nine, twelve or fourteen panels: which size leaves you furthest ahead, by your bill, your roof and your export tariff.',
    'How many solar panels do I need?',
  ],
  [
    '/solar-batteries',
    'Solar batteries: do they pay?',
    'What a home battery saves with and without a night tariff, the most it’s worth paying for one, and when to wait.',
    'Home batteries: when they pay, and when they don’t.',
  ],
  [
    '/solar-panels-businesses',
    'Solar panels for businesses',
    'What a roof saves a business: your own rate, tax relief, VAT, network permission and leases, with the sum to change.',
    'Business solar: a daytime load on a big roof.',
  ],
])('%s is called what searchers were promised', (path, title, description, heading) => {
  const page = pagesOn(today).find((one) => one.path === path)?.page
  expect(page).toMatchObject({ title, description, hero: { heading } })
})

test('a title fits a search result, with the name of the brand', () => {
  const titles = [compareQuotes.title, ...pagesOn(today).map(({ page }) => page.title)]
  expect(titles).toHaveLength(9)
  for (const title of titles) expect(`${title} | ${uk.name}`.length, title).toBeLessThanOrEqual(60)
})

test('a page has its heading and as many sections on any day', () => {
  const days: Day[] = ['2027-01-02', lastZeroDay, firstDayAfter, '2027-09-26', '2028-01-01']
  const shape = (day: Day) =>
    pagesOn(day).map(({ page }) => [page.title, page.hero.heading, page.sections.length])
  for (const day of days) expect(shape(day)).toEqual(shape(today))
})

test('on the last day of 0% VAT pages speak of it as it is', () => {
  const page = JSON.stringify(home(lastZeroDay))
  expect(page).toContain('the last day of 0% VAT on having solar fitted')
  expect(page).toContain('including VAT at 0%')
  expect(page).toContain('£6,000')
  expect(guides['/solar-panel-grants'](lastZeroDay).description).toContain(
    '0% VAT to 31 March 2027',
  )
})

test('from the next day no page speaks of 0% VAT but as of what ended', () => {
  const mentions = allTexts(firstDayAfter).filter(({ text }) => /(?<![\d,.])0%/.test(text))
  expect(mentions.map(({ text }) => text)).toEqual([
    '0% VAT on having solar fitted ended. It’s 5% now, and in our prices.',
  ])
  const ahead = allTexts(firstDayAfter).filter(({ text }) =>
    /(?:until|to|by|before) 31 March 2027|From 1 April 2027|deadline/i.test(text),
  )
  expect(ahead).toEqual([])
})

test('from the next day prices, the rate of power and payback are those of 5%', () => {
  const before = JSON.stringify([home(lastZeroDay), guides['/solar-panel-savings'](lastZeroDay)])
  const after = JSON.stringify([home(firstDayAfter), guides['/solar-panel-savings'](firstDayAfter)])
  for (const text of ['£6,000', '26.32p', '10.5 years']) {
    expect(before).toContain(text)
    expect(after).not.toContain(text)
  }
  for (const text of ['£6,300', '27.64p with 5% VAT', '11.1 years']) expect(after).toContain(text)
})

test('the section on both rates of VAT goes once both have changed', () => {
  const ids = (day: Day) =>
    partsOf(guides['/solar-panel-savings'](day).sections).map(({ id }) => id)
  expect(ids(lastZeroDay)).toContain('vat')
  expect(ids(firstDayAfter)).not.toContain('vat')
})

test('ECO4 closes by itself', () => {
  const grants = (day: Day) => JSON.stringify(guides['/solar-panel-grants'](day))
  expect(grants('2026-12-31')).toContain('last day 31 December 2026')
  expect(grants('2026-12-31')).not.toContain('closed on')
  expect(grants('2027-01-01')).toContain('closed on 31 December 2026')
  expect(grants('2027-01-01')).not.toContain('last day 31 December 2026')
})

test('a price cap is shown as ended only once it has ended', () => {
  expect(dayNote('2026-12-31')).toEqual([])
  expect(dayNote('2027-01-02')).toEqual([capNote('2027-01-02')])
  expect(dayNote('2027-01-02')[0]).toContain('ended on 31 December 2026')
})

test('an export rate keeps its day, says when it wasn’t checked since, and goes after half a year', () => {
  const grants = (day: Day) => JSON.stringify(guides['/solar-panel-grants'](day))
  expect(grants('2026-11-30')).not.toContain('Not checked since')
  expect(grants('2026-12-01')).toContain('Not checked since 31 May 2026')
  expect(grants('2027-05-30')).not.toContain('British Gas')
  expect(grants('2027-05-30')).toContain('Octopus Outgoing')
  expect(grants('2027-07-01')).toContain('4.1p–12p')
  expect(grants('2027-07-01')).toContain('no supplier’s rate since 5 October 2026')
})

test('a scheme not checked for a quarter sends readers to the body that runs it', () => {
  const grants = (day: Day) =>
    JSON.stringify([nationPrograms('england', day), nationPrograms('wales', day)])
  expect(grants(today)).toContain('We last checked on 2 July 2026: ask your council.')
  expect(grants('2027-02-20')).not.toContain('ask Nest.')
  expect(grants('2027-02-21')).toContain('We last checked on 22 November 2026: ask Nest.')
})

const tables = pagesOn(today).flatMap(({ path, page }) =>
  partsOf(page.sections).flatMap((part) =>
    part.kind === 'table' || part.kind === 'bars' ? [{ path, part }] : [],
  ),
)

test('every table and every row of bars says where it comes from, and when', () => {
  expect(tables.length).toBeGreaterThanOrEqual(12)
  for (const { path, part } of tables)
    expect(part.note ?? '', `${path} ${part.heading}`).toMatch(/\b20\d\d\b|as seen on those days/)
})

test('every page with figures names their sources, and how old the oldest is', () => {
  for (const { path } of pagesOn(today)) {
    const sure = howSure[path as keyof typeof howSure]
    expect(sure && oldestCheck(sure), path).toMatch(/^202[56]-/)
  }
})

test('how we are paid is the same text on the home page and beside the installers', () => {
  expect(JSON.stringify(home(today))).toContain(paid.text)
  expect(JSON.stringify(guides['/best-solar-panel-installers'](today))).toContain(paid.text)
})

const numbers = 'one two three four five six seven eight nine ten'.split(' ')

test.each(pages)('%s counts the questions of its form', (_, page) => {
  const { hero, sections } = page(today)
  const form = formsOf(uk).get(hero.form)
  const closing = sections.filter(({ kind }) => kind === 'closing')
  const counts = textsIn([hero, closing]).flatMap((text) =>
    Array.from(text.matchAll(/\b(\w+) questions\b/gi), ([, word = '']) => word.toLowerCase()),
  )
  for (const count of counts) expect(numbers.indexOf(count) + 1).toBe(form?.steps.length)
})

test('every page asks with a form that there is', () => {
  for (const { page } of pagesOn(today)) expect(formsOf(uk).has(page.hero.form)).toBe(true)
})
