import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { deleteAbsence, getAbsence } from '#database/desk/absences.ts'
import { restoreOwner } from '#database/desk/unfinished-leads.ts'
import { undoSeconds } from '#domain/desk/undo.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { commit } from '../world.ts'
import { claimAgain } from './claim-lead.ts'
import { noSuchAbsence } from './come-back.ts'

// The desk offers it for ten seconds; a phone with a bad connection may take a while to say so.
const patienceMs = 6 * undoSeconds * 1000

/** Undoes an absence that was just noted: what was given back is theirs again, unless somebody took it meanwhile. */
export function undoGoingAway(
  id: string,
  world: ActorDeps,
): Promise<Result<{ leads: number }, 'unknown' | 'refused'>> {
  const { by } = world
  const now = world.now()
  const at = now.toISOString()
  return commit(world, async (trx) => {
    const absence = await getAbsence(trx, id)
    if (!absence || absence.createdBy !== by) return noSuchAbsence
    if (now.getTime() - Date.parse(absence.createdAt) > patienceMs)
      return reject('refused', 'It’s too late to undo. Press ‘I’m back’ instead.')
    const { operator, givenBack } = absence
    const restored = await restoreOwner(trx, { owner: operator, leads: givenBack?.leads ?? [] })
    for (const { id: lead, state } of restored)
      await recordAudit(trx, {
        id: uuidv7(),
        at,
        operator: by,
        kind: 'lead.undone',
        lead,
        detail: { to: state, undone: 'lead.assigned' },
      })
    for (const lead of givenBack?.claims ?? [])
      await await claimAgain(trx, lead, { operator, now, engine: world.database.engine })
    await deleteAbsence(trx, id)
    await recordAudit(trx, {
      id: uuidv7(),
      at,
      operator: by,
      kind: 'person away undone',
      detail: { person: operator },
    })
    return { ok: true, leads: restored.length }
  })
}
