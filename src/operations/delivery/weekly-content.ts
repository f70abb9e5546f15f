import { hasWeeklyLetter } from '#database/delivery/weekly-letter.ts'
import type { Database } from '#database/open.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { weekOfKey } from '#domain/insight/weekly.ts'
import { gatherDeskFigures } from '../insight/gather-desk-figures.ts'

const formsNamed = 6

/** What the weekly letter says: the figures that Insights has of that week now. Undefined once it is switched off. */
export async function weeklyContent(
  dedupeKey: string,
  now: Date,
  { database, timeZone }: { database: Database; timeZone: string },
): Promise<DeliveryContent | undefined> {
  if (!(await hasWeeklyLetter(database.db))) return undefined
  const week = weekOfKey(dedupeKey)
  const gathered = await gatherDeskFigures(week, now, { database, timeZone })
  const { calls = 0, tried = 0, reached = 0, medianMinutes = null } = gathered?.all ?? {}
  const { inTime = 0, broken = 0, won = 0 } = gathered?.all ?? {}
  const forms = gathered?.forms ?? []
  return {
    kind: 'weekly',
    week,
    figures: {
      leads: forms.reduce((sum, { leads }) => sum + leads, 0),
      ...{ calls, tried, reached, medianMinutes, inTime, broken, won },
      forms: forms.slice(0, formsNamed).map(({ form, leads, won }) => ({ form, leads, won })),
    },
  }
}
