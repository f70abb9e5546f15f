import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { getLeadPage, type LeadPage } from './lead-page.ts'
import { listLeadsOfPerson } from './person.ts'
import type { Db } from './schema.ts'
import { listVisitorOffers, type VisitorInstaller } from './visitor-offers.ts'

export type PersonData = {
  leads: (LeadPage & {
    columns: Partial<LeadColumns>
    /** Those that accepted, whom the person may know by name. */
    installers: readonly VisitorInstaller[]
  })[]
}

/** Everything stored about the person behind a lead that is not erased. */
export async function getPersonData(db: Db, id: string): Promise<PersonData> {
  const person = await listLeadsOfPerson(db, id)
  const leads = await Promise.all(
    person.filter(({ erased_at }) => erased_at === null).map((lead) => getEnquiryData(db, lead.id)),
  )
  return { leads: leads.flat() }
}

/** Everything stored about one lead; nothing where there is none. */
export async function getEnquiryData(db: Db, id: string): Promise<PersonData['leads']> {
  const [page, offers, row] = await Promise.all([
    getLeadPage(db, id),
    listVisitorOffers(db, id),
    db.selectFrom('enquiries').select(leadColumns).where('id', '=', id).executeTakeFirst(),
  ])
  if (!page || !row) return []
  const columns = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
  return [{ ...page, columns, installers: offers.accepted }]
}
