import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { type LeadPage, leadPage } from './lead-page.ts'
import { leadsOfPerson } from './person.ts'
import type { Db } from './schema.ts'

export type PersonData = { leads: (LeadPage & { columns: Partial<LeadColumns> })[] }

/** Everything kept about the person behind a lead that is not erased. */
export async function personData(db: Db, id: string): Promise<PersonData> {
  const person = await leadsOfPerson(db, id)
  const leads = await Promise.all(
    person.filter(({ erased_at }) => erased_at === null).map((lead) => leadData(db, lead.id)),
  )
  return { leads: leads.flat() }
}

async function leadData(db: Db, id: string): Promise<PersonData['leads']> {
  const [page, row] = await Promise.all([
    leadPage(db, id),
    db.selectFrom('enquiries').select(leadColumns).where('id', '=', id).executeTakeFirst(),
  ])
  if (!page || !row) return []
  const columns = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''))
  return [{ ...page, columns }]
}
