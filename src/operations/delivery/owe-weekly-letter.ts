import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { hasWeeklyLetter } from '#database/delivery/weekly-letter.ts'
import { listOwedKeys } from '#database/desk/running-promises.ts'
import { weeklyLetterDue, weeklyLetterKey } from '#domain/insight/weekly.ts'
import { commit, type World } from '../world.ts'

/** Owes owners the letter about the week before, on Mondays, if they asked for it. Replicas may do it at once. Whether it was owed now. */
export async function oweWeeklyLetter(
  world: Pick<World, 'database' | 'calling' | 'now' | 'onDue'>,
): Promise<boolean> {
  const { reads } = world.database
  const now = world.now()
  const week = weeklyLetterDue(now, world.calling.timeZone)
  if (!week || !(await hasWeeklyLetter(reads))) return false
  const dedupeKey = weeklyLetterKey(week)
  if ((await listOwedKeys(reads, [dedupeKey])).size > 0) return false
  const owed = await commit(world, (db) =>
    insertDeliveries(db, [
      { id: uuidv7(), lead: null, channel: 'owner-letter', event: 'desk.weekly', dedupeKey, now },
    ]),
  )
  return owed.length > 0
}
