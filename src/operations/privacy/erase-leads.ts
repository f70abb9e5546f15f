import { v7 as uuidv7 } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { stopDisclosures } from '#database/delivery/disclosures.ts'
import { stopDeliveries } from '#database/delivery/pending-deliveries.ts'
import { leaveMerged } from '#database/desk/merged-leads.ts'
import {
  clearRelatedRows,
  deleteConfirmations,
  listReceiversOfErasure,
  makeTombstone,
  unlinkReceipts,
} from '#database/privacy/erasure.ts'
import type { ErasureNote } from '#database/privacy/erasure-log.ts'
import type { Db } from '#database/schema.ts'
import { requestSweep } from '#database/sweep.ts'
import { eventsSentEvenIfWithdrawn } from '#domain/delivery/messages.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'
import { cancelOffers } from './cancel-offers.ts'

type Erasure = {
  notes: readonly ErasureNote[]
  now: Date
  /** The keyed hashes by which confirmations to these people are counted. */
  confirmations: readonly string[]
  /** Whether they were erased before and a backup brought them back. */
  again?: boolean
}

/**
 * Erases leads, all of them or none. Personal data is removed from every table, and systems that may have received the
 * lead are notified. Leads that were erased before are skipped. Returns the ids of the leads this call erased.
 */
export function eraseLeads(
  { notes, now, confirmations, again = false }: Erasure,
  world: Pick<World, 'database' | 'calling' | 'afterWrite'>,
): Promise<string[]> {
  return commit(world, async (db) => {
    const erased: string[] = []
    const rules = { now: () => now, calling: world.calling }
    for (const note of notes) {
      await leaveMerged(db, note.lead)
      if (!(await makeTombstone(db, note))) continue
      erased.push(note.lead)
      await clearRelatedRows(db, note.lead)
      await unlinkReceipts(db, note.lead)
      await tellReceivers(db, note, now)
      // Their time is long over, and what an installer won stays won: it paid for it.
      if (!note.because) await cancelOffers(db, { lead: note.lead, now }, rules)
      await stopDisclosures(db, note.lead, now.toISOString())
      await recordErasure(db, note, { ...rules, again })
    }
    await deleteConfirmations(db, confirmations)
    if (world.database.engine === 'sqlite' && erased.length > 0) await requestSweep(db)
    return erased
  })
}

/** Stops pending deliveries, and queues a notice for every system that may have received the lead. */
async function tellReceivers(
  db: Db,
  { lead, because }: Pick<ErasureNote, 'lead' | 'because'>,
  now: Date,
): Promise<void> {
  const receivers = await listReceiversOfErasure(db, lead, because)
  await stopDeliveries(db, { lead, at: now.toISOString(), except: eventsSentEvenIfWithdrawn })
  await insertDeliveries(
    db,
    receivers.map(({ channel, endpoint, in_hand_until }) => ({
      id: uuidv7(),
      lead,
      channel,
      endpoint,
      event: 'lead.erased',
      dedupeKey: null,
      now,
      // The lead itself may be on its way right now, and the notice must arrive after it.
      dueAt: new Date(Math.max(Date.parse(in_hand_until ?? now.toISOString()), now.getTime())),
    })),
  )
}

function recordErasure(
  db: Db,
  { lead, operator, because }: ErasureNote,
  { again, ...world }: Pick<World, 'now' | 'calling'> & { again: boolean },
): Promise<void> {
  const detail = { ...(again ? { again: 'after a restore' } : {}), ...(because ? { because } : {}) }
  return recordLeadEvent(db, { kind: 'person.erased', lead, detail }, { ...world, by: operator })
}
