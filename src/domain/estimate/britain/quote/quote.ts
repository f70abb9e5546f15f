import type { Day } from '../../shared/day.ts'
import { panelWatts } from '../data/prices.ts'

/** What an installer's quote says, as its reader typed it. What isn't on the paper is absent. Pounds with VAT, shares from 0 to 1. */
export type Quote = {
  from: string
  panels?: number | undefined
  wattsEach?: number | undefined
  inverterKilowatts?: number | undefined
  /** Usable. */
  batteryKwh?: number | undefined
  batteryModel?: string | undefined
  /** The day of supply, which decides the VAT. */
  installedOn?: Day | undefined
  price?: number | undefined
  /** The VAT in it, as a share of the price without. */
  vat?: number | undefined
  /** The battery's part of the price. */
  batteryPrice?: number | undefined
  /** What it promises: kWh a year, the share of them used at home, pence for each that is sold, and pounds a year. */
  promised: {
    kwh?: number | undefined
    share?: number | undefined
    exportRate?: number | undefined
    saving?: number | undefined
  }
  deposit?: number | undefined
  mcs?: string | undefined
  payment?: Payment | undefined
}

export const payments = ['cash', 'over-time'] as const
export type Payment = (typeof payments)[number]

/** The size of a quote's panels, kW, at the usual watts where it names none; undefined where it doesn't say how many. */
export function panelKilowatts({
  panels,
  wattsEach = panelWatts.value,
}: Quote): number | undefined {
  return panels === undefined ? undefined : (panels * wattsEach) / 1000
}

/** What a quote should say and many don't. */
const quoteParts = [
  'inverter',
  'yield',
  'self-use',
  'export',
  'deposit',
  'mcs',
  'vat',
  'payment',
] as const
export type QuotePart = (typeof quoteParts)[number]

/** What isn't on the paper, and worth having in writing. */
export function missingParts(quote: Quote): QuotePart[] {
  const { promised } = quote
  const isThere: Record<QuotePart, boolean> = {
    inverter: quote.inverterKilowatts !== undefined,
    yield: promised.kwh !== undefined,
    'self-use': promised.share !== undefined,
    export: promised.exportRate !== undefined,
    deposit: quote.deposit !== undefined,
    // A quote without one gets a warning of its own.
    mcs: true,
    vat: quote.vat !== undefined,
    payment: quote.payment !== undefined,
  }
  return quoteParts.filter((part) => !isThere[part])
}
