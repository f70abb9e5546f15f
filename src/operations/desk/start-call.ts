import { getAwaitsYes } from '#database/awaits-yes.ts'
import { endCall, endPress, lockClaims, setPress } from '#database/desk/claims.ts'
import { channelFactsOf, leadStandingOf, lockLead } from '#database/desk/lead-row.ts'
import { leadCan } from '#domain/lead/state.ts'
import type { Dialable } from '#domain/privacy/dialable.ts'
import { type Result, reject } from '#domain/result.ts'
import { type DialWorld, getDialable } from '../privacy/lead-dialable.ts'
import { commit, type World } from '../world.ts'
import { noSuchLead, type Operator } from './change-lead.ts'
import { type Claimed, claimLead } from './claim-lead.ts'

type StartedCall = Result<{ since: string }, 'unknown' | 'refused'> | Claimed

/**
 * Call was pressed: the lead is this operator's for the length of a call, and the call waits for its outcome, also where the page is
 * closed meanwhile. Rejected while another operator has the person; that operator sees the press.
 */
export function startCall(
  lead: string,
  operator: Operator,
  world: Pick<World, 'database' | 'afterWrite'> & DialWorld,
): Promise<StartedCall> {
  const now = world.now()
  return commit(world, async (db) => {
    await lockClaims(db, world.database.engine, operator.id)
    const row = await lockLead(db, lead)
    if (!row) return noSuchLead
    const allowed = leadCan('call', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    const dialable = await getDialable(db, lead, channelFactsOf(row), world)
    if (!dialable.ok) return reject('refused', whyNotDialled(dialable))
    // With consent by channel, we may call visitors who ticked the phone.
    if (world.consentKind !== 'channels' && (await getAwaitsYes(db, lead)))
      return reject(
        'refused',
        'They see prices first: nobody calls before their yes to an installer. Write to them instead.',
      )
    const { engine } = world.database
    const claimed = await claimLead(db, lead, { operator: operator.id, now, isCall: true, engine })
    if (claimed.ok) return { ok: true, since: now.toISOString() }
    if (claimed.by) await setPress(db, claimed.by.id, { operator: operator.id, now })
    return claimed
  })
}

function whyNotDialled({ code, message }: Dialable & { ok: false }): string {
  if (code === 'stopped') return `${message}.`
  return `${message.replace(': write instead', '')}: write to them instead.`
}

/** There was no call after all. */
export async function dropCall(
  lead: string,
  operator: Operator,
  world: Pick<World, 'database' | 'now' | 'afterWrite'>,
): Promise<Result<object, never>> {
  const now = world.now()
  await commit(world, async (db) => {
    await endCall(db, lead, operator.id)
    await endPress(db, operator.id, now)
  })
  return { ok: true }
}
