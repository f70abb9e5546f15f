import { type Flat, path } from './flat-path.ts'

interface WindTurbineProps {
  /** Its position, in pixels. */
  foot: Flat
  /** From the ground to the hub, in pixels. */
  height: number
  /** Degrees its blades have turned. */
  turned: number
  colour: string
}

/** A wind turbine on the horizon: a mast and three blades, one pale tone. */
export function WindTurbine({ foot: [x, y], height, turned, colour }: WindTurbineProps) {
  const hub: Flat = [x, y - height]
  const blade = (degrees: number): Flat[] => {
    const angle = (degrees * Math.PI) / 180
    const on = (reach: number, aside: number): Flat => [
      hub[0] + height * (reach * Math.sin(angle) + aside * Math.cos(angle)),
      hub[1] - height * (reach * Math.cos(angle) - aside * Math.sin(angle)),
    ]
    return [on(0, -0.012), on(0.12, -0.035), on(0.66, 0), on(0, 0.018)]
  }
  const mast: Flat[] = [
    [x - height * 0.026, y],
    [x - height * 0.012, hub[1]],
    [x + height * 0.012, hub[1]],
    [x + height * 0.026, y],
  ]
  return (
    <path
      d={[mast, ...[0, 120, 240].map((degrees) => blade(degrees + turned))]
        .map((points) => path(points))
        .join('')}
      fill={colour}
    />
  )
}
