import type { ExpressionBuilder, Updateable } from 'kysely'
import type { Role } from '#domain/account/role.ts'
import type { Audience } from '#domain/delivery/delivery.ts'
import type { Db, OperatorsTable, Schema } from '../schema.ts'
import { insertSetting } from '../settings.ts'

export type NewOperator = { id: string; name: string; email: string; role: Role }

/** better-auth's provider id for signing in with a password. */
const byPassword = 'credential'

export async function hasOperator(db: Db): Promise<boolean> {
  const any = await db.selectFrom('operators').select('id').limit(1).execute()
  return any.length > 0
}

/** Whether this call may create the first operator. Of two at once, only one may. */
export function claimFirstOperator(db: Db, id: string): Promise<boolean> {
  return insertSetting(db, 'FIRST_OPERATOR', id)
}

/** Inserts an operator. False when the email address is in use. */
export async function insertOperator(
  db: Db,
  { id, name, email, role }: NewOperator,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString()
  const inserted = await db
    .insertInto('operators')
    .values({
      id,
      name,
      email: email.toLowerCase(),
      email_verified: 0,
      created_at: moment,
      updated_at: moment,
      two_factor_enabled: 0,
      role,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function updateOperator(
  db: Db,
  id: string,
  set: Pick<Updateable<OperatorsTable>, 'role' | 'closed_at'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('operators')
    .set({ ...set, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

export async function insertPassword(
  db: Db,
  { id, operator, hash }: { id: string; operator: string; hash: string },
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  await db
    .insertInto('operator_accounts')
    .values({
      id,
      user_id: operator,
      account_id: operator,
      provider_id: byPassword,
      password: hash,
      created_at: moment,
      updated_at: moment,
    })
    .execute()
}

/** Whether an operator has ever set a password, even where it was taken from them since. */
export async function hasHadPassword(db: Db, operator: string): Promise<boolean> {
  const accounts = db.selectFrom('operator_accounts').select('id').where('user_id', '=', operator)
  return (await accounts.executeTakeFirst()) !== undefined
}

/** Ends every way into an operator's account: password, second factor, sessions, and links that were sent. */
export async function deleteSignIn(db: Db, operator: string): Promise<void> {
  await db
    .updateTable('operator_accounts')
    .set({ password: null })
    .where('user_id', '=', operator)
    .execute()
  await deletePasswordLinks(db, operator)
  await deleteSecondFactor(db, operator)
  await deleteSessions(db, operator)
}

/** Ends the links that were sent to set a password, and sign-ins that wait for a code. */
export async function deletePasswordLinks(db: Db, operator: string): Promise<void> {
  // All that better-auth stores with an operator's id as its value; what it is for is hashed.
  await db.deleteFrom('operator_verifications').where('value', '=', operator).execute()
}

export function getOperatorByEmail(db: Db, email: string) {
  return db
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'role', 'closed_at'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

export function getOperator(db: Db, id: string) {
  return db
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'role', 'closed_at', 'two_factor_enabled'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** All operators, including closed accounts, by name. */
export function listOperators(db: Db) {
  return db
    .selectFrom('operators')
    .select(['id', 'name', 'email', 'role', 'closed_at', 'two_factor_enabled', 'created_at'])
    .select((eb) => hasPassword(eb).as('has_password'))
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Who was invited and has set no password can't sign in. */
function hasPassword(eb: ExpressionBuilder<Schema, 'operators'>) {
  return eb.exists(
    eb
      .selectFrom('operator_accounts')
      .select('operator_accounts.id')
      .whereRef('user_id', '=', 'operators.id')
      .where('password', 'is not', null),
  )
}

/** The addresses of open accounts: of everybody who can sign in, of owners who can, or of one operator. */
export async function listAddresses(
  db: Db,
  audience: Exclude<Audience, 'office'>,
): Promise<string[]> {
  const open = db.selectFrom('operators').select('email').where('closed_at', 'is', null)
  const narrowed =
    audience === 'team'
      ? open.where(hasPassword)
      : audience === 'owners'
        ? open.where(hasPassword).where('role', '=', 'owner')
        : open.where('id', '=', audience.operator)
  const rows = await narrowed.orderBy('id').execute()
  return rows.map(({ email }) => email)
}

/** Owners with an open account who can sign in to it. */
export function listOpenOwners(db: Db) {
  return openOwners(db).execute()
}

/** The same, locked until the end of the transaction. */
export function lockOpenOwners(db: Db) {
  return openOwners(db).forUpdate().execute()
}

function openOwners(db: Db) {
  return db
    .selectFrom('operators')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'owner')
    .where('closed_at', 'is', null)
    .where(hasPassword)
    .orderBy('id')
}

/**
 * Whether an operator's account is closed. In a transaction it locks the row: an operator gets no leads while their
 * account is being closed.
 */
export async function hasLeft(db: Db, operator: string): Promise<boolean> {
  const query = db.selectFrom('operators').select('closed_at').where('id', '=', operator)
  const person = await query.forShare().executeTakeFirst()
  return Boolean(person?.closed_at)
}

export async function deleteSessions(db: Db, operator: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('user_id', '=', operator).execute()
}

/** Afterwards the operator signs in with the password alone, and has to set up a new second factor. */
export async function deleteSecondFactor(db: Db, operator: string): Promise<void> {
  await db.deleteFrom('operator_second_factors').where('user_id', '=', operator).execute()
  await db.deleteFrom('operator_passkeys').where('user_id', '=', operator).execute()
  await db
    .updateTable('operators')
    .set({ two_factor_enabled: 0 })
    .where('id', '=', operator)
    .execute()
}
