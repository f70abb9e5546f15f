import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { stopDisclosures } from '#database/delivery/disclosures.ts'
import { stopDeliveries } from '#database/delivery/pending-deliveries.ts'
import { listSuppressed, suppress } from '#database/privacy/suppressions.ts'
import {
  isStored,
  listReceiversOfWithdrawal,
  markWithdrawn,
  type StoppedByWithdrawal,
} from '#database/privacy/withdrawal.ts'
import type { Db } from '#database/schema.ts'
import { systems } from '#domain/delivery/channel.ts'
import { eventsSentEvenIfWithdrawn, messages } from '#domain/delivery/messages.ts'
import { type Actor, recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { cancelOffers } from './cancel-offers.ts'
import { suppressionHashes } from './suppression-hashes.ts'

export type WithdrawOutcome = 'withdrawn' | 'withdrawn before' | 'unknown'

/**
 * Withdraws a lead because the visitor asked, or an operator for them: pending deliveries stop, systems that got the lead are notified, and
 * the person is stored as keyed hashes, so that they get no letters about what they sent before. Where the visitor asked, the operator who
 * has the lead is notified, or the office. Systems that did not receive the lead get no notice.
 */
export function withdrawLead(
  lead: string,
  world: Pick<World, 'database' | 'secret' | 'now' | 'calling' | 'afterWrite' | 'by'>,
): Promise<WithdrawOutcome> {
  const { secret } = world
  const now = world.now()
  const at = now.toISOString()
  return commit(world, async (db) => {
    const person = await markWithdrawn(db, lead, at)
    if (!person) return (await isStored(db, lead)) ? 'withdrawn before' : 'unknown'
    const hashes = suppressionHashes(person, secret)
    await applyWithdrawal(db, { lead, hashes, now, world, owner: person.owner })
    await recordLeadEvent(db, { kind: 'lead.withdrawn', at: now, lead }, world)
    return 'withdrawn'
  })
}

type Withdrawal = {
  lead: string
  hashes: readonly string[]
  now: Date
  dueAt?: Date | undefined
  /** Tells this withdrawal from one that was undone. */
  key?: string | undefined
  /** With the operator who acts for the visitor. */
  world: Pick<World, 'now' | 'calling'> & Actor
  /** The operator who has the lead; needed where the visitor withdraws it. */
  owner?: string | null
}

/**
 * Applies a withdrawal that is marked on the lead: letters to the person stop, pending deliveries stop, offers are cancelled, and a notice is
 * queued for everyone who may have received the lead, due once the withdrawal can't be undone any more.
 */
export async function applyWithdrawal(
  db: Db,
  { lead, hashes, now, dueAt = now, key, world, owner = null }: Withdrawal,
): Promise<StoppedByWithdrawal> {
  const at = now.toISOString()
  const suppressed = await listSuppressed(db, { hashes, scope: 'all' })
  await suppress(db, { hashes, scope: 'all', now })
  // A receiver that the visitor stopped before still needs the notice.
  await stopDeliveries(db, { lead, at, except: ['lead.withdrawn', ...eventsSentEvenIfWithdrawn] })
  const channels = world.by ? systems : messages['lead.withdrawn'].by
  const receivers = await listReceiversOfWithdrawal(db, { lead, channels })
  await insertDeliveries(
    db,
    receivers.map(({ channel, endpoint }) => ({
      id: uuidv7(),
      lead,
      channel,
      endpoint,
      event: 'lead.withdrawn',
      operator: channel === 'operator-letter' ? owner : null,
      dedupeKey: null,
      now,
      dueAt,
    })),
  )
  const offers = await cancelOffers(db, { lead, now, dueAt, key }, world)
  const disclosures = await stopDisclosures(db, lead, at)
  return { suppressed, disclosures, offers }
}
