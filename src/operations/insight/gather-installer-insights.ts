import { countUnsuited, listCountedOffers } from '#database/insight/installer-insights.ts'
import { listInstallers } from '#database/installer/installers.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import { coverageOf } from '#domain/insight/coverage.ts'
import { installerFigures } from '#domain/insight/installer-figures.ts'
import type { Period } from '#domain/insight/period.ts'
import { priceFigures } from '#domain/insight/price-figures.ts'
import { capStarts } from '#domain/installer/caps.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { postcodes } from '#estimate/place.ts'
import { regionOf } from '#estimate/region.ts'

const places = postcodes.flatMap((postcode) => {
  const region = regionOf(postcode)
  return region ? [{ postcode, region }] : []
})

/** The results of offers in a period, by installer; and where no installer can take a lead today, and who waited for it. */
export async function gatherInstallerInsights(
  period: Period,
  now: Date,
  { database, timeZone }: { database: Database; timeZone: string },
) {
  const { reads, reports } = database
  const [installers, offers, unsuited, recent] = await Promise.all([
    listInstallers(reads),
    listCountedOffers(reports, period, timeZone),
    countUnsuited(reports, period, timeZone),
    listRecentOffers(reads, { caps: capStarts(now, timeZone), turnsSince: turnsSince(now) }),
  ])
  const names = new Map(installers.map(({ id, tradingName }) => [id, tradingName]))
  return {
    hasInstallers: installers.length > 0,
    installers: installerFigures(offers, now).map((figures) => ({
      ...figures,
      tradingName: names.get(figures.installer) ?? 'An installer since removed',
    })),
    prices: priceFigures(offers),
    coverage: coverageOf(
      installers.map((installer) => ({
        installer,
        accepted: recent.get(installer.id)?.accepted ?? { day: 0, week: 0, month: 0 },
      })),
      places,
      dayOf(now, timeZone),
    ),
    unsuited,
  }
}
