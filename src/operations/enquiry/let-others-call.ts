import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { listAcceptedOffers, updateCallsFrom } from '#database/offer/visitor-offers.ts'
import { callsFrom } from '#domain/offer/offer.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/**
 * The visitor lets later installers call at once, including future ones. Those who were waiting are notified. 'unchanged' where no
 * installer waits.
 */
export function letOthersCall(lead: string, world: ActDeps): Promise<ActResult> {
  return changeByVisitor(
    lead,
    world,
    async ({ postcode, nation, callable_from: visitorFrom }, db, now) => {
      const calendar = callingCalendar(world.calling, { postcode, nation })
      const from = callsFrom(now, { after: undefined, visitorFrom }, calendar).toISOString()
      const offers = await listAcceptedOffers(db, lead)
      const waiting = offers.filter(({ calls_from }) => (calls_from ?? '') > from)
      if (waiting.length === 0) return undefined
      return {
        audit: { kind: 'lead.others-may-call' },
        told: false,
        also: async () => {
          for (const { id: offer, installer } of waiting) {
            await updateCallsFrom(db, offer, from)
            const key = 'others-may-call'
            await enqueueForInstaller(db, {
              installer,
              event: 'offer.changed',
              offer,
              lead,
              now,
              key,
            })
          }
        },
      }
    },
  )
}
