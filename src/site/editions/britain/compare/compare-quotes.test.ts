import { expect, test } from 'vitest'
import { answers } from '../answers.ts'
import { ownViews } from '../views.tsx'

const today = '2026-11-26'
const quote = { '1-panels': '9', '1-price': '6000', '1-mcs': 'NIC 1234' }
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const read = (draft: Record<string, string>) => textOf(ownViews.compareQuotes({ draft, today }))

test('a page without quotes asks, and says nothing of any', () => {
  const page = read({})
  expect(page).toContain('Number of panels')
  expect(page).not.toContain('Paid back in')
  expect(page).toContain('checked 25 September 2026')
})

test('a quote is answered with what is usual, what it is worth and when it is paid back', () => {
  const page = read(quote)
  expect(page).toContain('£5,000–£7,000')
  expect(page).toMatch(/Paid back in \d+ years/)
  expect(page).toContain('Nothing in it to warn of')
  expect(page).toContain('Get in writing too:')
})

test.each([
  ['1500', 'Ask what’s missing'],
  ['15000', 'Ask what’s in it'],
])('£%s for nine panels is warned of', (price, words) => {
  expect(read({ ...quote, '1-price': price })).toContain(words)
})

test('of 8 kW we say that we have no figures', () => {
  expect(read({ ...quote, '1-panels': '18' })).toContain('We’ve no figures for this size')
})

test('a problem is shown at its field, and the answer is marked as wrong', () => {
  const answer = answers['/compare-quotes']?.({ '1-panels': '9' }, today)
  expect(answer?.isWrong).toBe(true)
  expect(textOf(answer?.blocks.compareQuotes ?? '')).toContain('Enter the price in pounds')
})

test('an address that says nothing of quotes is the page as it was built', () => {
  expect(answers['/compare-quotes']?.({ utm_source: 'letter' }, today)).toBeUndefined()
})
