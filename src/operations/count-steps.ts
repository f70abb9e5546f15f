import type { Database } from '#database/open.ts'
import { countInMinute } from '#database/rate.ts'
import { addStepCounts } from '#database/step-counts.ts'
import type { StepReached } from '#domain/insight/step-reached.ts'
import { keyedHash } from './keyed-hash.ts'

/** `sender` is who is held to the limit, such as an address; it is kept as a keyed hash only. */
export type ReachedStep = StepReached & { sender: string | undefined }

/** What counting needs of the deps. */
export type CountStepsDeps = {
  database: Database
  secret: string
  now: () => Date
  /** Leads a minute from one sender; undefined for no limit. */
  rateLimit?: number | undefined
}

/** Forms are shorter than this: whoever keeps to the limit of enquiries keeps to that of steps. */
const stepsPerLead = 20

/** Adds to the counts what visitors reached, all in one commit. What a sender reached above the limit is left out. */
export async function countSteps(
  reached: readonly ReachedStep[],
  { database, secret, now, rateLimit }: CountStepsDeps,
): Promise<void> {
  const bySender = Map.groupBy(
    reached,
    ({ sender }) => sender && keyedHash(secret, 'steps', sender),
  )
  // In one order for everybody, or two replicas with the same senders could wait for each other.
  const senders = Array.from(bySender).toSorted(([one = ''], [other = '']) =>
    one < other ? -1 : 1,
  )
  await database.db.transaction().execute(async (trx) => {
    const counted: StepReached[] = []
    for (const [name, steps] of senders) {
      if (rateLimit === undefined || name === undefined) {
        counted.push(...steps)
        continue
      }
      const most = rateLimit * stepsPerLead
      const some = steps.slice(0, most)
      const counting = { name, now: now(), most, many: some.length }
      if (await countInMinute(trx, counting)) counted.push(...some)
    }
    await addStepCounts(trx, counted)
  })
}
