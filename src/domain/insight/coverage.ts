import { type Region, regions } from '#estimate/region.ts'
import { type Capacity, placesLeft } from '../installer/caps.ts'
import type { Installer, InstallerService } from '../installer/installer.ts'
import { standingReasons } from '../offer/reason.ts'

/** What installers are counted for: one service, at a home. */
const coveredServices = ['panels', 'batteries', 'roof-tiles'] as const satisfies InstallerService[]

type Place = { postcode: string; region: Region }

/** How a region is covered for a service: of so many postcodes so many, by so many installers. */
type RegionCoverage = {
  region: Region
  postcodes: number
  covered: number
  installers: number
  /** The postcodes that no installer covers. */
  uncovered: string[]
}
export type Coverage = { service: InstallerService; regions: RegionCoverage[] }

/**
 * Where an installer may take a lead for a home on a day (YYYY-MM-DD), by service and region: by area, accreditation, terms and whatever
 * else lies in the installer alone, and only with a place left under its caps.
 */
export function coverageOf(
  installers: readonly { installer: Installer; accepted: Capacity['accepted'] }[],
  places: readonly Place[],
  today: string,
): Coverage[] {
  const inRegion = Map.groupBy(places, ({ region }) => region)
  return coveredServices.map((service) => {
    const covering = installers
      .filter(
        ({ installer, accepted }) =>
          placesLeft(installer.caps, accepted) > 0 && suits(installer, service, today),
      )
      .map(({ installer }) => coveringOf(installer))
    return {
      service,
      regions: regions.flatMap((region) => {
        const here = inRegion.get(region) ?? []
        if (here.length === 0) return []
        const uncovered = here
          .filter((place) => !covering.some((covers) => covers(place)))
          .map(({ postcode }) => postcode)
        return [
          {
            region,
            postcodes: here.length,
            covered: here.length - uncovered.length,
            installers: covering.filter((covers) => here.some(covers)).length,
            uncovered,
          },
        ]
      }),
    }
  })
}

/** Whether nothing but its area speaks against an installer. */
function suits(installer: Installer, service: InstallerService, today: string): boolean {
  const need = { postcode: '', region: undefined, services: [service], property: 'home' } as const
  return (
    !installer.closedAt &&
    standingReasons(installer, need, today).every(
      ({ side, code }) => side !== 'against' || code === 'area',
    )
  )
}

function coveringOf({ area }: Installer): (place: Place) => boolean {
  const except = new Set(area.exceptPostcodes)
  const postcodes = new Set(area.postcodes)
  return ({ postcode, region }) =>
    !except.has(postcode) &&
    (area.wholeState ||
      postcodes.has(postcode) ||
      (area.regions as readonly string[]).includes(region))
}

/** Postcodes in order as runs, like '3875' and '3880 to 3882'. */
export function formatRuns(postcodes: readonly string[]): string[] {
  const runs: { from: string; to: string }[] = []
  for (const postcode of postcodes.toSorted()) {
    const last = runs.at(-1)
    if (last && Number(postcode) === Number(last.to) + 1) last.to = postcode
    else runs.push({ from: postcode, to: postcode })
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from} to ${to}`))
}
