import { sql } from 'kysely'
import { aboutWords, wordsOf } from '#domain/lead/words.ts'
import type { Db } from '../schema.ts'

/**
 * Updates the search words of these leads: after a note was taken back or a detail corrected, and for leads from before. Run
 * inside the transaction of the change. Nothing is written for erased leads.
 */
export async function refreshLeadWords(db: Db, leads: readonly string[]): Promise<void> {
  if (leads.length === 0) return
  const query = db
    .selectFrom('enquiries')
    .select(['id', 'postcode', 'email'])
    .where('id', 'in', leads)
    .where('erased_at', 'is', null)
    .orderBy('id')
  const rows = await query.forNoKeyUpdate().execute()
  if (rows.length === 0) return
  const notes = Map.groupBy(await listNotes(db, leads), ({ lead }) => lead)
  await db
    .insertInto('lead_words')
    .values(
      rows.map((row) => ({
        lead: row.id,
        about: aboutWords(row),
        notes: wordsOf((notes.get(row.id) ?? []).map(({ text }) => text).join(' ')).join(' '),
      })),
    )
    .onConflict((oc) =>
      oc
        .column('lead')
        .doUpdateSet(({ ref }) => ({ about: ref('excluded.about'), notes: ref('excluded.notes') }))
        .where(({ or, eb, ref }) =>
          or([
            eb('lead_words.about', '<>', ref('excluded.about')),
            eb('lead_words.notes', '<>', ref('excluded.notes')),
          ]),
        ),
    )
    .execute()
}

/** Adds the words of a note to those that its lead is found by. */
export async function addNoteWords(db: Db, lead: string, note: string): Promise<void> {
  const words = wordsOf(note).join(' ')
  if (!words) return
  // Added in the statement, since two notes may be written at once.
  await db
    .insertInto('lead_words')
    .values({ lead, about: '', notes: words })
    .onConflict((oc) =>
      oc.column('lead').doUpdateSet({ notes: sql`trim(lead_words.notes || ' ' || ${words})` }),
    )
    .execute()
}

async function listNotes(db: Db, leads: readonly string[]) {
  const notes = await db
    .selectFrom('audit')
    .select(['lead', 'detail'])
    .where('lead', 'in', leads)
    .where('kind', '=', 'lead.noted')
    .orderBy('at')
    .orderBy('id')
    .execute()
  return notes.map(({ lead, detail }) => ({
    lead: lead ?? '',
    text: String((JSON.parse(detail) as { text?: unknown }).text ?? ''),
  }))
}

/** The words of leads' notes, as they are stored to be found. */
export async function listNoteWords(db: Db, leads: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('lead_words')
    .select('notes')
    .where('lead', 'in', leads)
    .execute()
  return rows.map(({ notes }) => notes)
}

/** The ids of the leads after one, in the order they came. */
export async function listLeadsAfter(
  db: Db,
  { beyond, size }: { beyond: string; size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '>', beyond)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}
