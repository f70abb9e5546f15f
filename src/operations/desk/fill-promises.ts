import { listUnpromised, setPromises } from '#database/desk/unpromised-leads.ts'
import type { Database } from '#database/open.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { callableFrom, promisedBy } from '#domain/promise/promise.ts'

const batch = 500

/**
 * Gives a promise to leads that were stored without one, as if it had been made when they came. Which days count depends on
 * the brand, so no migration can. Replicas may do it at once: they come to the same moments. Returns how many there were.
 */
export async function fillPromises(deps: {
  database: Database
  calling: CallingRules
}): Promise<number> {
  for (let filled = 0; ; ) {
    const leads = await listUnpromised(deps.database, batch)
    if (leads.length === 0) return filled
    await setPromises(
      deps.database,
      leads.map(({ id, created_at, postcode }) => {
        const receivedAt = new Date(created_at)
        const calendar = callingCalendar(deps.calling, postcode)
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
