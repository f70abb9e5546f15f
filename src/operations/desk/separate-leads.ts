import { insertSeparate, joinLeads, listSeparate, pairOf } from '#database/desk/merged-leads.ts'
import type { ChangeLeadResult, DeskWorld, Operator } from './change-lead.ts'
import { changePerson, type TwoLeads } from './change-person.ts'

/** Says that another lead is not this person's, though a phone is shared: it is split off, and not proposed again. */
export function separateLeads(
  leads: TwoLeads,
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult> {
  const who = { operator, world }
  return changePerson(leads, 'lead.separated', who, async (db, { persons, others }, at) => {
    const { other } = leads
    const left = persons.map(({ id }) => id).filter((id) => id !== other)
    const isMerged = left.length < persons.length
    const apart = isMerged ? [other] : others.map(({ id }) => id)
    const known = await listSeparate(db, apart)
    const separated = apart
      .flatMap((one) => left.map((id) => ({ ...pairOf(one, id), by: operator.id, at })))
      .filter((pair) => !known.some((one) => one.lead === pair.lead && one.other === pair.other))
    if (separated.length === 0 && !isMerged) return undefined
    await insertSeparate(db, separated)
    const pointers = isMerged
      ? [...(await joinLeads(db, [other])), ...(await joinLeads(db, left))]
      : []
    return { pointers, joined: [], separated }
  })
}
