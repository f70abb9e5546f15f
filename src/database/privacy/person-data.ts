import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { type LeadRecord, listLeadRecords } from '../desk/lead-page.ts'
import { type VisitorInstaller, visitorOffersBy } from '../offer/visitor-offers.ts'
import type { Db } from '../schema.ts'

export type EnquiryData = LeadRecord & {
  columns: Partial<LeadColumns>
  /** Those that accepted, whom the person may know by name. */
  installers: readonly VisitorInstaller[]
}

/** Everything stored about these leads that are not erased, in as many queries as for one. */
export async function listEnquiryData(db: Db, ids: readonly string[]): Promise<EnquiryData[]> {
  const [records, offersOf, rows] = await Promise.all([
    listLeadRecords(db, ids),
    visitorOffersBy(db, ids),
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
    }))
}
