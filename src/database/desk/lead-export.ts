import { sql } from 'kysely'
import { storedColumns, unitSeparator } from '#domain/lead/csv.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import type { Db } from '../schema.ts'
import { type ExportFacts, exportFields } from './export-facts.ts'
import { type FilterDeps, whereFilter } from './lead-filter.ts'
import { searchResultIds } from './lead-list.ts'

// A page takes some five milliseconds, so an export never keeps visitors waiting. Larger ones take more memory and are no faster.
const pageSize = 500

/** Which leads are exported: those of a list, or those that were selected. */
export type ExportedLeads = { filter: LeadFilter } | { ids: readonly string[] }

/**
 * The specification's columns of a lead as one text, since fetching them separately takes half as long again. `created_at`
 * is fetched apart, because PostgreSQL's driver formats it as ISO 8601.
 */
const fields = storedColumns
  .filter((column) => column !== 'created_at')
  .map((column) =>
    column === 'consent' ? sql`case when consent then 'true' else 'false' end` : sql.ref(column),
  )
const nearlyAll = sql<string>`concat_ws(${unitSeparator}, ${sql.join(fields)})`

/**
 * Yields leads in pages, newest first. Each lead is one text: the `exportedColumns` with `unitSeparator` between them. A
 * search yields the leads that its list shows. One page is read ahead and no more, so a slow reader does not fill the
 * memory.
 */
export async function* leadsForExport(
  db: Db,
  wanted: ExportedLeads,
  deps: FilterDeps,
): AsyncGenerator<string[]> {
  const results = await idsOf(db, wanted, deps)
  if (results?.length === 0) return
  const facts = await exportFields(db)
  const read = (before?: string) => {
    const page = readPage(db, { wanted, results, before, deps, facts })
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
    yield page.map(({ fields }) => fields)
    // Emptied, since its promise keeps the page in memory until a full garbage collection: a hundred megabytes for a
    // million leads.
    page.length = 0
  }
}

async function readPage(
  db: Db,
  {
    wanted,
    results,
    before,
    deps,
    facts,
  }: {
    wanted: ExportedLeads
    results: readonly string[] | undefined
    before: string | undefined
    deps: FilterDeps
    facts: ExportFacts
  },
): Promise<{ id: string; fields: string }[]> {
  const page = await db
    .selectFrom('enquiries')
    .select(['id', 'created_at', nearlyAll.as('fields')])
    .select(['owner', 'promised_by', 'contacted_at', 'quoted_at', 'finished_at', 'withdrawn_at'])
    .select(['lost_because', 'region', 'came_from', 'source'])
    .where((eb) =>
      results || 'ids' in wanted
        ? eb('id', 'in', results ?? [])
        : whereFilter(wanted.filter, deps)(eb),
    )
    .$if(before !== undefined, (qb) => qb.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(pageSize)
    .execute()
  const deskFields = await facts(page)
  return page.map(({ id, fields, created_at }, index) => ({
    id,
    fields: [fields, created_at, deskFields[index]].join(unitSeparator),
  }))
}

/** How many leads an export has, to the last one. */
export async function countForExport(
  db: Db,
  wanted: ExportedLeads,
  deps: FilterDeps,
): Promise<number> {
  const results = await idsOf(db, wanted, deps)
  if (results?.length === 0) return 0
  const { count } = await db
    .selectFrom('enquiries')
    .select(sql<number | string>`count(*)`.as('count'))
    .where((eb) =>
      results || 'ids' in wanted
        ? eb('id', 'in', results ?? [])
        : whereFilter(wanted.filter, deps)(eb),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The ids, where they are known beforehand. */
async function idsOf(
  db: Db,
  wanted: ExportedLeads,
  deps: FilterDeps,
): Promise<readonly string[] | undefined> {
  return 'ids' in wanted ? wanted.ids : searchResultIds(db, wanted.filter, deps)
}
