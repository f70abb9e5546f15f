import { type Estimate, scale } from './figure.ts'

/** Panels that so many kilowatts take. */
export function panelCount(kilowatts: number, watts: number): number {
  return Math.ceil(Math.round((kilowatts * 1e6) / (watts / 1000)) / 1e6)
}

/** Glass on the roof, m². Clearances at the edges come on top. */
export function areaOf(panels: number, each: Estimate): Estimate {
  return scale(panels, each)
}

/** Panels that fit on so many clear square metres, from the larger panels to the smaller. */
export function panelsThatFit(squareMetres: number, each: Estimate): Estimate {
  return {
    low: Math.floor(squareMetres / each.high),
    mid: Math.floor(squareMetres / each.mid),
    high: Math.floor(squareMetres / each.low),
  }
}
