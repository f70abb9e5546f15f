import { countInMinute } from '#database/enquiry/rate.ts'
import { addStepCounts } from '#database/enquiry/step-counts.ts'
import type { StepReached } from '#domain/insight/step-reached.ts'
import { keyedHash } from '../keyed-hash.ts'
import { commit, type World } from '../world.ts'

/** `sender` is what the rate limit counts by, such as an address. Only a keyed hash of it is stored. */
export type ReachedStep = StepReached & { sender: string | undefined }

/** What counting needs of the world. */
export type CountStepsDeps = Pick<World, 'database' | 'secret' | 'now'> & {
  /** Leads a minute from one sender; undefined for no limit. */
  rateLimit?: number | undefined
}

/** More steps than any form has: a sender within the limit of leads is also within that of steps. */
const stepsPerLead = 20

/** Counts the steps that visitors reached, in one transaction. Steps above a sender's limit are ignored. */
export async function countSteps(
  reached: readonly ReachedStep[],
  { database, secret, now, rateLimit }: CountStepsDeps,
): Promise<void> {
  const bySender = Map.groupBy(
    reached,
    ({ sender }) => sender && keyedHash(secret, 'steps', sender),
  )
  // Sorted, since two replicas with the same senders in different orders could deadlock.
  const senders = Array.from(bySender).toSorted(([one = ''], [other = '']) =>
    one < other ? -1 : 1,
  )
  await commit({ database }, async (trx) => {
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
