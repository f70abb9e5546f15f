import { listPausesEnded, setPausedUntil } from '#database/installer/installer-acts.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { lockInstaller } from '#database/offer/offers.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import { pausedOn } from '#domain/installer/pause.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { withRetry } from '../with-retry.ts'
import { levelFor } from './save-installer.ts'

type EndPausesDeps = { database: Database; now: () => Date; calling: CallingRules }

/** Whoever comes back because the day has come to which it paused starts level with the others. Replicas may do it at once. */
export async function endPauses({ database, now, calling }: EndPausesDeps): Promise<void> {
  const { timeZone } = calling
  const today = dayOf(now(), timeZone)
  for (const installer of await listPausesEnded(database.db, today))
    await withRetry(() =>
      database.db.transaction().execute(async (trx) => {
        await lockInstaller(trx, installer)
        const known = await getInstaller(trx, installer)
        if (!known?.pausedUntil || pausedOn(today, known)) return
        const level = await levelFor(trx, known.weight, { now: now(), timeZone, itself: installer })
        const since = now().toISOString()
        await setPausedUntil(trx, installer, { until: undefined, level: { level, since } })
      }),
    )
}
