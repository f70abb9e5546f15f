import { v7 as uuidv7 } from 'uuid'
import { insertOperator } from '#database/account/operators.ts'
import type { Role } from '#domain/account/role.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import type { ActorDeps } from './write-audit.ts'

export type InviteResult = Result<{ id: string }, 'email'>

/** Adds an operator without a password. An invitation letter lets them set one. */
export function inviteOperator(
  person: { name: string; email: string; role: Role },
  world: ActorDeps,
): Promise<InviteResult> {
  const id = uuidv7()
  return commit(world, async (trx): Promise<InviteResult> => {
    const at = world.now()
    if (!(await insertOperator(trx, { id, ...person }, at)))
      return reject('email', 'Somebody with this email address is on the list already.')
    await recordDeskEvent(
      trx,
      { kind: 'person invited', detail: { person: id, role: person.role } },
      world,
    )
    return { ok: true, id }
  })
}
