import {
  listPausesEnded,
  setOffersSince,
  setPausedUntil,
} from '#database/installer/installer-acts.ts'
import { dayOf } from '#domain/calendar.ts'
import { type Pause, pausedOn, pauseUntil } from '#domain/installer/pause.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'
import { levelFor } from './save-installer.ts'

/**
 * Pauses offers to an installer, or resumes them: it then starts level with the others, as pausing costs no turn, and owners are asked about
 * earlier leads. Accepted offers stay; open ones are cancelled. `until` is the day (YYYY-MM-DD) on which offers resume. Returns false for an installer that is unknown or closed.
 */
export async function pauseInstaller(
  { installer, pause }: { installer: string; pause: Pause | 'none' | { until: string } },
  // Without an operator the installer does it, by its link.
  world: World,
): Promise<boolean> {
  const { timeZone } = world.calling
  const now = world.now()
  const until = dayOfEnd(pause, now, timeZone)
  const paused = await actOnInstaller(installer, world, async (db, known) => {
    if (known.closedAt) return { ok: false }
    if (pausedOn(dayOf(now, timeZone), known) === until) return { ok: true }
    const level = until
      ? undefined
      : {
          level: await levelFor(db, known.weight, { now, timeZone, itself: installer }),
          since: now.toISOString(),
        }
    await setPausedUntil(db, installer, { until, level })
    if (!until) await setOffersSince(db, installer, now.toISOString())
    await recordDeskEvent(
      db,
      { kind: 'installer paused', detail: { installer, until: until ?? '' } },
      world,
    )
    return { ok: true }
  })
  return paused.ok
}

function dayOfEnd(
  pause: Pause | 'none' | { until: string },
  now: Date,
  timeZone: string,
): string | undefined {
  if (pause === 'none') return undefined
  return typeof pause === 'string' ? pauseUntil(pause, now, timeZone) : pause.until
}

/** Ends pauses that are over: the installers start level with the others. Replicas may run it at the same time. */
export async function endPauses(world: World): Promise<void> {
  const { timeZone } = world.calling
  const now = world.now()
  const today = dayOf(now, timeZone)
  for (const id of await listPausesEnded(world.database.db, today))
    await actOnInstaller(id, world, async (db, installer) => {
      if (!installer.pausedUntil || pausedOn(today, installer)) return
      const level = await levelFor(db, installer.weight, { now, timeZone, itself: id })
      const since = now.toISOString()
      await setPausedUntil(db, id, { until: undefined, level: { level, since } })
      await setOffersSince(db, id, since)
    })
}
