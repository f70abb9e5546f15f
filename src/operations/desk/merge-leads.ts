import { deleteSeparate, joinLeads, listSeparate } from '#database/desk/merged-leads.ts'
import { reject } from '#domain/result.ts'
import type { ChangeLeadResult, DeskWorld, Operator } from './change-lead.ts'
import { changePerson, type TwoLeads } from './change-person.ts'

/**
 * Makes two leads one person's: they are called once, by the earliest promise. Every enquiry stays as it is. What said that they are not
 * is forgotten.
 */
export function mergeLeads(
  leads: TwoLeads,
  operator: Operator,
  world: DeskWorld,
): Promise<ChangeLeadResult> {
  return changePerson(
    leads,
    'lead.merged',
    { operator, world },
    async (db, { persons, others }) => {
      const all = [...persons, ...others]
      const closed = all.map(({ state }) => state).find(isUnmergeable)
      if (closed) return reject('refused', notMergeable[closed])
      if (others.some(({ id }) => id === leads.lead)) return undefined
      const ids = all.map(({ id }) => id)
      const joined = (await listSeparate(db, ids)).filter(
        ({ lead, other }) => ids.includes(lead) && ids.includes(other),
      )
      await deleteSeparate(db, joined)
      return { pointers: await joinLeads(db, ids), joined, separated: [] }
    },
  )
}

/** States of leads that nobody is called about any more, or not yet. */
const notMergeable = {
  held: 'One of them is held back. Release it first, or mark it as spam.',
  withdrawn: 'One of them was taken back by the visitor. Nothing more is done with it.',
  spam: 'One of them is marked as spam.',
} as const

function isUnmergeable(state: string): state is keyof typeof notMergeable {
  return state in notMergeable
}
