import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Schema } from '../schema.ts'

/**
 * The ids of leads by the end of their promises, and then of those without one: where a null belongs each engine says differently, and none
 * compares it. `beyond` is the id of the last lead of the page before.
 */
export async function listIdsByPromise(
  db: Db,
  passes: (lead: ExpressionBuilder<Schema, 'enquiries'>) => Expression<SqlBool>,
  { beyond, size }: { beyond: string | undefined; size: number },
): Promise<string[]> {
  const matching = db.selectFrom('enquiries').select('id').where(passes)
  const isPastPromises = beyond !== undefined && !(await hasPromise(db, beyond))
  const promised = isPastPromises
    ? []
    : await matching
        .where('promised_by', 'is not', null)
        .$if(beyond !== undefined, (qb) => qb.where(isBeyond(beyond ?? '')))
        .orderBy('promised_by')
        .orderBy('id')
        .limit(size)
        .execute()
  const others =
    promised.length === size
      ? []
      : await matching
          .where('promised_by', 'is', null)
          .$if(isPastPromises, (qb) => qb.where('id', '>', beyond ?? ''))
          .orderBy('id')
          .limit(size - promised.length)
          .execute()
  return [...promised, ...others].map(({ id }) => id)
}

function isBeyond(lead: string) {
  return sql<SqlBool>`(promised_by, id) > (select promised_by, id from enquiries where id = ${lead})`
}

async function hasPromise(db: Db, lead: string): Promise<boolean> {
  const row = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', lead)
    .where('promised_by', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
