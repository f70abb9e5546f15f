import { type AssignmentRules, usualAssignmentRules } from '#domain/desk/rules.ts'
import type { Turns } from '#domain/desk/turns.ts'
import type { Db } from '../schema.ts'
import { getSetting, insertSetting, saveSetting } from '../settings.ts'

const name = 'ASSIGNMENT_RULES'
const turnsName = 'ASSIGNMENT_TURNS'

/** The rules, and since when leads are assigned by any. */
export type StoredAssignmentRules = { rules: AssignmentRules; since: string | null }

export async function getAssignmentRules(db: Db): Promise<StoredAssignmentRules> {
  const value = await getSetting(db, name)
  return value === undefined
    ? { rules: usualAssignmentRules, since: null }
    : (JSON.parse(value) as StoredAssignmentRules)
}

export async function saveAssignmentRules(db: Db, stored: StoredAssignmentRules): Promise<void> {
  await saveSetting(db, name, JSON.stringify(stored))
}

export async function getTurns(db: Db): Promise<Turns> {
  const value = await getSetting(db, turnsName)
  return value === undefined ? {} : (JSON.parse(value) as Turns)
}

/** The turns, locked until the end of the transaction: two replicas never give out the same one. */
export async function lockTurns(db: Db): Promise<Turns> {
  await insertSetting(db, turnsName, '{}')
  const query = db.selectFrom('settings').select('value').where('name', '=', turnsName)
  const { value } = await query.forUpdate().executeTakeFirstOrThrow()
  return JSON.parse(value) as Turns
}

export async function saveTurns(db: Db, turns: Turns): Promise<void> {
  await saveSetting(db, turnsName, JSON.stringify(turns))
}
