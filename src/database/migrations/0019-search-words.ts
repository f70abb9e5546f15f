import { type Kysely, sql } from 'kysely'
import type { EngineTypes } from './types.ts'

/** The words that leads are found by: place, email domain and notes. They are filled in afterwards, in small steps. */
export async function up(db: Kysely<unknown>, types: EngineTypes): Promise<void> {
  // On PostgreSQL a migration runs in a transaction anyway.
  if (types.engine === 'postgres') await onPostgres(db)
  else await db.transaction().execute(onSqlite)
}

async function onSqlite(db: Kysely<unknown>): Promise<void> {
  // A number of its own: those that SQLite gives may change when the file is rewritten.
  await sql`create table lead_words (
    number integer primary key,
    lead text not null unique references enquiries (id),
    about text not null,
    notes text not null
  )`.execute(db)
  // The words come folded, so nothing is left to fold. A full stop belongs to a domain.
  await sql`create virtual table lead_words_index using fts5 (
    about, notes, content = 'lead_words', content_rowid = 'number', detail = none, columnsize = 0,
    tokenize = "unicode61 remove_diacritics 0 tokenchars '.-'"
  )`.execute(db)
  // A deleted word leaves the index at once, and not when its parts are merged some day.
  await sql`insert into lead_words_index (lead_words_index, rank) values ('secure-delete', 1)`.execute(
    db,
  )
  const add =
    'insert into lead_words_index (rowid, about, notes) values (new.number, new.about, new.notes);'
  const remove = `insert into lead_words_index (lead_words_index, rowid, about, notes)
    values ('delete', old.number, old.about, old.notes);`
  for (const [event, statements] of Object.entries({
    insert: add,
    delete: remove,
    update: remove + add,
  }))
    await sql
      .raw(
        `create trigger lead_words_${event} after ${event} on lead_words begin ${statements} end`,
      )
      .execute(db)
}

async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create table lead_words (
    lead text primary key references enquiries (id),
    about text not null,
    notes text not null,
    search tsvector not null generated always as (
      array_to_tsvector(array_remove(string_to_array(about || ' ' || notes, ' '), ''))
    ) stored
  )`.execute(db)
  await sql`create index lead_words_search on lead_words using gin (search)`.execute(db)
  // PostgreSQL would keep samples of them beyond an erasure.
  for (const column of ['about', 'notes', 'search'])
    await sql`alter table lead_words alter column ${sql.ref(column)} set statistics 0`.execute(db)
}
