import { listRelatedLeads, type RelatedLead } from '#database/desk/person.ts'
import type { Db } from '#database/schema.ts'
import { type Result, reject } from '#domain/result.ts'

/** A lead, and which others an operator ticked as its person's: those that are the same, where they ticked nothing. */
export type PersonChoice = { lead: string; others?: readonly string[] }

/** The leads that an act on a person is about, that one itself among them, oldest first. */
export async function choosePersonLeads(
  { lead, others }: PersonChoice,
  db: Db,
): Promise<Result<{ asked: RelatedLead; leads: RelatedLead[] }, 'unknown' | 'refused'>> {
  const { leads } = await listRelatedLeads(db, lead)
  const asked = leads.find(({ id }) => id === lead)
  if (!asked) return noSuchPerson
  // Erased before: the person's other leads can't be found any more.
  if (!others || asked.erased_at)
    return { ok: true, asked, leads: leads.filter(({ sameness }) => sameness === 'same') }
  const chosen = new Set([lead, ...others])
  const ticked = leads.filter(({ id }) => chosen.has(id))
  return ticked.length === chosen.size ? { ok: true, asked, leads: ticked } : changedMeanwhile
}

export const noSuchPerson = reject('unknown', 'There is no such lead, or it was erased already.')

const changedMeanwhile = reject(
  'refused',
  'Nothing was done: an enquiry that you ticked was erased meanwhile, or is somebody else’s. Look at the list again.',
)
