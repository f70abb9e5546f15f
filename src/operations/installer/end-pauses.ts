import { listPausesEnded, setPausedUntil } from '#database/installer/installer-acts.ts'
import { dayOf } from '#domain/calendar.ts'
import { pausedOn } from '#domain/installer/pause.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'
import { levelFor } from './save-installer.ts'

/** Whoever comes back because the day has come to which it paused starts level with the others. Replicas may do it at once. */
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
    })
}
