import { countUnsuited, listCountedOffers } from '#database/insight/installer-insights.ts'
import { listInstallers } from '#database/installer/installers.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import { coverageOf } from '#domain/insight/coverage.ts'
import { installerFigures } from '#domain/insight/installer-figures.ts'
import type { Period } from '#domain/insight/period.ts'
import { placesOfVictoria } from '#domain/place.ts'
import { regionOf } from '#domain/region.ts'

const places = Object.keys(placesOfVictoria).flatMap((postcode) => {
  const region = regionOf(postcode)
  return region ? [{ postcode, region }] : []
})

/** What became of offers in a period, installer by installer; and where nobody takes leads today, and who waited for it. */
export async function gatherInstallerInsights(
  period: Period,
  now: Date,
  { database, timeZone }: { database: Database; timeZone: string },
) {
  const { reads } = database
  const [installers, offers, unsuited] = await Promise.all([
    listInstallers(reads),
    listCountedOffers(reads, period, timeZone),
    countUnsuited(reads, period, timeZone),
  ])
  const names = new Map(installers.map(({ id, tradingName }) => [id, tradingName]))
  return {
    hasInstallers: installers.length > 0,
    installers: installerFigures(offers, now).map((figures) => ({
      ...figures,
      tradingName: names.get(figures.installer) ?? 'An installer since removed',
    })),
    coverage: coverageOf(installers, places, dayOf(now, timeZone)),
    unsuited,
  }
}
