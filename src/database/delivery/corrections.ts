import type { Insertable } from 'kysely'
import type { Db, Schema } from '../schema.ts'

/** What was corrected after these leads came, the latest first. */
export function listCorrections(db: Db, leads: readonly string[]) {
  return db
    .selectFrom('corrections')
    .select(['id', 'lead', 'by', 'who', 'at', 'field', 'before', 'after'])
    .where('lead', 'in', leads)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** How often the visitor corrected something of a lead since then. */
export async function countCorrections(
  db: Db,
  { lead, field, since }: { lead: string; field: string; since: Date },
): Promise<number> {
  const rows = await db
    .selectFrom('corrections')
    .select('id')
    .where('lead', '=', lead)
    .where('field', '=', field)
    .where('by', '=', 'visitor')
    .where('at', '>', since.toISOString())
    .execute()
  return rows.length
}

/** The visitor's notes for the caller, the earliest first. */
export async function listVisitorNotes(
  db: Db,
  lead: string,
): Promise<{ at: string; text: string }[]> {
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'detail'])
    .where('lead', '=', lead)
    .where('kind', '=', 'lead.noted')
    .where('operator', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ at, detail }) => {
    const { text }: { text?: string } = JSON.parse(detail)
    return text ? [{ at, text }] : []
  })
}

/** The time of the last change that others are notified of: by the visitor, or a correction at the desk. */
export async function getLatestNews(
  db: Db,
  lead: string,
): Promise<{ at: string; isDesk: boolean } | undefined> {
  const entry = await db
    .selectFrom('audit')
    .select(['at', 'operator'])
    .where('lead', '=', lead)
    .where((eb) =>
      eb.or([
        eb('kind', '=', 'lead.corrected'),
        eb('operator', 'is', null).and('kind', 'in', ['lead.time-chosen', 'lead.noted']),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry && { at: entry.at, isDesk: entry.operator !== null }
}

/** What stood on a lead before a correction, and since. */
export async function insertCorrections(
  db: Db,
  corrections: readonly Insertable<Schema['corrections']>[],
): Promise<void> {
  await db
    .insertInto('corrections')
    .values([...corrections])
    .execute()
}
