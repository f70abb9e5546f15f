import type { Installer } from '#domain/installer/installer.ts'
import { areaRegionLabels, areaRegions, covers } from '#estimate/installer/area.ts'
import { type MapPoint, mapPoints } from '#estimate/installer/area-map.ts'
import { terms } from '#estimate/terms.ts'
import type { WorkProps } from '#site/firm/work/work.ts'

/** Which postcodes are covered, would be new and would be left, as paths of dots; null where there is no map. */
export function areaMap(
  today: Pick<Installer, 'area'>,
  changed: Pick<Installer, 'area'>,
): WorkProps['map'] {
  if (mapPoints.length === 0) return null
  const groups = Object.groupBy(mapPoints, (point) => {
    if (covers(changed.area, point)) return covers(today.area, point) ? 'covered' : 'fresh'
    return covers(today.area, point) ? 'gone' : 'rest'
  })
  const { covered = [], fresh = [], gone = [], rest = [] } = groups
  const { wholeState, regions } = changed.area
  return {
    covered: dots(covered),
    fresh: dots(fresh),
    gone: dots(gone),
    rest: dots(rest),
    counts: { covered: covered.length, fresh: fresh.length, gone: gone.length },
    presses: [
      { act: 'press-all', label: `All ${terms.everywhere}`, isIn: wholeState },
      ...areaRegions.map((region) => ({
        act: `press-${region}`,
        label: areaRegionLabels[region],
        isIn: wholeState || regions.includes(region),
      })),
    ],
  }
}

function dots(points: readonly MapPoint[]): string {
  return points.map(({ x, y }) => `M${x} ${y}h0`).join('')
}
