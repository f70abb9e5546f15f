import { sql } from 'kysely'
import { exportedColumns, unitSeparator } from '#domain/lead/csv.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { type FilterDeps, whereFilter } from './lead-filter.ts'
import { searchResultIds } from './lead-list.ts'
import type { Db } from './schema.ts'

// A page takes about five milliseconds, so an export never keeps visitors waiting.
const pageSize = 1000

/**
 * All columns of a lead as one text, since fetching them separately takes half as long again. `created_at` is fetched
 * apart, because PostgreSQL's driver formats it as ISO 8601.
 */
const fields = exportedColumns
  .filter((column) => column !== 'created_at')
  .map((column) =>
    column === 'consent' ? sql`case when consent then 'true' else 'false' end` : sql.ref(column),
  )
const nearlyAll = sql<string>`concat_ws(${unitSeparator}, ${sql.join(fields)})`

/**
 * Yields the leads of a filter in pages, newest first. Each lead is one text: the `exportedColumns` with
 * `unitSeparator` between them. A search yields the leads that its list shows. One page is read ahead and no more, so a
 * slow reader does not fill the memory.
 */
export async function* leadsForExport(
  db: Db,
  filter: LeadFilter,
  deps: FilterDeps,
): AsyncGenerator<string[]> {
  const results = await searchResultIds(db, filter, deps)
  if (results?.length === 0) return
  const read = (before?: string) => {
    const page = db
      .selectFrom('enquiries')
      .select(['id', 'created_at', nearlyAll.as('fields')])
      .where((eb) => (results ? eb('id', 'in', results) : whereFilter(filter, deps)(eb)))
      .$if(before !== undefined, (qb) => qb.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()
    // If the reader stops early, an error in this page must not become an unhandled rejection.
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
    // Emptied, since its promise keeps the page in memory until a full garbage collection: a hundred megabytes for a
    // million leads.
    page.length = 0
  }
}
