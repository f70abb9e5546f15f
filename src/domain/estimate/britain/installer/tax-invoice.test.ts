import { expect, test } from 'vitest'
import { chargesTax } from '#content/brand.ts'
import { uk } from '#edition/brand/uk.ts'
import { formatFee } from '../../../offer/format-fee.ts'
import { feeWithGst, partOfFee } from '../../../offer/ledger.ts'
import { drawUpStatement, type StatementEntry, statementCsv } from '../../../offer/statement.ts'
import { documentOf, taxInvoiceOf } from '../../../offer/tax-invoice.ts'

const installer = '019aa000-0000-7000-9000-00003f9a12c4'
const entry = (changes: Partial<StatementEntry>): StatementEntry => ({
  ...{ id: 'fee', at: '2026-11-18T12:00:00.000Z', kind: 'fee', ...feeWithGst(4000) },
  ...{ offer: 'o', lead: 'l', reference: 'PB-8TQ4C6JN', postcode: 'M14 5XY' },
  ...{ service: 'solar-panels', returnedBecause: null, goodwill: null, reverses: null },
  ...changes,
})
const credit: Partial<StatementEntry> = {
  ...{ id: 'credit', at: '2026-11-20T12:00:00.000Z', kind: 'credit' },
  ...{ amountCents: -4000, gstCents: -800, returnedBecause: 'number-wrong' },
  ...{ reverses: 'october', reversesAt: '2026-10-31T23:30:00.000Z' },
}
const november = drawUpStatement({
  ...{ installer, month: '2026-11', opening: feeWithGst(0) },
  entries: [entry({}), entry(credit), entry({ id: 'fee-2', ...feeWithGst(7050) })],
})
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const invoiceOn = (today: string, statement = november) =>
  taxInvoiceOf(statement, { prefix: 'PB', today, dayOf })

test('a month that is over has an invoice of its fees, and a note for each credit', () => {
  expect(invoiceOn('2026-12-01')).toEqual({
    ...{ number: 'PB-3F9A12C4-2026-11', taxPoint: '2026-11-30' },
    ...{ amountCents: 11_050, gstCents: 2210 },
    creditNotes: [
      {
        ...{ entry: 'credit', number: 'PB-3F9A12C4-2026-11-C1', day: '2026-11-20' },
        ...{ invoice: 'PB-3F9A12C4-2026-10', amountCents: -4000, gstCents: -800 },
      },
    ],
  })
})

test('there is none while the month runs, nor where nothing was charged', () => {
  expect(invoiceOn('2026-11-30')).toBeUndefined()
  const paid = [entry({ kind: 'payment', amountCents: -4800, gstCents: 0 })]
  const statement = drawUpStatement({ ...november, entries: paid })
  expect(invoiceOn('2026-12-01', statement)).toBeUndefined()
})

test('in the file each entry has the number of its document, and the tax its name', () => {
  const invoice = invoiceOn('2026-12-01')
  const lines = statementCsv(november, dayOf, invoice && documentOf(invoice)).split('\r\n')
  expect(lines[0]).toBe('date,entry,lead,postcode,service,amount,vat,total,document')
  expect(lines.map((line) => line.split(',').at(-1)).slice(1, 6)).toEqual([
    ...['', 'PB-3F9A12C4-2026-11', 'PB-3F9A12C4-2026-11-C1', 'PB-3F9A12C4-2026-11', ''],
  ])
})

test('a business not registered for VAT charges none, and a part of a fee has VAT only if the fee had', () => {
  expect(chargesTax(uk)).toBe(false)
  expect(chargesTax({ ...uk, vatNumber: 'GB123456789' })).toBe(true)
  expect(feeWithGst(4000, false)).toEqual({ amountCents: 4000, gstCents: 0 })
  expect(formatFee(feeWithGst(4000, false))).toBe('£40.00')
  expect(formatFee(feeWithGst(4000))).toBe('£40.00 and £8.00 VAT')
  expect(partOfFee(feeWithGst(4000, false), 1000)).toEqual({ amountCents: 1000, gstCents: 0 })
  expect(partOfFee(feeWithGst(4000), 1000)).toEqual({ amountCents: 1000, gstCents: 200 })
})
