import { expect, test } from 'vitest'
import { parseDay } from '../../shared/parse-day.ts'
import type { QuotesDraft } from '../../shared/quotes-draft.ts'
import { parseQuotes, pickDraft } from './draft.ts'

const today = '2026-11-23'
const typed = {
  postcode: '3073',
  bill: '$250',
  '1-from': 'Lantern Street',
  '1-panels': '15',
  '1-watts': '440 ',
  '1-price': '13,990',
  '3-from': '',
  '3-battery': '10 kWh',
  '3-price': '$9 000',
  '3-installed': '2026-12-14',
}

test('what was typed is read as people type it, and empty quotes are left out', () => {
  const { home, quotes, problems } = parseQuotes(typed, today)
  expect(problems).toEqual({})
  expect(home).toEqual({ postcode: '3073', monthlyBill: 250, roofKilowatts: undefined })
  expect(quotes).toMatchObject([
    { number: 1, quote: { from: 'Lantern Street', panels: 15, wattsEach: 440, price: 13_990 } },
    {
      number: 3,
      quote: { from: 'Quote 3', batteryKwh: 10, price: 9000, installedOn: '2026-12-14' },
    },
  ])
})

test.each([
  ['a word for a number', { '1-panels': 'fifteen' }, '1-panels'],
  ['half a panel', { '1-panels': '7.5' }, '1-panels'],
  ['kilowatts for watts', { '1-watts': '0.44' }, '1-watts'],
  ['panels without their watts', { '1-watts': '' }, '1-watts'],
  ['no price', { '3-price': '' }, '3-price'],
  ['no size at all', { '3-battery': '' }, '3-kw'],
  ['a size that its panels don’t make', { '1-kw': '8.8' }, '1-kw'],
  ['a size in watts', { '3-kw': '6600' }, '3-kw'],
  ['a day that is none', { '3-installed': '2026-13-01' }, '3-installed'],
  ['a battery dearer than all', { '3-of-battery': '9001' }, '3-of-battery'],
  ['a postcode elsewhere', { postcode: '2000' }, 'postcode'],
  ['a day that has passed', { '3-installed': '20/4/2026' }, '3-installed'],
  ['a roof of watts', { roof: '6600' }, 'roof'],
  ['two phases and a half', { '1-phases': '2.5' }, '1-phases'],
  ['a bill nobody pays', { bill: '9999999' }, 'bill'],
])('%s is a problem at its field', (_, changes, field) => {
  expect(Object.keys(parseQuotes({ ...typed, ...changes }, today).problems)).toEqual([field])
})

test('0 is no battery, no panels and an empty roof', () => {
  const none = {
    ...typed,
    '1-battery': '0',
    '1-of-battery': '$0',
    '3-kw': '0',
    '3-panels': '0',
    roof: '0 kW',
  }
  expect(parseQuotes(none, today)).toEqual(parseQuotes(typed, today))
})

test('a past day gets a message', () => {
  expect(
    parseQuotes({ ...typed, '3-installed': '20/04/2026' }, today).problems['3-installed'],
  ).toBe('That day has passed. Enter the day it’s to be installed, or leave it out')
})

test.each([
  '14/12/2026',
  '14-12-26',
  '14.12.2026',
  '14 December 2026',
  '14th Dec 2026',
  '2026-12-14',
])('the day %s is understood', (text) => expect(parseDay(text)).toBe('2026-12-14'))

test.each(['31/2/2026', '12/14/2026', 'December', '14 D 2026', ''])('%s is no day', (text) =>
  expect(parseDay(text)).toBeUndefined(),
)

test('one quote alone is enough', () => {
  const { quotes, problems } = parseQuotes(
    { '1-panels': '15', '1-watts': '440', '1-price': '5900' },
    today,
  )
  expect(problems).toEqual({})
  expect(quotes).toHaveLength(1)
})

test('a size is enough without panels and watts, and may be rounded beside them', () => {
  const panels: QuotesDraft[] = [{}, { '1-panels': '15' }, { '1-panels': '15', '1-watts': '444' }]
  for (const counted of panels) {
    const draft = { '1-kw': '6.6 kW', '1-price': '5900', ...counted }
    expect(parseQuotes(draft, today)).toMatchObject({
      problems: {},
      quotes: [{ quote: { kilowatts: 6.6 } }],
    })
  }
})

test('nothing typed asks for a price', () => {
  expect(parseQuotes({}, today)).toMatchObject({
    quotes: [],
    problems: { '1-price': expect.any(String) },
  })
})

test('an address may say other things too', () => {
  expect(
    pickDraft({ utm_source: 'x', '1-price': ' 9000 ', '2-price': '', '4-price': '1' }),
  ).toEqual({
    '1-price': '9000',
  })
})
