import { v7 as uuidv7, validate } from 'uuid'
import { insertDeliveries } from '#database/delivery/deliveries.ts'
import { stopDisclosure } from '#database/delivery/disclosures.ts'
import { stopDeliveriesTo } from '#database/delivery/pending-deliveries.ts'
import { offerAgain } from '#database/offer/offering.ts'
import { keepPlaceEmpty } from '#database/offer/visitor-offers.ts'
import { cancelOffers } from '../privacy/cancel-offers.ts'
import { byRules } from '../record-event.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/**
 * Stops one receiver of the visitor's lead, by the id of its disclosure, and tells it. Everybody else goes on. `another` has the place of
 * an installer offered to the next in turn; if not, it stays empty. An operator may do it for the visitor. 'unchanged' where the lead has
 * no such receiver, or not any more.
 */
export async function stopHolder(
  lead: string,
  holder: string,
  world: ActDeps,
  { another = false }: { another?: boolean } = {},
): Promise<ActResult> {
  // Anything can be posted, and PostgreSQL rejects some of it.
  if (!validate(holder)) return 'unchanged'
  return changeByVisitor(lead, world, async (_, db, now) => {
    const at = now.toISOString()
    const stopped = await stopDisclosure(db, { id: holder, lead, at })
    if (!stopped) return undefined
    const { channel, endpoint, installer } = stopped
    return {
      audit: { kind: 'lead.stopped', detail: { channel, endpoint: endpoint ?? '' } },
      told: false,
      also: async () => {
        if (installer) {
          await cancelOffers(db, { lead, installer, now }, byRules(world))
          if (!another) await keepPlaceEmpty(db, lead)
          return offerAgain(db, lead)
        }
        await stopDeliveriesTo(db, { lead, channel, endpoint, at })
        const dedupeKey = `stopped ${holder}`
        await insertDeliveries(db, [
          { id: uuidv7(), lead, channel, endpoint, event: 'lead.withdrawn', dedupeKey, now },
        ])
      },
    }
  })
}
