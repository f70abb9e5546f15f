import { manyLeads, nextReadingMark } from '#domain/account/bulk-reading.ts'
import type { ReadCounter } from '#operations/account/count-reads.ts'
import type { Authentication } from './authentication.ts'

type ReadingLimitDeps = {
  authentication: Authentication
  reads: Pick<ReadCounter, 'countUpTo' | 'recordMark'>
}

/**
 * Counts the leads that an operator is about to be shown, and returns whether they may be. Above an honest day's number they have
 * to give their second factor again, and they and owners are notified by letter; then they may read as many again.
 */
export function readingLimit({ authentication, reads }: ReadingLimitDeps) {
  return async (
    { id, session }: { id: string; session: { id: string } },
    leads: readonly string[],
  ): Promise<boolean> => {
    const usual = await reads.countUpTo(manyLeads, id, leads)
    if (usual.ok) return true
    const most = (await authentication.readingAllowance(session.id)) ?? manyLeads
    const { ok, read } = await reads.countUpTo(most, id, leads)
    if (ok) return true
    const next = nextReadingMark(read - 1)
    await reads.recordMark(id, next - manyLeads)
    if (!(await authentication.isConfirmed(session.id))) return false
    await authentication.allowReading(session.id, next)
    return (await reads.countUpTo(next, id, leads)).ok
  }
}
