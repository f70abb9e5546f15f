import {
  countCampaigns,
  countCredits,
  countFormResults,
  countTries,
} from '#database/insight/desk-figures.ts'
import { listFormsWithLeads } from '#database/insight/insights.ts'
import type { Database } from '#database/open.ts'
import { deskTotals, operatorFigures, reachedByTry } from '#domain/insight/desk-figures.ts'
import type { Period } from '#domain/insight/period.ts'

/** What operators did for the leads of a period, and what came of it: by operator, hour, try, campaign and form. */
export async function gatherDeskFigures(
  period: Period,
  now: Date,
  { database, timeZone }: { database: Database; timeZone: string },
) {
  const { reports } = database
  const forms = await listFormsWithLeads(reports)
  if (forms.length === 0) return null
  const asked = { forms, period, timeZone, now }
  const [tries, credits, campaigns, results] = await Promise.all([
    countTries(database, asked),
    countCredits(reports, asked),
    countCampaigns(reports, asked),
    countFormResults(reports, asked),
  ])
  return {
    operators: operatorFigures({ tries, credits }),
    all: deskTotals({ tries, credits }),
    byTry: reachedByTry(tries),
    hours: tries.hours,
    weekdays: tries.weekdays,
    campaigns: campaigns.toSorted(
      (one, other) =>
        other.leads - one.leads || ((one.campaign ?? '') < (other.campaign ?? '') ? -1 : 1),
    ),
    forms: results.toSorted(
      (one, other) => other.leads - one.leads || (one.form < other.form ? -1 : 1),
    ),
  }
}
