import { insertLeadReads, listLeadReads } from '#database/desk/lead-reads.ts'
import type { Db } from '#database/schema.ts'
import { bulkReadingMark } from '#domain/account/bulk-reading.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

type CountReadsDeps = Pick<World, 'database' | 'now' | 'afterWrite'> & {
  /** Called with a failure to store what was read. It is stored with what is read next. */
  onError: (error: unknown) => void
}

/** An operator, or an API key that reads in the name of the operator who made it. */
type Reader = { operator: string; key?: string }

/** What a reader read on a day (UTC), as far as this process knows. */
type Reads = {
  reader: Reader
  day: string
  read: Set<string>
  /** Of these, what isn't known to be stored. */
  pending: Set<string>
  /** What requests that are under way ask for, and may not be shown. */
  asked: Set<string>
  isStoring: boolean
}

export type ReadCounter = ReturnType<typeof openReadCounter>

/** Counts the different leads that are read in a day. No reading waits for it to be stored, and several replicas count together. */
export function openReadCounter(deps: CountReadsDeps) {
  const { database, now, onError } = deps
  const readers = new Map<string, Reads>()

  function readsOf(reader: Reader): Reads {
    const day = now().toISOString().slice(0, 10)
    const before = readers.get(nameOf(reader))
    if (before?.day === day) return before
    const [read, pending, asked] = [new Set<string>(), new Set<string>(), new Set<string>()]
    const reads = { reader, day, read, pending, asked, isStoring: false }
    readers.set(nameOf(reader), reads)
    return reads
  }

  function add(reads: Reads, leads: readonly string[]): void {
    const added = leads.filter((lead) => !reads.read.has(lead))
    for (const lead of added) {
      reads.read.add(lead)
      reads.pending.add(lead)
    }
    if (added.length > 0) void store(reads)
  }

  /** What comes while something is stored goes together with the next. */
  async function store(reads: Reads): Promise<void> {
    if (reads.isStoring) return
    reads.isStoring = true
    try {
      while (reads.pending.size > 0) {
        const leads = [...reads.pending]
        await storeReads(reads, leads)
        for (const lead of leads) reads.pending.delete(lead)
      }
    } catch (error) {
      onError(error)
    } finally {
      reads.isStoring = false
    }
  }

  function storeReads({ reader, day }: Reads, leads: string[]) {
    const name = nameOf(reader)
    return commit({ database }, async (trx) => {
      const mark = bulkReadingMark(await insertLeadReads(trx, { reader: name, day, leads }))
      if (reader.key === undefined || mark === undefined) return
      await recordMarkOf(trx, reader, { day, mark })
    })
  }

  const recordMarkOf = (
    trx: Db,
    { operator, key }: Reader,
    { day, mark: leads }: { day: string; mark: number },
  ) =>
    recordDeskEvent(
      trx,
      {
        kind: 'leads read in bulk',
        // One id for each mark: of several replicas that see it passed, one records it.
        id: `reads-${day}-${leads}-${key ?? operator}`,
        detail: { leads, ...(key !== undefined && { key }) },
      },
      { now, by: operator },
    )

  return {
    count(reader: Reader, leads: readonly string[]): void {
      add(readsOf(reader), leads)
    },
    /** Counts them unless that makes more than `most`: then nothing is counted. `read` is how many it makes. */
    async countUpTo(
      most: number,
      operator: string,
      leads: readonly string[],
    ): Promise<{ ok: boolean; read: number }> {
      const reads = readsOf({ operator })
      const { day, read, pending, asked } = reads
      const added = leads.filter((lead) => !read.has(lead))
      if (added.length === 0) return { ok: true, read: read.size }
      // Added before anything is waited for: many requests at once can't each find room.
      for (const lead of added) asked.add(lead)
      try {
        const before = new Set(await listLeadReads(database.reads, { reader: operator, day }))
        const all = new Set([...before, ...pending, ...asked, ...added])
        const ok = all.size <= most || added.every((lead) => before.has(lead))
        if (ok) add(reads, added)
        return { ok, read: all.size }
      } finally {
        for (const lead of added) asked.delete(lead)
      }
    },
    /** Records that an operator came to a mark, and writes to them and the owners. Once a day for each mark. */
    recordMark(operator: string, mark: number): Promise<void> {
      const day = now().toISOString().slice(0, 10)
      return commit(deps, (trx) => recordMarkOf(trx, { operator }, { day, mark }))
    },
  }
}

function nameOf({ operator, key }: Reader): string {
  return key === undefined ? operator : `key ${key}`
}
