import { v7 as uuidv7 } from 'uuid'
import { deleteSignIn, getOperatorByEmail } from '#database/account/operators.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { noSuchOperator } from './change-operator.ts'

export type ResetOperatorResult = Result<{ id: string; name: string }, 'unknown' | 'refused'>

/**
 * Removes password and second factor of an operator who can't sign in and has no owner to ask, and signs them out. They and
 * the other owners are notified by letter. It is run on the server's machine.
 */
export function resetOperator(
  email: string,
  world: Pick<World, 'database' | 'now'>,
): Promise<ResetOperatorResult> {
  const entry = uuidv7()
  return commit(world, async (trx): Promise<ResetOperatorResult> => {
    const person = await getOperatorByEmail(trx, email)
    if (!person) return noSuchOperator
    const { id, name } = person
    if (person.closed_at)
      return reject('refused', `${name}’s place is closed. Another owner can reopen it.`)
    await deleteSignIn(trx, id)
    const detail = { person: id }
    await recordDeskEvent(trx, { kind: 'account reset', id: entry, detail }, world)
    return { ok: true, id, name }
  })
}
