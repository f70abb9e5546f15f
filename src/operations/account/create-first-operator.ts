import { v7 as uuidv7 } from 'uuid'
import { claimFirstOperator, insertOperator, insertPassword } from '#database/account/operators.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import type { Passwords } from './passwords.ts'

export type FirstOperator = { name: string; email: string; password: string }

/** Creates the first operator, an owner. Undefined when there was one already, also when two try at once. */
export async function createFirstOperator(
  { name, email, password }: FirstOperator,
  world: Pick<World, 'database' | 'now'> & { passwords: Passwords },
): Promise<{ id: string } | undefined> {
  const id = uuidv7()
  const hash = await world.passwords.hash(password)
  return commit(world, async (trx) => {
    if (!(await claimFirstOperator(trx, id))) return undefined
    const at = world.now()
    await insertOperator(trx, { id, name, email, role: 'owner' }, at)
    await insertPassword(trx, { id: uuidv7(), operator: id, hash }, at)
    const detail = { person: id }
    await recordDeskEvent(trx, { kind: 'first operator created', at, detail }, world)
    return { id }
  })
}
