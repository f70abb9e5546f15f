import { lockLead, updateLead } from '#database/desk/lead-row.ts'
import { updateNextAction } from '#database/desk/queue.ts'
import {
  listPromisedOutside,
  listUnpromised,
  noPromise,
  setPromises,
} from '#database/desk/unpromised-leads.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { isPromised } from '#domain/promise/is-promised.ts'
import { callableFrom, promisedBy } from '#domain/promise/promise.ts'
import { commit, type World } from '../world.ts'

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
      leads.map((lead) => {
        const { id, created_at, postcode, nation } = lead
        const receivedAt = new Date(created_at)
        const calendar = callingCalendar(calling, { postcode, nation })
        return {
          id,
          promisedBy: isPromisedCall(lead) ? promisedBy(receivedAt, calendar).toISOString() : null,
          callableFrom: callableFrom(receivedAt, calendar).toISOString(),
          consentUntil: consentUntil(receivedAt).toISOString(),
        }
      }),
    )
    filled += leads.length
  }
}

type PromisedRow = { postcode: string; form_shown: string; answers: string }

function isPromisedCall({ postcode, form_shown, answers }: PromisedRow): boolean {
  return isPromised(enquiryKind(JSON.parse(form_shown), JSON.parse(answers)), postcode)
}

/**
 * Takes back the promise of waiting leads outside our area: an older release, which may run beside this one, promised calls everywhere.
 * Returns how many there were.
 */
export async function endPromisesOutside({
  database,
  calling,
}: Pick<World, 'database' | 'calling'>): Promise<number> {
  const leads = await listPromisedOutside(database.maintenance)
  const outside = leads.filter((lead) => !isPromisedCall(lead))
  for (const { id } of outside)
    await commit({ database }, async (db) => {
      const row = await lockLead(db, id)
      // Corrected or spoken with meanwhile.
      if (row?.state !== 'new' || row.contacted_at || isPromisedCall(row)) return
      await updateLead(db, id, noPromise)
      await updateNextAction(db, id, calling)
    })
  return outside.length
}
