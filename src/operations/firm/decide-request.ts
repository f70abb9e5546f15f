import {
  deleteFiles,
  getChange,
  type InstallerChange,
  listChanges,
  settleChange,
} from '#database/installer/changes.ts'
import type { StoredInstaller } from '#database/installer/installers.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { missingBefore, requestKey, requestOf, withRequest } from '#domain/installer/request.ts'
import { type Result, reject } from '#domain/result.ts'
import { actOnInstaller, noSuchInstaller } from '../installer/act-on-installer.ts'
import { loadStartingLevels, replaceInstaller } from '../installer/save-installer.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'

export type RequestDecision = { decision: 'confirmed' | 'refused'; sentence: string }

type Decided = Result<object, 'unknown' | 'refused' | 'invalid' | 'changed'>

/**
 * Confirms a request of an installer's office, or declines it with a reason. It takes effect at once, and the office is notified. A file is
 * kept while its proof is valid.
 */
export async function decideRequest(
  { id, decision, sentence }: RequestDecision & { id: string },
  world: World & { by: string },
): Promise<Decided> {
  const because = sentence.trim()
  const asked = await getChange(world.database.db, id)
  if (!asked) return noSuchRequest
  return actOnInstaller(asked.installer, world, async (db, known): Promise<Decided> => {
    // Read again: it may have been decided while we waited for the lock.
    const change = (await getChange(db, id)) ?? asked
    if (change.kind === 'work') return noSuchRequest
    if (change.settled_at)
      return change.outcome === decision
        ? { ok: true }
        : reject('refused', 'It was decided or taken back meanwhile.')
    if (decision === 'refused' && because === '')
      return reject('invalid', 'Say why: the installer reads it.')
    const confirmed = decision === 'confirmed' ? await confirm(db, known, change, world) : undefined
    if (confirmed && !confirmed.ok) return confirmed
    const now = world.now()
    await settleChange(db, id, {
      outcome: decision,
      settled_at: now.toISOString(),
      settled_by: world.by,
      sentence: because || null,
    })
    if (decision === 'refused') await deleteFiles(db, [id])
    const detail = { installer: known.id, what: change.kind, decision }
    await recordDeskEvent(db, { kind: 'installer request decided', key: id, detail }, world)
    return { ok: true }
  })
}

const noSuchRequest = reject('unknown', 'There is no such request.')

async function confirm(
  db: Db,
  known: StoredInstaller,
  change: InstallerChange,
  world: World,
): Promise<Decided> {
  const request = requestOf(change)
  const missing = missingBefore(request, known)
  if (missing) return reject('refused', missing)
  const at = world.now()
  const { timeZone } = world.calling
  const level = await loadStartingLevels(db, { at, timeZone })
  const replaced = await replaceInstaller(
    db,
    {
      id: known.id,
      version: known.version,
      installer: withRequest(known, request, dayOf(at, timeZone)),
    },
    { at, level, timeZone },
  )
  if (!replaced.ok) return replaced.code === 'unknown' ? noSuchInstaller : replaced
  const earlier = (await listChanges(db, known.id)).filter(
    (one) =>
      one.id !== change.id &&
      one.kind === change.kind &&
      one.outcome === 'confirmed' &&
      requestKey(requestOf(one)) === requestKey(request),
  )
  await deleteFiles(
    db,
    earlier.map(({ id }) => id),
  )
  return { ok: true }
}
