import { getOfferRules } from '#database/offer/offer-rules.ts'
import {
  getOfferedCapacity,
  hasInstallers,
  listLeadsToOffer,
  offerWaiting,
  readCapacity,
  saveOfferedCapacity,
} from '#database/offer/offering.ts'
import { expireOffers } from '#database/offer/offers.ts'
import { dayOf } from '#domain/calendar.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { endPauses } from '../installer/end-pauses.ts'
import { withRetry } from '../with-retry.ts'
import { type OfferLeadDeps, offerLead } from './offer-lead.ts'

// Whoever enquired longer ago has been called, or lost; the desk still offers by hand.
const daysBack = 14

/** So many leads are read at once. What comes meanwhile is in the next page. */
const pageSize = 50

/**
 * Ends offers whose time is over, and offers every lead that is to be offered: new ones, those that have a place free, and where capacity
 * has changed those that wait for it. All of it is in the database, so that nothing is lost with a process, and replicas may do it at
 * once. Returns how many leads were tried.
 */
export async function offerDue(
  deps: OfferLeadDeps,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<number> {
  const { database, now, calling } = deps
  await withRetry(() => expireOffers(database, { now: now(), calling }))
  // Without installers the desk calls: no lead needs to say that nobody suits.
  if (!(await hasInstallers(database.db))) return 0
  await endPauses(deps)
  const since = new Date(now().getTime() - daysBack * 24 * 3_600_000)
  await offerForNewCapacity(deps, { since, today: dayOf(now(), calling.timeZone) })
  const done = new Set<string>()
  let failure: unknown
  for (;;) {
    const leads = await listLeadsToOffer(database, {
      since,
      releasedBefore: new Date(now().getTime() - sendAfterSeconds * 1000),
      now: now(),
      size: pageSize,
    })
    // What came back at once waits for the next run.
    const left = leads.filter((lead) => !done.has(lead))
    if (left.length === 0) break
    for (const lead of left) {
      if (isStopping()) return done.size
      done.add(lead)
      // A lead that fails keeps none of the others waiting.
      await offerLead(lead, deps, { ifDue: true }).catch((error: unknown) => {
        failure ??= error
      })
    }
  }
  if (failure) throw failure
  return done.size
}

/** Where capacity has changed since leads were offered, those that wait are to be offered again. */
async function offerForNewCapacity(
  { database }: OfferLeadDeps,
  { since, today }: { since: Date; today: string },
): Promise<void> {
  const { db } = database
  const { mode } = await getOfferRules(db)
  const capacity = `${mode} ${await readCapacity(db, today)}`
  if (capacity === (await getOfferedCapacity(db))) return
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      await offerWaiting(trx, since)
      await saveOfferedCapacity(trx, capacity)
    }),
  )
}
