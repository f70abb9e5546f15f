import { type Range, times } from './figure.ts'

/** Panels that so many kilowatts take. */
export function panelsFor(kilowatts: number, watts: number): number {
  return Math.ceil(Math.round((kilowatts * 1e6) / (watts / 1000)) / 1e6)
}

/** Glass on the roof, m². Clearances at the edges come on top. */
export function areaOf(panels: number, each: Range): Range {
  return times(panels, each)
}

/** Panels that fit on so many clear square metres, from the larger panels to the smaller. */
export function panelsThatFit(squareMetres: number, each: Range): Range {
  return {
    low: Math.floor(squareMetres / each.high),
    middle: Math.floor(squareMetres / each.middle),
    high: Math.floor(squareMetres / each.low),
  }
}
