import { type ExportedLead, exportedColumns } from '#domain/lead/csv.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { type FilterWorld, passing } from './lead-filter.ts'
import { idsShown } from './lead-list.ts'
import type { Queries } from './schema.ts'

// Some five milliseconds of work at a time: visitors wait no longer for anybody who exports.
const pageSize = 500

/**
 * The leads a filter lets through, newest first, a page at a time; of a search, those its list shows. While one page
 * is in hand the next is read, and no more: for whoever takes them slowly nothing piles up. A page is good until the
 * next is asked for.
 */
export async function* leadsForExport(
  reads: Queries,
  filter: LeadFilter,
  world: FilterWorld,
): AsyncGenerator<ExportedLead[]> {
  const shown = await idsShown(reads, filter, world)
  const read = (before?: string) => {
    const page = reads
      .selectFrom('enquiries')
      .select(exportedColumns)
      .where((lead) => (shown ? lead('id', 'in', shown) : passing(filter, world)(lead)))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(pageSize)
      .execute()
    // Should nobody want it any more, nobody need hear that it could not be read.
    page.catch(() => {})
    return page
  }
  if (shown?.length === 0) return
  let next = read()
  for (;;) {
    const page = await next
    const last = page.at(-1)
    if (!last) return
    next = read(last.id)
    yield page
    // A promise that outlives its page keeps one page alive by another until the whole heap is swept: a hundred
    // megabytes in a million leads. An empty one keeps nothing.
    page.length = 0
  }
}
