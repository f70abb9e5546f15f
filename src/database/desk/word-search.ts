import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { type WantedWord, wantedWords } from '#domain/lead/words.ts'
import { postcodesOfPlace } from '#domain/place-search.ts'
import type { Engine } from '../open.ts'
import type { Db, Schema } from '../schema.ts'

/** So many of the newest leads that pass are asked for the words first. A common word has its page of results among them. */
const newest = 2_000

/** The most leads that the index is asked for. Those of a word that more have are mostly among the newest. */
const mostIndexed = 20_000

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

/**
 * The ids of leads that pass and have all the words. An index gives the whole list of a word at once, and that of ‘gmail.com’ is half
 * of all leads. So the newest that pass are asked first, and the index where they aren’t enough.
 */
export async function idsByWords(
  db: Db,
  words: readonly WantedWord[],
  {
    passes,
    engine,
    limit,
  }: {
    passes: (lead: ExpressionBuilder<Schema, 'enquiries'>) => Expression<SqlBool>
    engine: Engine
    limit: number
  },
): Promise<string[]> {
  const passing = db.selectFrom('enquiries').where(passes).orderBy('id', 'desc')
  const looked = await db
    .selectFrom(passing.select(['id', 'postcode']).limit(newest).as('enquiries'))
    .select('id')
    .select(hasWords(words).as('has'))
    .execute()
  const first = looked.filter(({ has }) => has).map(({ id }) => id)
  if (first.length >= limit || looked.length < newest) return first.slice(0, limit)
  const rows = await passing
    .select('id')
    .where(sql<SqlBool>`id in (${engine === 'sqlite' ? onSqlite(words) : onPostgres(words)})`)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

function onSqlite(words: readonly WantedWord[]) {
  const quoted = ({ word, isWhole, postcodes }: WantedWord) =>
    [isWhole ? `"${word}"` : `"${word}" *`, ...postcodes.map((one) => `"${one}"`)].join(' OR ')
  const query = words.map((word) => `(${quoted(word)})`).join(' AND ')
  return sql`select lead from lead_words where number in (
    select rowid from lead_words_index where lead_words_index match ${query}
    order by rowid desc limit ${mostIndexed}
  )`
}

function onPostgres(words: readonly WantedWord[]) {
  const quoted = ({ word, isWhole, postcodes }: WantedWord) =>
    [isWhole ? `'${word}'` : `'${word}':*`, ...postcodes.map((one) => `'${one}'`)].join(' | ')
  const query = words.map((word) => `(${quoted(word)})`).join(' & ')
  return sql`select lead from lead_words where search @@ ${query}::tsquery limit ${mostIndexed}`
}
