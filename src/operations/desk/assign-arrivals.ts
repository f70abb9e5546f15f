import { v7 as uuidv7 } from 'uuid'
import { enqueueOwnerLetter } from '#database/delivery/owner-letters.ts'
import { getAssignmentRules, lockTurns, saveTurns } from '#database/desk/assignment-rules.ts'
import {
  type ArrivalOptions,
  assignArrival,
  leaveInQueue,
  listArrivals,
  lockArrival,
} from '#database/desk/assignments.ts'
import { listOnDuty, lockOperators } from '#database/desk/duty.ts'
import { hasInstallers } from '#database/seeks-installer.ts'
import { assignsLeads } from '#domain/desk/rules.ts'
import { assignInTurn } from '#domain/desk/turns.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import type { FirstCall } from '#domain/offer/offer.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

type AssigningWorld = Pick<World, 'database' | 'now' | 'calling' | 'afterWrite'> & {
  /** Who calls first in this brand. */
  brand: { firstCall: FirstCall }
}

// What installers had for longer is the desk's to give by hand.
const daysBack = 30

/** So many leads are read at once. What comes meanwhile is in the next page. */
const pageSize = 50

/**
 * Assigns leads in the queue to operators, by the rules and in turn. Replicas may run it at the same time: each lead is decided once, and
 * turns are locked. Returns how many leads were assigned.
 */
export async function assignArrivals(
  world: AssigningWorld,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  const { database, brand, now } = world
  const { rules, since } = await getAssignmentRules(database.reads)
  if (since === null || !assignsLeads(rules)) return 0
  const installersFirst = brand.firstCall === 'installer' && (await hasInstallers(database.reads))
  const earliest = new Date(
    Math.max(Date.parse(since), now().getTime() - daysBack * 24 * 3_600_000),
  )
  const options = () => ({
    since: earliest,
    installersFirst,
    now: now(),
    releasedBefore: new Date(now().getTime() - sendAfterSeconds * 1000),
  })
  let given = 0
  for (let isLast = false; !isLast; ) {
    const leads = await listArrivals(database.reads, { ...options(), size: pageSize })
    let decided = 0
    for (const lead of leads) {
      if (isStopping()) return given
      const outcome = await assign(lead, options(), world)
      if (outcome !== 'not ours') decided += 1
      if (outcome === 'given') given += 1
    }
    // What could not be decided comes back at once: it waits for the next run.
    isLast = leads.length < pageSize || decided === 0
  }
  return given
}

type Outcome = 'given' | 'left in the queue' | 'not ours'

function assign(lead: string, options: ArrivalOptions, world: AssigningWorld): Promise<Outcome> {
  const { now } = options
  const at = now.toISOString()
  return commit(world, async (trx): Promise<Outcome> => {
    const turns = await lockTurns(trx)
    await lockOperators(trx, 'to give')
    const arrival = await lockArrival(trx, lead, options)
    if (!arrival) return 'not ours'
    const { rules } = await getAssignmentRules(trx)
    const onDuty = await listOnDuty(trx, now)
    const next = assignInTurn(arrival, { rules, turns, onDuty })
    if (next.operator === null) {
      await leaveInQueue(trx, lead, at)
      return 'left in the queue'
    }
    const id = uuidv7()
    await assignArrival(trx, arrival, { owner: next.operator, at })
    await saveTurns(trx, next.turns)
    await recordLeadEvent(
      trx,
      { kind: 'lead.assigned', id, at: now, lead, detail: { to: next.operator } },
      world,
    )
    await enqueueOwnerLetter(trx, { lead, owner: next.operator, key: id, now })
    return 'given'
  })
}
