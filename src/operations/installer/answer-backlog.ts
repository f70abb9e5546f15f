import { clearOffersSince, setBacklogLeft } from '#database/installer/installer-acts.ts'
import type { StoredInstaller } from '#database/installer/installers.ts'
import { listBacklogLeads } from '#database/offer/offering.ts'
import { dayOf } from '#domain/calendar.ts'
import { isBacklog, isReady } from '#domain/installer/backlog.ts'
import { needOf } from '#domain/offer/need.ts'
import { standingReasons } from '#domain/offer/reason.ts'
import { offeredDays } from '#domain/offer/rules.ts'
import type { Result } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'

/** How many leads wait for an owner's word whether an installer is offered them, and since when the earliest. */
type Backlog = { leads: number; since: string }

/** The leads from before each of these installers was ready that suit it, until an owner decides about them. */
export async function findBacklogs(
  installers: readonly StoredInstaller[],
  { database, now, calling }: Pick<World, 'database' | 'now' | 'calling'>,
): Promise<Map<string, Backlog>> {
  const today = dayOf(now(), calling.timeZone)
  const asking = installers.filter(
    (one) => one.offersSince && !one.backlogLeftAt && isReady(one, today),
  )
  if (asking.length === 0) return new Map()
  const since = new Date(now().getTime() - offeredDays * 24 * 3_600_000)
  const leads = (await listBacklogLeads(database.reads, { since, now: now() })).map((row) => ({
    at: row.created_at,
    need: needOf(row),
  }))
  return new Map(
    asking.flatMap((installer) => {
      const theirs = leads.filter(
        ({ at, need }) =>
          isBacklog(installer, at) &&
          standingReasons(installer, need, today).every(({ side }) => side !== 'against'),
      )
      const [first] = theirs
      return first ? [[installer.id, { leads: theirs.length, since: first.at }]] : []
    }),
  )
}

/** An owner says whether leads from before an installer was ready are offered to it too, as far as places allow, or left to the desk. */
export function answerBacklog(
  { installer, answer }: { installer: string; answer: 'offer' | 'leave' },
  world: World & { by: string },
): Promise<Result<object, 'unknown'>> {
  const detail = { installer }
  return actOnInstaller(installer, world, async (db) => {
    if (answer === 'offer') {
      await clearOffersSince(db, installer)
      await recordDeskEvent(db, { kind: 'installer backlog offered', detail }, world)
    } else {
      await setBacklogLeft(db, installer, world.now().toISOString())
      await recordDeskEvent(db, { kind: 'installer backlog left', detail }, world)
    }
    return { ok: true }
  })
}
