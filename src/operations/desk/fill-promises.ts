import { listUnpromised, setPromises } from '#database/desk/unpromised-leads.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { callableFrom, promisedBy } from '#domain/promise/promise.ts'
import type { World } from '../world.ts'

const batch = 500

/**
 * Gives a promise to leads that were stored without one, as if it had been made when they came. Which days count depends on
 * the brand, so no migration can. Replicas may do it at once: they come to the same moments. Returns how many there were.
 */
export async function fillPromises({
  database,
  calling,
}: Pick<World, 'database' | 'calling'>): Promise<number> {
  for (let filled = 0; ; ) {
    const leads = await listUnpromised(database.maintenance, batch)
    if (leads.length === 0) return filled
    await setPromises(
      database,
      leads.map(({ id, created_at, postcode, nation }) => {
        const receivedAt = new Date(created_at)
        const calendar = callingCalendar(calling, { postcode, nation })
        return {
          id,
          promisedBy: promisedBy(receivedAt, calendar).toISOString(),
          callableFrom: callableFrom(receivedAt, calendar).toISOString(),
          consentUntil: consentUntil(receivedAt).toISOString(),
        }
      }),
    )
    filled += leads.length
  }
}
