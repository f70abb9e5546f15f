import { setTimeout as wait } from 'node:timers/promises'
import { listExpiredLeads } from '#database/desk/person.ts'
import { deleteWaitingAdLeads } from '#database/enquiry/ad-leads.ts'
import { deleteProofs, listOldProofs } from '#database/privacy/prune.ts'
import { type Retention, retentionGroups, retentionStates } from '#domain/privacy/retention.ts'
import { commit } from '../world.ts'
import { type ErasePersonDeps, eraseWithoutSweep } from './erase-person.ts'

const dayMs = 24 * 3_600_000

/** As long as people may sue over a contract or a call: six years, with their leap days. */
const proofDays = 6 * 365 + 2

/** Small steps with a pause between them: no request waits for more than one. */
const stepSize = 10
const pauseMs = 250

export type EraseExpiredDeps = ErasePersonDeps & {
  retention: Retention
  /** Whether the process is to end: what is left is done by the next. */
  isStopping?: () => boolean
}

/**
 * Erases leads whose time is over, as a person's are, one by one: another enquiry of the same person has its own time. Six years later
 * the proof of consent goes too, and what an advertisement’s form sent and never became a lead is deleted as an open one is. SQLite's file is rewritten at the next start, not while visitors wait. Returns how many were erased.
 */
export async function eraseExpired(deps: EraseExpiredDeps): Promise<number> {
  const { database, retention, now, isStopping = () => false } = deps
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  let erased = 0
  for (const group of retentionGroups) {
    const days = retention[group]
    if (days === undefined) continue
    const states = retentionStates[group]
    while (!isStopping()) {
      const expired = { states, before: before(days), size: stepSize }
      const leads = await listExpiredLeads(database.reads, expired)
      if (leads.length === 0) break
      await eraseWithoutSweep(leads, null, deps, 'age')
      erased += leads.length
      await wait(pauseMs)
    }
  }
  const { open } = retention
  if (open !== undefined && !isStopping())
    await commit({ database }, (db) => deleteWaitingAdLeads(db, before(open)))
  while (!isStopping()) {
    const leads = await listOldProofs(database.reads, before(proofDays), stepSize)
    if (leads.length === 0) break
    await commit({ database }, (db) => deleteProofs(db, leads))
    await wait(pauseMs)
  }
  return erased
}
