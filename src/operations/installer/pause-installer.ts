import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { setPausedUntil } from '#database/installer/installer-acts.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { lockInstaller } from '#database/offer/offers.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import { type Pause, pausedOn, pauseUntil } from '#domain/installer/pause.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { withRetry } from '../with-retry.ts'
import { levelFor } from './save-installer.ts'

export type PauseInstallerDeps = {
  database: Database
  now: () => Date
  calling: CallingRules
  /** The operator who does it; absent where the installer does, by its link. */
  by?: string
}

/**
 * Pauses new offers to an installer, or lets them come again: it then starts level with the others, as pausing costs no turn. What it
 * was offered or accepted stands. `until` is the first day (YYYY-MM-DD) on which offers come again. False for an installer that is unknown or closed.
 */
export function pauseInstaller(
  { installer, pause }: { installer: string; pause: Pause | 'none' | { until: string } },
  { database, now, calling: { timeZone }, by }: PauseInstallerDeps,
): Promise<boolean> {
  const moment = now()
  const until = dayOfEnd(pause, moment, timeZone)
  return withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      await lockInstaller(trx, installer)
      const known = await getInstaller(trx, installer)
      if (!known || known.closedAt) return false
      const before = pausedOn(dayOf(moment, timeZone), known)
      if (before === until) return true
      const level = until
        ? undefined
        : {
            level: await levelFor(trx, known.weight, { now: moment, timeZone, itself: installer }),
            since: moment.toISOString(),
          }
      await setPausedUntil(trx, installer, { until, level })
      await recordAudit(trx, {
        id: uuidv7(),
        at: moment.toISOString(),
        operator: by ?? null,
        kind: 'installer paused',
        detail: { installer, until: until ?? '' },
      })
      return true
    }),
  )
}

function dayOfEnd(
  pause: Pause | 'none' | { until: string },
  now: Date,
  timeZone: string,
): string | undefined {
  if (pause === 'none') return undefined
  return typeof pause === 'string' ? pauseUntil(pause, now, timeZone) : pause.until
}
