import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { deleteAbsence, endAbsence, getAbsence } from '#database/desk/absences.ts'
import type { Role } from '#domain/account/role.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { commit } from '../world.ts'

/** Ends an absence, or takes a planned one back. An owner may do it for anybody. */
export function comeBack(
  id: string,
  world: ActorDeps & { role: Role },
): Promise<Result<object, 'unknown' | 'refused'>> {
  const { by, role } = world
  const at = world.now().toISOString()
  return commit(world, async (trx) => {
    const absence = await getAbsence(trx, id)
    if (!absence) return noSuchAbsence
    const { operator, from, until } = absence
    if (operator !== by && role !== 'owner') return notYours
    // A second press, or the time had come anyway.
    if (until !== null && until <= at) return { ok: true }
    if (from > at) await deleteAbsence(trx, id)
    else await endAbsence(trx, id, at)
    await recordAudit(trx, {
      id: uuidv7(),
      at,
      operator: by,
      kind: 'person back',
      detail: { person: operator },
    })
    return { ok: true }
  })
}

export const noSuchAbsence = reject('unknown', 'There is no such absence. It may be over.')
const notYours = reject('refused', 'Only an owner can say that somebody else is back.')
