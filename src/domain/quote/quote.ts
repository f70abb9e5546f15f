import type { Day } from '../estimate/shared/day.ts'

/** What an installer's quote says, as its reader typed it. What isn't on the paper is absent. Dollars with GST. */
export type Quote = {
  from: string
  panels?: number | undefined
  wattsEach?: number | undefined
  inverterKilowatts?: number | undefined
  /** Usable. */
  batteryKwh?: number | undefined
  batteryModel?: string | undefined
  /** The day on which it works: certificates go by it, not by the day of signing. */
  installedOn?: Day | undefined
  /** What the buyer pays, after everything that is taken off. */
  price?: number | undefined
  /** The battery's part of the price. */
  batteryPrice?: number | undefined
  /** What was taken off for certificates. */
  certificatesOff?: number | undefined
  deposit?: number | undefined
}

/** The size of a quote's panels, kW; undefined where it doesn't say. */
export function panelKilowatts({ panels, wattsEach }: Quote): number | undefined {
  return panels !== undefined && wattsEach !== undefined ? (panels * wattsEach) / 1000 : undefined
}

/** What a quote should say and many don't. */
const quoteParts = [
  'panels',
  'inverter',
  'battery-model',
  'installed-on',
  'certificates',
  'deposit',
  'price',
] as const
export type QuotePart = (typeof quoteParts)[number]

/** What isn't on the paper, and worth asking for. */
export function missingParts(quote: Quote): QuotePart[] {
  const hasBattery = (quote.batteryKwh ?? 0) > 0
  const isThere: Record<QuotePart, boolean> = {
    panels: panelKilowatts(quote) !== undefined || (hasBattery && quote.panels === undefined),
    inverter: quote.inverterKilowatts !== undefined || quote.panels === undefined,
    'battery-model': !hasBattery || Boolean(quote.batteryModel),
    'installed-on': quote.installedOn !== undefined,
    certificates: quote.certificatesOff !== undefined,
    deposit: quote.deposit !== undefined,
    price: quote.price !== undefined,
  }
  return quoteParts.filter((part) => !isThere[part])
}
