import { v7 as uuidv7 } from 'uuid'
import { hasWeeklyLetter } from '#database/delivery/weekly-letter.ts'
import { weeklyLetterDue, weeklyLetterKey } from '#domain/insight/weekly.ts'
import { oweOnce } from '../owe-once.ts'
import type { World } from '../world.ts'

/** Owes owners the letter about the week before, on Mondays, if they asked for it. Whether it was owed now. */
export async function oweWeeklyLetter(
  world: Pick<World, 'database' | 'calling' | 'now' | 'onDue'>,
): Promise<boolean> {
  const now = world.now()
  const week = weeklyLetterDue(now, world.calling.timeZone)
  if (!week || !(await hasWeeklyLetter(world.database.reads))) return false
  const letter = {
    id: uuidv7(),
    lead: null,
    channel: 'owner-letter',
    event: 'desk.weekly',
  } as const
  return (await oweOnce([{ ...letter, dedupeKey: weeklyLetterKey(week), now }], world)) > 0
}
