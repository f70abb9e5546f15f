import type { Absence } from '#domain/desk/absence.ts'
import type { Db } from '../schema.ts'

/** The leads an operator gave back when they went away, for undoing it. */
export type GivenBack = {
  leads: { id: string; version: number }[]
  /** What they had claimed. */
  claims?: string[]
}

export type StoredAbsence = Absence & {
  createdAt: string
  createdBy: string
  givesBack: boolean
  begunAt: string | null
  givenBack: GivenBack | null
}

export async function insertAbsence(
  db: Db,
  { id, operator, from, until, createdAt, createdBy, givesBack, begunAt, givenBack }: StoredAbsence,
): Promise<void> {
  await db
    .insertInto('absences')
    .values({
      id,
      operator,
      from_at: from,
      until_at: until,
      created_at: createdAt,
      created_by: createdBy,
      gives_back: givesBack ? 1 : 0,
      begun_at: begunAt,
      given_back: givenBack && JSON.stringify(givenBack),
    })
    .execute()
}

function absences(db: Db) {
  return db
    .selectFrom('absences')
    .select(['id', 'operator', 'from_at as from', 'until_at as until', 'created_at as createdAt'])
    .select(['created_by as createdBy', 'begun_at as begunAt', 'gives_back', 'given_back'])
}

type Row = Awaited<ReturnType<ReturnType<typeof absences>['execute']>>[number]

function fromRow({ gives_back, given_back, ...absence }: Row): StoredAbsence {
  return {
    ...absence,
    givesBack: gives_back === 1,
    givenBack: given_back === null ? null : JSON.parse(given_back),
  }
}

/** Absences that are not over, of one operator or of all who are at the desk, by when they begin. */
export async function listAbsences(
  db: Db,
  { now, operator }: { now: Date; operator?: string },
): Promise<StoredAbsence[]> {
  const rows = await absences(db)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now.toISOString())]))
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator ?? ''))
    .orderBy('from_at')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

export async function getAbsence(db: Db, id: string): Promise<StoredAbsence | undefined> {
  const query = absences(db).where('id', '=', id)
  const row = await query.forUpdate().executeTakeFirst()
  return row && fromRow(row)
}

/** Planned absences whose moment has come, by their ids. */
export async function listAbsencesToBegin(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('absences')
    .select('id')
    .where('begun_at', 'is', null)
    .where('from_at', '<=', now.toISOString())
    .orderBy('from_at')
    .execute()
  return rows.map(({ id }) => id)
}

/** Marks a planned absence as begun. False where another replica was faster, or it was taken back. */
export async function beginAbsence(db: Db, id: string, at: string): Promise<boolean> {
  const begun = await db
    .updateTable('absences')
    .set({ begun_at: at })
    .where('id', '=', id)
    .where('begun_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

export async function endAbsence(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('absences').set({ until_at: at }).where('id', '=', id).execute()
}

export async function deleteAbsence(db: Db, id: string): Promise<void> {
  await db.deleteFrom('absences').where('id', '=', id).execute()
}
