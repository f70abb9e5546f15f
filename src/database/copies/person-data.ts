import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import type { StoredReceipt } from '#domain/privacy/consent-receipt.ts'
import { listReceipts } from '../delivery/receipts.ts'
import { type LeadRecord, listLeadRecords } from '../desk/lead-page.ts'
import { listConsents } from '../offer/consents.ts'
import { type VisitorInstaller, visitorOffersBy } from '../offer/visitor-offers.ts'
import type { Db } from '../schema.ts'

export type EnquiryData = LeadRecord & {
  columns: Partial<LeadColumns>
  /** Those that accepted: the person may know their names. */
  installers: readonly VisitorInstaller[]
  /** With what ties them to the person. */
  receipts: readonly StoredReceipt[]
  /** What the person agreed to after the enquiry. */
  consents: Awaited<ReturnType<typeof listConsents>>
}

/** Everything stored about these leads that are not erased, in as many queries as for one. */
export async function listEnquiryData(db: Db, ids: readonly string[]): Promise<EnquiryData[]> {
  const [records, offersOf, consents, receipts, rows] = await Promise.all([
    listLeadRecords(db, ids),
    visitorOffersBy(db, ids),
    listConsents(db, ids),
    listReceipts(db, ids),
    db.selectFrom('enquiries').select('id').select(leadColumns).where('id', 'in', ids).execute(),
  ])
  const columnsOf = new Map(rows.map(({ id, ...columns }) => [id, columns]))
  return records
    .filter(({ erasedAt }) => erasedAt === null)
    .map((record) => ({
      ...record,
      columns: Object.fromEntries(
        Object.entries(columnsOf.get(record.id) ?? {}).filter(([, value]) => value !== ''),
      ),
      installers: offersOf(record.id).accepted,
      receipts: receipts.filter(({ lead }) => lead === record.id),
      consents: consents.filter(({ lead }) => lead === record.id),
    }))
}
