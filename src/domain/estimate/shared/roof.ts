import type { Estimate } from './figure.ts'

/** Panels that so many kilowatts take. Rounds to six decimals first, so that floating point adds none. */
export function panelCount(kilowatts: number, watts: number): number {
  return Math.ceil(Math.round((kilowatts * 1e6) / (watts / 1000)) / 1e6)
}

/** Panels that fit on so many clear square metres. */
export function panelsThatFit(squareMetres: number, panelArea: Estimate): Estimate {
  return {
    low: Math.floor(squareMetres / panelArea.high),
    mid: Math.floor(squareMetres / panelArea.mid),
    high: Math.floor(squareMetres / panelArea.low),
  }
}
