import { stopDisclosures } from '#database/delivery/disclosures.ts'
import { lockLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import { cancelOpenOffers, listConsentOver } from '#database/offer/consent-over.ts'
import { recordLeadEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/**
 * Where the time that a visitor agreed to is over, cancels open offers, which use no turn, and writes down that installers don't have the
 * details any more. Replicas may do it at once. Returns how many leads it was about.
 */
export async function endConsents(
  world: Pick<World, 'database' | 'now' | 'calling' | 'afterWrite'>,
): Promise<number> {
  const leads = await listConsentOver(world.database.db, world.now())
  for (const lead of leads) await endConsent(lead, world)
  return leads.length
}

function endConsent(lead: string, world: Parameters<typeof endConsents>[0]): Promise<unknown> {
  const now = world.now()
  const at = now.toISOString()
  return commit(world, async (db) => {
    await lockLead(db, lead)
    await stopDisclosures(db, lead, at, 'installer')
    for (const { id: offer, installer } of await cancelOpenOffers(db, lead)) {
      const detail = { installer }
      const cancelled = { kind: 'lead.offer-cancelled', at: now, lead, offer, detail } as const
      await recordLeadEvent(db, cancelled, world)
    }
    await updateNextAction(db, lead, world.calling)
  })
}
