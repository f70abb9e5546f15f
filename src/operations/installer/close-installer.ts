import {
  endOpenOffers,
  setInstallerClosed,
  setInstallerOpen,
} from '#database/installer/installer-closing.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { lockInstaller } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { withRetry } from '../with-retry.ts'
import { levelFor, recordInstaller } from './save-installer.ts'

type ClosedInstaller = Result<object, 'unknown'>

/** Offers an installer nothing more, and lets its open offers lapse. What it accepted, and its ledger, stay. Twice is harmless. */
export function closeInstaller(id: string, deps: ActorDeps): Promise<ClosedInstaller> {
  const now = deps.now()
  return setClosed(id, deps, async (trx) => {
    if (!(await setInstallerClosed(trx, id, now.toISOString()))) return
    await endOpenOffers(trx, id, now)
    await recordInstaller(trx, { kind: 'installer closed', detail: { installer: id } }, deps)
  })
}

/** Lets an installer that was closed get leads again, level with the others. */
export function reopenInstaller(
  id: string,
  deps: ActorDeps & { calling: CallingRules },
): Promise<ClosedInstaller> {
  const now = deps.now()
  return setClosed(id, deps, async (trx, weight) => {
    const level = await levelFor(trx, weight, { now, timeZone: deps.calling.timeZone })
    if (!(await setInstallerOpen(trx, id, { level, since: now.toISOString() }))) return
    await recordInstaller(trx, { kind: 'installer reopened', detail: { installer: id } }, deps)
  })
}

function setClosed(
  id: string,
  { database }: Pick<ActorDeps, 'database'>,
  change: (trx: Db, weight: number) => Promise<void>,
): Promise<ClosedInstaller> {
  return withRetry(() =>
    database.db.transaction().execute(async (trx): Promise<ClosedInstaller> => {
      await lockInstaller(trx, id)
      const installer = await getInstaller(trx, id)
      if (!installer) return noSuchInstaller
      await change(trx, installer.weight)
      return { ok: true }
    }),
  )
}

export const noSuchInstaller = reject('unknown', 'There is no such installer.')
