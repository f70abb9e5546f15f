import { deleteChanges } from '#database/installer/changes.ts'
import {
  endOpenOffers,
  setInstallerClosed,
  setInstallerOpen,
  setOffersSince,
} from '#database/installer/installer-acts.ts'
import type { Result } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'
import { levelFor } from './save-installer.ts'

type ClosedInstaller = Result<object, 'unknown'>

/**
 * Offers an installer nothing more, and lets its open offers lapse. Its files, and what it asked for, are erased. What it accepted, and its
 * ledger, stay. Twice is harmless.
 */
export function closeInstaller(
  id: string,
  world: World & { by: string },
): Promise<ClosedInstaller> {
  const now = world.now()
  return actOnInstaller(id, world, async (db) => {
    if (await setInstallerClosed(db, id, now.toISOString())) {
      await endOpenOffers(db, id, now)
      await deleteChanges(db, id)
      await recordDeskEvent(db, { kind: 'installer closed', detail: { installer: id } }, world)
    }
    return { ok: true }
  })
}

/** Lets an installer that was closed get leads again, level with the others. */
export function reopenInstaller(
  id: string,
  world: World & { by: string },
): Promise<ClosedInstaller> {
  const now = world.now()
  return actOnInstaller(id, world, async (db, { weight }) => {
    const level = await levelFor(db, weight, { now, timeZone: world.calling.timeZone })
    if (await setInstallerOpen(db, id, { level, since: now.toISOString() })) {
      await setOffersSince(db, id, now.toISOString())
      await recordDeskEvent(db, { kind: 'installer reopened', detail: { installer: id } }, world)
    }
    return { ok: true }
  })
}
