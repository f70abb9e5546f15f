import { listLeadsAfter, refreshLeadWords } from '#database/desk/lead-words.ts'
import { getSetting, saveSetting } from '#database/settings.ts'
import { firstIdAt } from '#domain/time-ordered-id.ts'
import { commit, type World } from '../world.ts'

const step = 200
export const progressSetting = 'SEARCH_WORDS_FILLED'

/** A release from before may run beside this one, and commit a lead later than a newer one is. */
const overlapMs = 15 * 60_000

/**
 * Writes the search words of leads stored without them, the oldest first, in steps small enough not to delay other requests.
 * Each step saves its progress, so the next start continues there. Replicas may run it at the same time. Returns how many it looked at.
 */
export async function fillSearchWords({
  database,
  now,
  pause = async () => {},
}: Pick<World, 'database' | 'now'> & {
  /** Between two steps, so that others have their turn. False ends it. */
  pause?: () => Promise<unknown>
}): Promise<number> {
  const { maintenance } = database
  const done = (await getSetting(maintenance, progressSetting)) ?? ''
  const overlap = firstIdAt(new Date(now().getTime() - overlapMs))
  let beyond = done < overlap ? done : overlap
  for (let filled = 0; ; ) {
    const leads = await listLeadsAfter(maintenance, { beyond, size: step })
    const last = leads.at(-1)
    if (!last) return filled
    await commit({ database: { db: maintenance } }, async (trx) => {
      await refreshLeadWords(trx, leads)
      await saveSetting(trx, progressSetting, last)
    })
    beyond = last
    filled += leads.length
    if ((await pause()) === false) return filled
  }
}
