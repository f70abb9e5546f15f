import {
  deleteFiles,
  type InstallerChange,
  insertChange,
  listChanges,
  settleChange,
} from '#database/installer/changes.ts'
import type { StoredInstaller } from '#database/installer/installers.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { readProof } from '#domain/installer/proof-file.ts'
import {
  type InstallerRequest,
  isOpenRequest,
  mostRequests,
  problemWithRequest,
  requestKey,
  requestOf,
} from '#domain/installer/request.ts'
import { deskCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import { type Result, reject } from '#domain/result.ts'
import { actOnInstaller } from '../installer/act-on-installer.ts'
import { isBomb } from '../installer/is-bomb.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'

type Asked = Result<object, 'unknown' | 'invalid' | 'refused'> & { field?: string }

/**
 * Asks the desk to confirm an accreditation, with a file that says so. It is stored as it came, by what it is and not by what it's
 * called. The same asked again replaces what waits.
 */
export async function askWithProof(
  installer: string,
  { request, file }: { request: InstallerRequest; file: Uint8Array },
  world: World,
): Promise<Asked> {
  const proof = readProof(file)
  const problem =
    'problem' in proof
      ? proof.problem
      : proof.type === 'application/pdf' && (await isBomb(file)) && 'That PDF is too large to open.'
  if (problem || 'problem' in proof) return { ...reject('invalid', problem || ''), field: 'file' }
  return actOnInstaller(installer, world, (db, known) =>
    insertRequest(db, known, { request, file: { type: proof.type, bytes: file } }, world),
  )
}

type NewRequest = {
  request: InstallerRequest
  file?: { type: NonNullable<InstallerChange['file_type']>; bytes: Uint8Array }
}

/** The same without a file. Run inside a transaction with the installer locked. */
export async function insertRequest(
  db: Db,
  known: StoredInstaller,
  { request, file }: NewRequest,
  world: World,
): Promise<Asked> {
  const { calling, person } = world
  const now = world.now()
  const problem = problemWithRequest(request, known, dayOf(now, calling.timeZone))
  if (problem) return { ...reject('invalid', problem.message), field: problem.field }
  const open = (await listChanges(db, known.id)).filter(isOpenRequest)
  const before = open.filter((one) => requestKey(requestOf(one)) === requestKey(request))
  if (open.length - before.length >= mostRequests)
    return reject('refused', 'Many wait already. Wait until we have looked at those.')
  const at = now.toISOString()
  for (const { id } of before)
    await settleChange(db, id, { outcome: 'withdrawn', settled_at: at, settled_by: null })
  await deleteFiles(
    db,
    before.map(({ id }) => id),
  )
  await insertChange(
    db,
    {
      id: world.newId(),
      installer: known.id,
      kind: request.kind,
      asked_at: at,
      detail: JSON.stringify(request),
      file_type: file?.type,
      asked_by: person?.name ?? '',
      due_at: decideBy(now, deskCalendar(calling)).toISOString(),
    },
    file?.bytes,
  )
  const detail = { installer: known.id, what: request.kind }
  await recordDeskEvent(db, { kind: 'installer asked', detail }, world)
  return { ok: true }
}

/** Takes a request back that the desk hasn't decided. Twice is harmless. */
export function withdrawRequest(
  installer: string,
  id: string,
  world: World,
): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(installer, world, async (db) => {
    const asked = (await listChanges(db, installer)).find((one) => one.id === id)
    if (!asked || !isOpenRequest(asked)) return { ok: true }
    const settled_at = world.now().toISOString()
    await settleChange(db, id, { outcome: 'withdrawn', settled_at, settled_by: null })
    await deleteFiles(db, [id])
    return { ok: true }
  })
}
