import { updateLead } from '#database/desk/lead-row.ts'
import {
  joinLeads,
  listMerged,
  listUnmerged,
  listUnmergedWith,
  lockPersons,
} from '#database/desk/merged-leads.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import type { Db } from '#database/schema.ts'
import { shareReached } from '../enquiry/share-reached.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

const batch = 100
/** Older leads were checked when they came, or are checked before a call about them. */
const daysBack = 2

/**
 * Merges leads with the same phone and email, without an operator's decision: the person is called once. Replicas may run it at the
 * same time. Returns how many leads were merged.
 */
export async function joinPersons({
  database,
  calling,
  now,
}: Pick<World, 'database' | 'calling' | 'now'>): Promise<number> {
  const since = new Date(now().getTime() - daysBack * 86_400_000)
  const unmerged = await listUnmerged(database.maintenance, { since, size: batch })
  // One by one: storing a lead or recording a call waits for one of them at most.
  for (const lead of unmerged)
    await commit({ database }, (db) => joinPersonOf(db, lead, { calling, now: now() }))
  return unmerged.length
}

/** Merges a lead with all open leads of the same person. A person who was reached counts as reached for all of them. */
export async function joinPersonOf(
  db: Db,
  lead: string,
  { calling, now }: { calling: World['calling']; now: Date },
): Promise<void> {
  const others = await listUnmergedWith(db, lead, { size: batch })
  if (others.length === 0) return
  const ids = [lead, ...others]
  await lockPersons(db, ids)
  // An operator may have marked them as two people meanwhile.
  if ((await listUnmergedWith(db, lead, { size: batch })).length !== others.length) return
  const groups = await Promise.all(ids.map((id) => listMerged(db, id)))
  const leads = [...new Map(groups.flat().map((one) => [one.id, one])).values()]
  const shared = (await shareReached(db, leads)).map((one) => one.lead)
  const pointers = await joinLeads(
    db,
    leads.map(({ id }) => id),
  )
  for (const { id } of leads) if (!shared.includes(id)) await updateLead(db, id)
  for (const { id } of leads) await updateNextAction(db, id, calling)
  const referenceOf = new Map(leads.map(({ id, reference }) => [id, reference]))
  for (const { lead: merged, to } of pointers)
    if (to)
      await recordLeadEvent(
        db,
        { kind: 'lead.merged', lead: merged, detail: { with: referenceOf.get(to) ?? '' } },
        { now: () => now, calling },
      )
}
