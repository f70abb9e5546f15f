import type { PriceBand, QuotedSystem } from '../../offer/price.ts'
import { panelCount } from '../shared/roof.ts'
import { panelWatts } from './data/prices.ts'
import { pricedSizes } from './data/quotes.ts'
import { estimateHome } from './estimate.ts'
import { defaultInputs } from './inputs/inputs.ts'
import { isVictorianHome } from './postcode.ts'

/** What most homes buy that leave the size open. */
export const usualBattery = 13.5

/** The panels of a system of so many kilowatts. */
export function panelsFor(kw: number): number {
  return panelCount(kw, panelWatts.value)
}

/** Whether our prices cover a system. */
export function isPriced({ kw, batteryKwh }: QuotedSystem): boolean {
  const { panels, battery } = pricedSizes.value
  return kw <= panels.to * most && batteryKwh <= battery.to * most
}

/** What our model says the system costs, after certificates and without a rebate that depends on who they are. */
export function ownBand(
  system: QuotedSystem,
  { postcode, today }: { postcode: string; today: string },
): PriceBand | undefined {
  if (!isPriced(system)) return undefined
  const { kw, batteryKwh } = system
  const estimate = estimateHome(
    {
      ...defaultInputs,
      ...(isVictorianHome(postcode) ? { postcode } : {}),
      kw: kw || defaultInputs.kw,
      have: kw ? 'no' : 'yes',
      battery: batteryKwh,
      rebate: 'no',
    },
    {},
    today,
  )
  if ('problems' in estimate) return undefined
  const { low, high } = estimate.money.together.cost
  return { lowCents: toTens(low) * 100, highCents: toTens(high) * 100 }
}

/** So far beyond the sizes of our indexes a straight line is run on. */
const most = 1.35

function toTens(dollars: number): number {
  return Math.round(dollars / 10) * 10
}
