import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { mostSearched } from '#domain/lead/search.ts'
import { type WantedWord, wantedWords } from '#domain/lead/words.ts'
import { postcodesOfPlace } from '#estimate/place-search.ts'
import type { Engine } from '../open.ts'
import type { Db, Schema } from '../schema.ts'

/** So many of the newest leads that pass are asked for the words first. A common word has its page of results among them. */
const newest = 2_000

/** Ids that a search found, and whether it looked at whatever may match. */
export type SearchResult = { ids: string[]; isWhole: boolean }

/** The words that a search text looks for; none where it cannot mean any. */
export function wordsWanted({ q = '' }: LeadFilter): WantedWord[] {
  return wantedWords(q, postcodesOfPlace)
}

/** Whether a lead has all these words, asked of the lead. In a query of `enquiries`. */
export function hasWords(words: readonly WantedWord[]): RawBuilder<SqlBool> {
  const text = sql`' ' || lead_words.about || ' ' || lead_words.notes || ' '`
  const conditions = words.map(({ word, isWhole, postcodes }) => {
    const inText = sql`${text} like ${isWhole ? `% ${word} %` : `% ${word}%`}`
    return postcodes.length > 0
      ? sql`(${inText} or enquiries.postcode in (${sql.join(postcodes)}))`
      : inText
  })
  // As a value, and not ‘exists’: PostgreSQL would read the words of every lead first.
  return sql<SqlBool>`coalesce((
    select case when ${sql.join(conditions, sql` and `)} then 1 else 0 end
    from lead_words where lead_words.lead = enquiries.id
  ), 0) = 1`
}

type Passes = (lead: ExpressionBuilder<Schema, 'enquiries'>) => Expression<SqlBool>

export type WordSearch = { passes: Passes; engine: Engine; limit: number; searchAll: boolean }

/**
 * The ids of leads that pass and have all the words. An index gives the whole list of a word at once, and that of ‘gmail.com’ is half
 * of all leads. So the newest that pass are asked first, and the index where they aren’t enough. Where it has more than may be looked
 * at, the newest are.
 */
export async function idsByWords(
  db: Db,
  words: readonly WantedWord[],
  { passes, engine, limit, searchAll }: WordSearch,
): Promise<SearchResult> {
  const passing = db.selectFrom('enquiries').where(passes).orderBy('id', 'desc')
  const amongNewest = async (most: number) => {
    const looked = await db
      .selectFrom(passing.select(['id', 'postcode']).limit(most).as('enquiries'))
      .select('id')
      .select(hasWords(words).as('has'))
      .execute()
    const ids = looked.filter(({ has }) => has).map(({ id }) => id)
    return { ids: ids.slice(0, limit), isWhole: looked.length < most }
  }
  const first = await amongNewest(newest)
  if (first.ids.length >= limit || first.isWhole) return { ids: first.ids, isWhole: true }
  const most = searchAll ? Number.MAX_SAFE_INTEGER : mostSearched
  const hits = (engine === 'sqlite' ? onSqlite : onPostgres)(words, most + 1)
  const matching = passing
    .select('id')
    .where(sql<SqlBool>`(select count(*) from hit) <= ${most}`)
    .where(sql<SqlBool>`id in (select lead from hit)`)
    .limit(limit)
  const { rows } = await sql<{ id: string | null; hits: number | string }>`
    with hit as materialized (${hits})
    select matching.id, (select count(*) from hit) as hits
    from (select 1 as one) as always left join (${matching}) as matching on true
  `.execute(db)
  if (Number(rows[0]?.hits) > most) return amongNewest(most)
  return { ids: rows.flatMap(({ id }) => id ?? []), isWhole: true }
}

function onSqlite(words: readonly WantedWord[], limit: number) {
  const quoted = ({ word, isWhole, postcodes }: WantedWord) =>
    [isWhole ? `"${word}"` : `"${word}" *`, ...postcodes.map((one) => `"${one}"`)].join(' OR ')
  const query = words.map((word) => `(${quoted(word)})`).join(' AND ')
  return sql`select lead from lead_words where number in (
    select rowid from lead_words_index where lead_words_index match ${query} limit ${limit}
  )`
}

function onPostgres(words: readonly WantedWord[], limit: number) {
  const quoted = ({ word, isWhole, postcodes }: WantedWord) =>
    [isWhole ? `'${word}'` : `'${word}':*`, ...postcodes.map((one) => `'${one}'`)].join(' | ')
  const query = words.map((word) => `(${quoted(word)})`).join(' & ')
  // Of a value that it doesn't know PostgreSQL expects few leads, and asks the index; of a common word it would read every lead's words.
  return sql`select lead from lead_words where search @@ (select ${query}::tsquery) limit ${limit}`
}
