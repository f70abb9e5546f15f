import { lockLead } from '#database/desk/lead-row.ts'
import { listUnqueued, updateNextAction } from '#database/desk/queue.ts'
import { commit, type World } from '../world.ts'

const batch = 200

/**
 * Works out the next action of open leads that have none. Leads with nothing left to do keep none. Replicas may run it at the same time: the
 * result is the same. Returns how many came into the queue.
 */
export async function fillQueue({
  database,
  calling,
  now,
}: Pick<World, 'database' | 'calling' | 'now'>): Promise<number> {
  let filled = 0
  for (let beyond = ''; ; ) {
    const leads = await listUnqueued(database.maintenance, { beyond, now: now(), size: batch })
    // One by one: storing a lead or recording a call waits for one of them at most.
    for (const lead of leads) {
      const next = await commit({ database }, async (db) => {
        await lockLead(db, lead)
        return updateNextAction(db, lead, calling)
      })
      if (next) filled += 1
    }
    const last = leads.at(-1)
    if (!last || leads.length < batch) return filled
    beyond = last
  }
}
