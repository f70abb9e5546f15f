import { v7 as uuidv7 } from 'uuid'
import { hasWeeklyLetter, saveWeeklyLetter } from '#database/delivery/recipients.ts'
import type { Database } from '#database/open.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { weeklyLetterDue, weeklyLetterKey, weekOfKey } from '#domain/insight/weekly.ts'
import type { Result } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { enqueueOnce } from '../enqueue-once.ts'
import { gatherDeskFigures } from '../insight/gather-desk-figures.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/** On Mondays, queues the letter about the week before for owners, if it is switched on. Returns whether it was queued now. */
export async function enqueueWeeklyLetter(
  world: Pick<World, 'database' | 'calling' | 'now' | 'afterWrite'>,
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
  return (await enqueueOnce([{ ...letter, dedupeKey: weeklyLetterKey(week), now }], world)) > 0
}

const formsNamed = 6

/** What the weekly letter says: the figures that Insights has of that week now. Undefined once it is switched off. */
export async function weeklyContent(
  dedupeKey: string,
  now: Date,
  { database, timeZone }: { database: Database; timeZone: string },
): Promise<DeliveryContent | undefined> {
  if (!(await hasWeeklyLetter(database.db))) return undefined
  const week = weekOfKey(dedupeKey)
  const gathered = await gatherDeskFigures(week, now, { database, timeZone })
  const { calls = 0, tried = 0, reached = 0, medianMinutes = null } = gathered?.all ?? {}
  const { inTime = 0, broken = 0, won = 0 } = gathered?.all ?? {}
  const forms = gathered?.forms ?? []
  return {
    kind: 'weekly',
    week,
    figures: {
      leads: forms.reduce((sum, { leads }) => sum + leads, 0),
      calls,
      tried,
      reached,
      medianMinutes,
      inTime,
      broken,
      won,
      forms: forms.slice(0, formsNamed).map(({ form, leads, won }) => ({ form, leads, won })),
    },
  }
}

/** Switches the weekly letter to owners on or off. A queued one is no longer sent. */
export async function setWeeklyLetter(
  on: boolean,
  world: ActorDeps,
): Promise<Result<{ on: boolean }, never>> {
  await commit(world, async (trx) => {
    await saveWeeklyLetter(trx, on)
    await recordDeskEvent(trx, { kind: 'weekly letter changed', detail: { on } }, world)
  })
  return { ok: true, on }
}
