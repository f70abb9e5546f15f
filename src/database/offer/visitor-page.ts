import { listVisitorNotes } from '../delivery/corrections.ts'
import { listDisclosures } from '../delivery/disclosures.ts'
import { listReceipts } from '../delivery/receipts.ts'
import { getLeadRow, type LeadRow } from '../desk/lead-row.ts'
import { hasFeedback } from '../enquiry/feedback.ts'
import type { Db } from '../schema.ts'
import { hasInstallers } from '../seeks-installer.ts'
import { isAskingStopped, standingFacts } from './visitor-lead.ts'
import { getSaysCalled, getSpokenWith, listVisitorOffers } from './visitor-offers.ts'
import { listVisitorPrices } from './visitor-prices.ts'

export type VisitorPage = NonNullable<Awaited<ReturnType<typeof getVisitorPage>>>

/** Everything that visitors see of their own enquiry; undefined when it was erased or never was. */
export async function getVisitorPage(db: Db, lead: string) {
  const row = await getLeadRow(db, lead)
  return row && readVisitorPage(db, row)
}

async function readVisitorPage(db: Db, row: LeadRow) {
  const [
    facts,
    disclosures,
    offers,
    prices,
    spokenWith,
    saysCalled,
    isServed,
    notes,
    isGiven,
    isStopped,
    receipts,
  ] = await Promise.all([
    standingFacts(db, row),
    listDisclosures(db, [row.id]),
    listVisitorOffers(db, row.id),
    row.way === 'prices' ? listVisitorPrices(db, row) : null,
    getSpokenWith(db, row.id),
    getSaysCalled(db, row.id),
    hasInstallers(db),
    listVisitorNotes(db, row.id),
    hasFeedback(db, row.id),
    isAskingStopped(db, row.id),
    listReceipts(db, [row.id]),
  ])
  return {
    row,
    facts,
    disclosures,
    offers,
    /** Where they want prices first. */
    prices,
    spokenWith,
    saysCalled,
    hasInstallers: isServed,
    notes,
    feedback: { isGiven, isStopped },
    receipts,
  }
}
