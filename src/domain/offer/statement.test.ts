import { expect, test } from 'vitest'
import { daysOfMonth, isMonth, monthBefore } from './ledger.ts'
import { drawUpStatement, type StatementEntry, statementCsv } from './statement.ts'

const entry = (changes: Partial<StatementEntry>): StatementEntry => ({
  id: '1',
  at: '2026-11-18T02:05:00.000Z',
  kind: 'fee',
  offer: 'o',
  lead: 'l',
  reference: 'WW-8TQ4C6JN',
  postcode: '3181',
  service: 'solar-panels',
  returnedBecause: null,
  goodwill: null,
  reverses: null,
  amountCents: 6000,
  gstCents: 600,
  ...changes,
})

const november = drawUpStatement({
  installer: 'bright-ladder',
  month: '2026-11',
  opening: { amountCents: 11_000, gstCents: 1100 },
  entries: [
    entry({}),
    entry({
      id: '2',
      kind: 'credit',
      amountCents: -6000,
      gstCents: -600,
      reverses: '1',
      returnedBecause: 'number-dead',
    }),
    entry({
      id: '3',
      kind: 'payment',
      amountCents: -12_100,
      gstCents: 0,
      offer: null,
      lead: null,
      reference: '=1+1',
      postcode: null,
      service: null,
    }),
  ],
})

test('opening and entries make the closing balance', () => {
  expect(november.closing).toEqual({ amountCents: -1100, gstCents: 1100 })
  expect(november.totals.fee).toEqual({ count: 1, amountCents: 6000, gstCents: 600 })
  expect(november.totals.credit.count).toBe(1)
})

test('a statement as CSV has every entry, amounts as numbers, and no formula', () => {
  expect(statementCsv(november, (moment) => moment.toISOString().slice(0, 10))).toBe(
    [
      'date,entry,lead,postcode,service,amount,gst,total',
      ',Opening balance,,,,110,11,121',
      '2026-11-18,Accepted,WW-8TQ4C6JN,3181,solar-panels,60,6,66',
      '2026-11-18,Credited: the number is dead,WW-8TQ4C6JN,3181,solar-panels,-60,-6,-66',
      "2026-11-18,Payment,'=1+1,,,-121,0,-121",
      ',Closing balance,,,,-11,11,0',
      '',
    ].join('\r\n'),
  )
})

test('months go over the year', () => {
  expect(daysOfMonth('2026-12')).toEqual({ since: '2026-12-01', before: '2027-01-01' })
  expect([monthBefore('2027-01'), monthBefore('2026-11')]).toEqual(['2026-12', '2026-10'])
  expect(['2026-11', '2026-13', '2026-1', 'x'].map(isMonth)).toEqual([true, false, false, false])
})
