import { path } from '#pictures/flat-path.ts'
import { day } from '#pictures/palette.ts'
import { islands, outlines, type Part } from './region-outlines.ts'

interface RegionMapProps {
  /** From the most to the least: the tints follow. */
  regions: readonly { region: Part; name: string; figure: string }[]
  className?: string | undefined
}

const frame = { left: -6, width: 320, height: 522 }
const tints = ['#f1ab5c', '#f5c286', '#f6cd99', '#f9dcb8', '#fbe9d3']
/** Pixels for each degree of latitude, and of longitude at 54° north. */
const [tall, wide] = [55, 32.2]
const at = ([longitude, latitude]: readonly [number, number]) =>
  [(longitude + 7.4) * wide, (59.25 - latitude) * tall] as const

/** The position of a region's figure. */
const places: Record<Part, readonly [number, number]> = {
  scotland: [-4.15, 56.95],
  north: [-2.2, 54.3],
  wales: [-3.86, 52.3],
  midlands: [-1.5, 52.75],
  south: [-1.05, 51.45],
}

/** Great Britain in five tints, each with its figure. The table beside it says the same, so it is for eyes alone. */
export function RegionMap({ regions, className }: RegionMapProps) {
  const tintOf = (part: Part) => tints[regions.findIndex(({ region }) => region === part)]
  return (
    <svg
      className={className}
      viewBox={`${frame.left} 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
    >
      {islands.map(({ part, outline }) => (
        <path key={outline.join()} d={path(outline.map(at))} fill={tintOf(part)} />
      ))}
      <g stroke={day.paper} strokeWidth="2.2" strokeLinejoin="round">
        {regions.map(({ region }) => (
          <path key={region} d={path(outlines[region].map(at))} fill={tintOf(region)} />
        ))}
      </g>
      {regions.map(({ region, name, figure }) => {
        const [x, y] = at(places[region]).map(Math.round)
        return (
          <text key={region} x={x} y={y} textAnchor="middle" fill={day.ink}>
            <tspan className="figure" fontSize="19">
              {figure}
            </tspan>
            <tspan x={x} dy="17" fontSize="12.5">
              {name}
            </tspan>
          </text>
        )
      })}
    </svg>
  )
}
