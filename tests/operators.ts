import { v7 as uuidv7 } from 'uuid'
import { insertOperator, insertPassword } from '#database/account/operators.ts'
import type { Database } from '#database/open.ts'
import type { Role } from '#domain/account/role.ts'
import { morning } from './leads.ts'

/** An operator who has come to the desk: they have a password. */
export async function storeOperator(
  { db }: Database,
  { role = 'agent', name = 'Somebody' }: { role?: Role; name?: string } = {},
): Promise<string> {
  const id = uuidv7()
  const at = new Date(morning)
  await insertOperator(db, { id, name, email: `${id}@wattlewise.example`, role }, at)
  await insertPassword(db, { id: uuidv7(), operator: id, hash: 'hash' }, at)
  return id
}
