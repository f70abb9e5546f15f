import { v7 as uuidv7 } from 'uuid'
import { oweOwnerLetter } from '#database/delivery/owner-letters.ts'
import { getAssignmentRules, lockTurns, saveTurns } from '#database/desk/assignment-rules.ts'
import {
  type ArrivalOptions,
  assignArrival,
  leaveInQueue,
  listArrivals,
  lockArrival,
} from '#database/desk/assignments.ts'
import { listOnDuty, lockOperators } from '#database/desk/duty.ts'
import { hasInstallers } from '#database/offer/offering.ts'
import type { Database } from '#database/open.ts'
import { assignsLeads } from '#domain/desk/rules.ts'
import { assignInTurn } from '#domain/desk/turns.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { withRetry } from '../with-retry.ts'

export type AssignArrivalsDeps = {
  database: Database
  /** Who calls first in this brand. */
  brand: { firstCall: 'installer' | 'desk' }
  now: () => Date
  /** Called once there is something to deliver. */
  onDue?: () => void
}

// What installers had for longer is the desk's to give by hand.
const daysBack = 30

/** So many leads are read at once. What comes meanwhile is in the next page. */
const pageSize = 50

/**
 * Gives leads that have come to the queue to operators, by the rules and in turn. Replicas may do it at once: each lead is decided once, and
 * turns are locked. Returns how many leads somebody was given.
 */
export async function assignArrivals(
  deps: AssignArrivalsDeps,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  const { database, brand, now, onDue } = deps
  const { rules, since } = await getAssignmentRules(database.reads)
  if (since === null || !assignsLeads(rules)) return 0
  const installersFirst = brand.firstCall === 'installer' && (await hasInstallers(database.reads))
  const earliest = new Date(
    Math.max(Date.parse(since), now().getTime() - daysBack * 24 * 3_600_000),
  )
  const options = () => ({
    ...{ since: earliest, installersFirst, now: now() },
    releasedBefore: new Date(now().getTime() - sendAfterSeconds * 1000),
  })
  let given = 0
  for (let isLast = false; !isLast; ) {
    const leads = await listArrivals(database, { ...options(), size: pageSize })
    let decided = 0
    for (const lead of leads) {
      if (isStopping()) return given
      const outcome = await withRetry(() => assign(lead, options(), deps))
      if (outcome !== 'not ours') decided += 1
      if (outcome === 'given') given += 1
    }
    // What could not be decided comes back at once: it waits for the next run.
    isLast = leads.length < pageSize || decided === 0
  }
  if (given > 0) onDue?.()
  return given
}

type Outcome = 'given' | 'left in the queue' | 'not ours'

async function assign(
  lead: string,
  options: ArrivalOptions,
  { database }: AssignArrivalsDeps,
): Promise<Outcome> {
  const { now } = options
  const at = now.toISOString()
  return database.db.transaction().execute(async (trx): Promise<Outcome> => {
    const locking = trx
    const turns = await lockTurns(locking)
    await lockOperators(locking, 'to give')
    const arrival = await lockArrival(locking, lead, options)
    if (!arrival) return 'not ours'
    const { rules } = await getAssignmentRules(trx)
    const onDuty = await listOnDuty(trx, now)
    const next = assignInTurn(arrival, { rules, turns, onDuty })
    if (next.operator === null) {
      await leaveInQueue(trx, lead, at)
      return 'left in the queue'
    }
    const id = uuidv7()
    await assignArrival(trx, arrival, next.operator, {
      ...{ id, at, operator: null, kind: 'lead.assigned', lead },
      detail: { to: next.operator },
    })
    await saveTurns(trx, next.turns)
    await oweOwnerLetter(trx, { lead, owner: next.operator, key: id, now })
    return 'given'
  })
}
