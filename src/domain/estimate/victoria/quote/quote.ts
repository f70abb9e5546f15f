import type { Day } from '../../shared/day.ts'

/** What an installer's quote says, as its reader typed it. What isn't on the paper is absent. Dollars with GST. */
export type Quote = {
  from: string
  /** The panels together, as the quote says it. Their number and watts say it better. */
  kilowatts?: number | undefined
  panels?: number | undefined
  wattsEach?: number | undefined
  panelModel?: string | undefined
  inverterKilowatts?: number | undefined
  inverterModel?: string | undefined
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
  /** What was taken off for Solar Victoria's rebate. */
  stateRebateOff?: number | undefined
  payment?: Payment | undefined
  deposit?: number | undefined
  /** The shortest product warranty in it. */
  warrantyYears?: number | undefined
  phases?: number | undefined
  /** The most that may be sold at once, kW. */
  exportLimit?: number | undefined
}

export const payments = ['cash', 'over-time'] as const
export type Payment = (typeof payments)[number]

/** The size of a quote's panels, kW; undefined where it doesn't say. */
export function panelKilowatts({ kilowatts, panels, wattsEach }: Quote): number | undefined {
  return panels !== undefined && wattsEach !== undefined ? (panels * wattsEach) / 1000 : kilowatts
}

/** What a quote should say and many don't, besides what is a question of its own. */
const quoteParts = [
  'panel-model',
  'inverter',
  'inverter-model',
  'payment',
  'deposit',
  'warranty',
  'phases',
  'export-limit',
] as const
export type QuotePart = (typeof quoteParts)[number]

/** What isn't on the paper, and worth having in writing. A battery alone brings its inverter with it. */
export function missingParts(quote: Quote): QuotePart[] {
  const hasPanels = panelKilowatts(quote) !== undefined
  const isThere: Record<QuotePart, boolean> = {
    'panel-model': !hasPanels || Boolean(quote.panelModel),
    inverter: !hasPanels || quote.inverterKilowatts !== undefined,
    'inverter-model': !hasPanels || Boolean(quote.inverterModel),
    payment: quote.payment !== undefined,
    deposit: quote.deposit !== undefined,
    warranty: quote.warrantyYears !== undefined,
    phases: quote.phases !== undefined,
    'export-limit': !hasPanels || quote.exportLimit !== undefined,
  }
  return quoteParts.filter((part) => !isThere[part])
}
