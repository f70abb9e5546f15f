import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { listUnqueued } from '#database/desk/unqueued-leads.ts'
import type { Database } from '#database/open.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { withRetry } from '../with-retry.ts'

const batch = 200

/**
 * Works out what is to be done next with open leads that stand in no queue. Those with whom nothing is to be done any more stay so.
 * Replicas may do it at once: they come to the same. Returns how many came into the queue.
 */
export async function fillQueue({
  database,
  calling,
  now,
}: {
  database: Database
  calling: CallingRules
  now: () => Date
}): Promise<number> {
  let filled = 0
  for (let beyond = ''; ; ) {
    const leads = await listUnqueued(database, { beyond, now: now(), size: batch })
    // One by one, so that whoever stores a lead or calls somebody waits for one of them at most.
    for (const lead of leads)
      if (await withRetry(() => queueLead(lead, { database, calling }))) filled += 1
    const last = leads.at(-1)
    if (!last || leads.length < batch) return filled
    beyond = last
  }
}

function queueLead(
  lead: string,
  { database, calling }: { database: Database; calling: CallingRules },
): Promise<boolean> {
  const { db } = database
  return db.transaction().execute(async (trx) => {
    await lockLead(trx, lead)
    return (await updateNextAction(trx, lead, calling)) !== undefined
  })
}
