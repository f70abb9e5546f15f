import type { Claimer } from '#database/desk/claimed-persons.ts'
import { endClaim, lockClaims, lockNextDue } from '#database/desk/claims.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { dueSoon } from '#database/desk/queue-order.ts'
import type { Db } from '#database/schema.ts'
import { isOpenState } from '#domain/lead/state.ts'
import { type CallingRules, deskCalendar } from '#domain/promise/calling-calendar.ts'
import { closedPostcodes, isCallingTime } from '#domain/promise/notices.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'
import { type Claiming, claimLead } from './claim-lead.ts'
import { joinPersonOf } from './join-persons.ts'

type ClaimedNext = Result<
  { lead: string | null; instead?: { operator: Claimer } },
  'unknown' | 'refused'
>

/**
 * Claims the next lead to call for an operator, or the one they name. Where another operator is calling that one, they get the next, and
 * that operator's name. Their earlier claim ends. Two operators who ask at once, on any replica, get different leads.
 */
export async function claimNext(
  { lead }: { lead?: string | undefined },
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'calling' | 'afterWrite'>,
): Promise<ClaimedNext> {
  const { engine } = world.database
  const claiming = { operator: operator.id, now: world.now(), engine }
  const named = lead === undefined ? undefined : await claimNamed(lead, claiming, world)
  if (named && (named.ok || named.code !== 'claimed')) return named
  const next = await commit(world, async (db) => {
    await lockClaims(db, engine, operator.id)
    return claimNextDue(db, { ...claiming, calling: world.calling })
  })
  return {
    ok: true,
    lead: next ?? null,
    ...(named?.by ? { instead: { operator: named.by } } : {}),
  }
}

function claimNamed(
  lead: string,
  claiming: Claiming,
  world: Pick<World, 'database' | 'afterWrite'>,
) {
  return commit(world, async (db) => {
    await lockClaims(db, claiming.engine, claiming.operator)
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    if (!isOpenState(row.state))
      return reject('refused', 'This lead is finished, or held back: there’s nobody to call.')
    const claimed = await claimLead(db, lead, claiming)
    return claimed.ok ? { ok: true as const, lead } : claimed
  })
}

/**
 * Claims the next due lead that is this operator's or has no owner, and that isn't claimed; undefined where there is none. The operator's
 * former claim ends.
 */
export async function claimNextDue(
  db: Db,
  {
    calling,
    except,
    ...claiming
  }: Claiming & { calling: CallingRules; except?: string | undefined },
): Promise<string | undefined> {
  const { now } = claiming
  // While calls are not allowed in the desk's own State, they are allowed nowhere: don't lock leads only to skip them.
  if (!isCallingTime(now, deskCalendar(calling))) return undefined
  const closed = closedPostcodes(now, calling)
  const passed = except === undefined ? [] : [except]
  for (;;) {
    const due = await lockNextDue(db, { ...claiming, except: passed, closed })
    if (!due) return undefined
    if (await claimIfDue(db, due, { ...claiming, calling })) return due
    passed.push(due)
  }
}

/**
 * Claims a lead that was due when it was looked for. Meanwhile, another operator may have claimed a lead of the same person, another lead
 * may have come that is called about in its place, or their number was being dialled when it came.
 */
async function claimIfDue(
  db: Db,
  lead: string,
  { calling, ...claiming }: Claiming & { calling: CallingRules },
): Promise<boolean> {
  const { now } = claiming
  if (!(await claimLead(db, lead, claiming)).ok) return false
  await joinPersonOf(db, lead, { calling, now })
  const next = await updateNextAction(db, lead, calling)
  if (next && next.at <= dueSoon(now)) return true
  await endClaim(db, lead, now)
  return false
}
