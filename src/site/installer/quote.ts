import type { Quote } from '#domain/offer/outcome.ts'
import { formatShortCents } from '#estimate/format-money.ts'

/** '$14,600 for 6.6 kW and 10 kWh'. */
export function formatQuote({ amountCents, panelKilowatts, batteryKilowattHours }: Quote): string {
  const sizes = [
    ...(panelKilowatts ? [`${panelKilowatts}\u00a0kW`] : []),
    ...(batteryKilowattHours ? [`${batteryKilowattHours}\u00a0kWh`] : []),
  ]
  const price = formatShortCents(amountCents)
  return sizes.length > 0 ? `${price} for ${sizes.join(' and ')}` : price
}
