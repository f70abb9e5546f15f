import type { Day } from '../../shared/day.ts'
import { between, combine, type Estimate, exactly, scale } from '../../shared/figure.ts'
import { batteryPrice, panelPrices } from '../data/prices.ts'
import { buysPanels, type Inputs } from '../inputs/inputs.ts'
import { installationVatOn } from './vat.ts'

// 14 panels of 440 W are sold as 6 kW.
const spareKw = 0.17

/** What panels of a size cost at 0 per cent VAT, in pounds: straight lines between the sizes we know. Undefined outside of them. */
export function panelPriceOf(kilowatts: number): Estimate | undefined {
  const kw = Math.min(6, Math.max(3, kilowatts))
  if (Math.abs(kw - kilowatts) > spareKw) return undefined
  const sizes = Object.entries(panelPrices.value)
    .map(([size, price]) => ({ size: Number(size), price }))
    .toSorted((one, other) => one.size - other.size)
  const above = sizes.findIndex(({ size }) => kw <= size)
  const upper = sizes[above]
  if (!upper) return undefined
  if (kw === upper.size) return upper.price
  const lower = sizes[above - 1]
  if (!lower) return undefined
  const part = (kw - lower.size) / (upper.size - lower.size)
  const at = (of: keyof Estimate) => lower.price[of] + part * (upper.price[of] - lower.price[of])
  return between(at('low'), at('high'), at('mid'))
}

/** The battery whose price is known, in usable kWh. */
export const pricedBattery = 5

/** What a battery costs at 0 per cent VAT, in pounds. Undefined but for the size whose price is known. */
export function batteryPriceOf(usableKwh: number): Estimate | undefined {
  return usableKwh === pricedBattery ? batteryPrice.value : undefined
}

/** Pounds with VAT, each where we or the visitor know it. */
export type Prices = {
  /** Of all that is bought. */
  all?: Estimate
  panels?: Estimate
  battery?: Estimate
}

/** What is bought costs so much where it is fitted on that day: the visitor’s prices in place of ours. */
export function pricesFor(inputs: Inputs, installed: Day): Prices {
  const withVat = (price?: Estimate) => price && scale(1 + installationVatOn(installed), price)
  const panels = buysPanels(inputs) ? withVat(panelPriceOf(inputs.kw)) : exactly(0)
  const battery =
    inputs.battery === 0
      ? exactly(0)
      : inputs.batteryprice === undefined
        ? withVat(batteryPriceOf(inputs.battery))
        : exactly(inputs.batteryprice)
  if (inputs.price === undefined)
    return { all: panels && battery && together(panels, battery), panels, battery }
  const { price } = inputs
  if (!buysPanels(inputs)) return { all: exactly(price), panels, battery: exactly(price) }
  return {
    all: exactly(price),
    panels: battery && exactly(Math.max(0, price - battery.mid)),
    battery,
  }
}

function together(one: Estimate, other: Estimate): Estimate {
  const mid = one.mid + other.mid
  return combine(
    mid,
    [one, other].map((part) => ({
      low: mid - part.mid + part.low,
      high: mid - part.mid + part.high,
    })),
  )
}
