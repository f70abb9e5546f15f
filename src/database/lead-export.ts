import { sql } from 'kysely'
import { exportedColumns, unitSeparator } from '#domain/lead/csv.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { type FilterDeps, whereFilter } from './lead-filter.ts'
import { searchResultIds } from './lead-list.ts'
import type { Db } from './schema.ts'

// Some five milliseconds of work at a time: visitors wait no longer for anybody who exports.
const pageSize = 1000

/**
 * Nearly all of a lead as one text: to hand over a column each takes half as long again. Not its moment, which only
 * PostgreSQL’s driver puts into ISO 8601.
 */
const fields = exportedColumns
  .filter((column) => column !== 'created_at')
  .map((column) =>
    column === 'consent' ? sql`case when consent then 'true' else 'false' end` : sql.ref(column),
  )
const nearlyAll = sql<string>`concat_ws(${unitSeparator}, ${sql.join(fields)})`

/**
 * The leads a filter lets through, newest first, a page at a time, each as the fields of `exportedColumns` with
 * `unitSeparator` between them; of a search, those its list shows. While one page is in hand the next is read, and no
 * more: for whoever takes them slowly nothing piles up.
 */
export async function* leadsForExport(
  db: Db,
  filter: LeadFilter,
  world: FilterDeps,
): AsyncGenerator<string[]> {
  const results = await searchResultIds(db, filter, world)
  if (results?.length === 0) return
  const read = (before?: string) => {
    const page = db
      .selectFrom('enquiries')
      .select(['id', 'created_at', nearlyAll.as('fields')])
      .where((eb) => (results ? eb('id', 'in', results) : whereFilter(filter, world)(eb)))
      .$if(before !== undefined, (qb) => qb.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()
    // Should nobody want it any more, nobody need hear that it could not be read.
    page.catch(() => {})
    return page
  }
  let next = read()
  for (;;) {
    const page = await next
    const last = page.at(-1)
    if (!last) return
    next = read(last.id)
    yield page.map(({ fields, created_at }) => fields + unitSeparator + created_at)
    // A promise that outlives its page keeps one page alive by another until the whole heap is swept: a hundred
    // megabytes in a million leads. An empty one keeps nothing.
    page.length = 0
  }
}
