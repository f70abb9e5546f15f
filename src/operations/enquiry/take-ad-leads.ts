import { insertAdLead } from '#database/enquiry/ad-leads.ts'
import type { AdLead } from '#domain/lead/ad-lead.ts'
import { keyedHash } from '../keyed-hash.ts'
import { commit, type World } from '../world.ts'

/**
 * Stores what a network sent, before anybody says so to it: all of it, or nothing. What came before is known as that. Returns how many were
 * new.
 */
export async function takeAdLeads(
  leads: readonly AdLead[],
  {
    secret,
    newId,
    now,
    ...world
  }: Pick<World, 'database' | 'secret' | 'newId' | 'now' | 'afterWrite'>,
): Promise<number> {
  // In one order, since two transactions with the same forms in different orders could deadlock.
  const inOrder = leads.toSorted((one, other) => (one.form < other.form ? -1 : 1))
  return commit(world, async (db) => {
    let stored = 0
    for (const { network, id, ...lead } of inOrder) {
      const key = keyedHash(secret, 'ad lead', `${network} ${id}`)
      const moment = { now: now(), newId: newId() }
      if (await insertAdLead(db, { ...lead, network, id, key }, moment)) stored += 1
    }
    return stored
  })
}
