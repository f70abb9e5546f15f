import type { Brand } from '#content/brand.ts'
import { dayOf } from '#domain/calendar.ts'
import { type Statement, statementCsv } from '#domain/offer/statement.ts'
import { documentOf, type TaxInvoice, taxInvoiceOf } from '#domain/offer/tax-invoice.ts'

type Invoicing = { brand: Pick<Brand, 'vatNumber' | 'referencePrefix' | 'timeZone'>; now: Date }

/** The invoice of a month that is over; undefined where the brand isn't registered for VAT. */
export function invoiceOf(
  statement: Statement,
  { brand: { vatNumber, referencePrefix: prefix, timeZone }, now }: Invoicing,
): TaxInvoice | undefined {
  if (!vatNumber) return undefined
  const today = dayOf(now, timeZone)
  return taxInvoiceOf(statement, { prefix, today, dayOf: (moment) => dayOf(moment, timeZone) })
}

/** A statement as a file, with the documents that its entries are in. */
export function statementFile(statement: Statement, invoicing: Invoicing): string {
  const invoice = invoiceOf(statement, invoicing)
  const { timeZone } = invoicing.brand
  return statementCsv(
    statement,
    (moment) => dayOf(moment, timeZone),
    invoice && documentOf(invoice),
  )
}
