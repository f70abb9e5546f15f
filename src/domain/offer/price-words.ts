import { formatShortCents } from '#estimate/format-money.ts'
import type { PriceBand, QuotedSystem } from './price.ts'

/** '$5,600 to $6,300'. */
export function formatBand({ lowCents, highCents }: PriceBand): string {
  return `${formatShortCents(lowCents)} to ${formatShortCents(highCents)}`
}

/** '15 panels, 6.6 kW, and a battery of 10 kWh'. */
export function formatSystem({ kw, panels, batteryKwh }: QuotedSystem): string {
  const parts = [
    ...(panels > 0 ? [`${panels} panels, ${kw} kW`] : []),
    ...(batteryKwh > 0 ? [`a battery of ${batteryKwh} kWh`] : []),
  ]
  return parts.join(', and ')
}
