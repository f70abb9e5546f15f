import { expect, test } from 'vitest'
import { parseQuotes, pickDraft } from './draft.ts'

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
  const { home, quotes, problems } = parseQuotes(typed)
  expect(problems).toEqual({})
  expect(home).toEqual({ postcode: '3073', monthlyBill: 250 })
  expect(quotes).toMatchObject([
    { number: 1, quote: { from: 'Lantern Street', panels: 15, wattsEach: 440, price: 13_990 } },
    {
      number: 3,
      quote: { from: 'Quote 3', batteryKwh: 10, price: 9000, installedOn: '2026-12-14' },
    },
  ])
})

test.each([
  ['one quote alone', { '3-battery': '', '3-price': '', '3-installed': '' }, '2-price'],
  ['a word for a number', { '1-panels': 'fifteen' }, '1-panels'],
  ['half a panel', { '1-panels': '7.5' }, '1-panels'],
  ['kilowatts for watts', { '1-watts': '0.44' }, '1-watts'],
  ['panels without their watts', { '1-watts': '' }, '1-watts'],
  ['no price', { '3-price': '' }, '3-price'],
  ['no size at all', { '3-battery': '' }, '3-panels'],
  ['a day that is none', { '3-installed': '2026-13-01' }, '3-installed'],
  ['a battery dearer than all', { '3-of-battery': '9001' }, '3-of-battery'],
  ['a postcode elsewhere', { postcode: '2000' }, 'postcode'],
  ['a bill nobody pays', { bill: '9999999' }, 'bill'],
])('%s is a problem at its field', (_, changes, field) => {
  expect(Object.keys(parseQuotes({ ...typed, ...changes }).problems)).toEqual([field])
})

test('nothing typed asks for the first two', () => {
  expect(parseQuotes({})).toMatchObject({ quotes: [], problems: { '1-price': expect.any(String) } })
})

test('an address may say other things too', () => {
  expect(
    pickDraft({ utm_source: 'x', '1-price': ' 9000 ', '2-price': '', '4-price': '1' }),
  ).toEqual({
    '1-price': '9000',
  })
})
