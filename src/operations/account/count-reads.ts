import { recordAudit } from '#database/account/audit.ts'
import { insertLeadReads } from '#database/desk/lead-reads.ts'
import { bulkReadingMark } from '#domain/account/bulk-reading.ts'
import { commit, type World } from '../world.ts'

type CountReadsDeps = Pick<World, 'database' | 'now'> & {
  /** Where a failure goes: whoever reads has long been answered. */
  onError: (error: unknown) => void
}

// Long enough that a list and what is opened from it are one write, short enough that little is lost with a process.
const delayMs = 1000

/**
 * Counts the different leads that each operator reads in a day, and puts it in the audit log when they are very many. What
 * is read is stored a second later, and once, so that no reading waits for it.
 */
export function openReadCounter({ database, now, onError }: CountReadsDeps) {
  let day = ''
  /** Of today, by operator; those that are stored too. */
  let known = new Map<string, Set<string>>()
  let unstored = new Map<string, string[]>()
  let timer: NodeJS.Timeout | undefined

  function countReads(operator: string, leads: readonly string[]): void {
    const today = now().toISOString().slice(0, 10)
    if (day !== today) known = new Map()
    day = today
    const read = known.get(operator) ?? new Set()
    known.set(operator, read)
    const added = leads.filter((lead) => !read.has(lead))
    if (added.length === 0) return
    for (const lead of added) read.add(lead)
    unstored.set(operator, [...(unstored.get(operator) ?? []), ...added])
    if (!timer) timer = setTimeout(store, delayMs).unref()
  }

  function store(): void {
    const stored = unstored
    timer = undefined
    unstored = new Map()
    for (const [operator, leads] of stored)
      storeReads({ operator, day, leads }).catch((error: unknown) => {
        // They are counted when they are read again.
        for (const lead of leads) known.get(operator)?.delete(lead)
        onError(error)
      })
  }

  function storeReads(reads: { operator: string; day: string; leads: string[] }) {
    const { operator, day } = reads
    return commit({ database }, async (trx) => {
      const leads = await insertLeadReads(trx, reads)
      const mark = bulkReadingMark(leads)
      if (mark === undefined) return
      await recordAudit(trx, {
        // One id for each mark: of several replicas that see it passed, one records it.
        id: `reads-${day}-${mark}-${operator}`,
        at: now().toISOString(),
        operator,
        kind: 'leads read in bulk',
        detail: { leads },
      })
    })
  }

  return countReads
}
