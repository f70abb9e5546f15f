import { batterySteps } from '#estimate/data/certificates.ts'
import type { Zone } from '#estimate/postcode.ts'
import type { Day } from '../estimate/shared/day.ts'
import { yearOf } from '../estimate/shared/day.ts'
import {
  type CertificateFault,
  type CertificatesDue,
  certificateFault,
  certificatesDue,
} from './certificates-due.ts'
import { missingParts, panelKilowatts, type Quote, type QuotePart } from './quote.ts'

/** What to ask about. Amounts in dollars, sizes in kW. */
export type QuoteWarning =
  | { kind: CertificateFault; off: number; due: number }
  | { kind: 'inverter-small'; panels: number; inverter: number; most: number }
  | { kind: 'deposit'; share: number; most: number }
  | { kind: 'no-battery-model' }

export type QuoteReview = {
  kilowatts: number | undefined
  due: CertificatesDue
  /** The price with certificates counted once, for the day of installation: dollars. Undefined where no price was given. */
  priceAfterDue: number | undefined
  /** Where the quote says what the battery costs. */
  panelsPerKilowatt: number | undefined
  batteryPerKwh: number | undefined
  missing: QuotePart[]
  warnings: QuoteWarning[]
}

/** Panels may be a third larger than the inverter, as a rule (Clean Energy Council's install and supervise guidelines). */
const mostPanelsPerInverter = 4 / 3
/** More before any work is a buyer's to refuse (New Energy Tech Consumer Code: ten per cent). */
const mostDeposit = 0.1

/**
 * Counts a quote as every other: certificates once, for the day on which the system works, or for `today` where the quote names
 * none.
 */
export function reviewQuote(
  quote: Quote,
  { zone, today }: { zone: Zone; today: Day },
): QuoteReview {
  const installedOn = quote.installedOn ?? today
  const due = certificatesDue(quote, zone, installedOn)
  const fault = certificateFault(quote, {
    zone,
    installedOn,
    earlierDays: earlierPeriods(installedOn),
  })
  const kilowatts = panelKilowatts(quote)
  const correction = fault ? (quote.certificatesOff ?? 0) - due.worth.mid : 0
  return {
    kilowatts,
    due,
    priceAfterDue: quote.price === undefined ? undefined : quote.price + correction,
    ...split(quote, { kilowatts, due, correction }),
    missing: missingParts(quote),
    warnings: [
      ...(fault
        ? [{ kind: fault, off: quote.certificatesOff ?? 0, due: due.worth.mid } as const]
        : []),
      ...inverterWarning(kilowatts, quote.inverterKilowatts),
      ...depositWarning(quote),
      ...((quote.batteryKwh ?? 0) > 0 && !quote.batteryModel
        ? [{ kind: 'no-battery-model' } as const]
        : []),
    ],
  }
}

/** The first days of the periods before a day in which certificates were worth more, the latest first: two years of them. */
function earlierPeriods(day: Day): Day[] {
  const year = yearOf(day)
  const januaries = [`${year}-01-01`, `${year - 1}-01-01`]
  const steps = batterySteps.value.map(({ from }) => from)
  return Array.from(new Set([...januaries, ...steps]))
    .filter((from) => from < day && yearOf(from) >= year - 1)
    .toSorted()
    .toReversed()
}

/** What is corrected belongs to panels and battery as their certificates do. */
function split(
  { price, batteryPrice, batteryKwh = 0 }: Quote,
  {
    kilowatts,
    due,
    correction,
  }: { kilowatts: number | undefined; due: CertificatesDue; correction: number },
): Pick<QuoteReview, 'panelsPerKilowatt' | 'batteryPerKwh'> {
  const hasBattery = batteryKwh > 0
  const battery = hasBattery ? batteryPrice : 0
  if (price === undefined || battery === undefined)
    return { panelsPerKilowatt: undefined, batteryPerKwh: undefined }
  const count = due.panels + due.battery
  const share = count > 0 ? due.battery / count : 0
  const batteryAfterDue = battery + correction * share
  const panelsAfterDue = price - battery + correction * (1 - share)
  return {
    panelsPerKilowatt: kilowatts ? panelsAfterDue / kilowatts : undefined,
    batteryPerKwh: hasBattery ? batteryAfterDue / batteryKwh : undefined,
  }
}

function inverterWarning(panels = 0, inverter?: number): QuoteWarning[] {
  if (inverter === undefined) return []
  const most = inverter * mostPanelsPerInverter
  // Rounded as quotes are: 6.66 kW on 5 kW is the rule, not beyond it.
  return panels > most + 0.01 ? [{ kind: 'inverter-small', panels, inverter, most }] : []
}

function depositWarning({ price, deposit }: Quote): QuoteWarning[] {
  if (!price || deposit === undefined || deposit <= price * mostDeposit + 1) return []
  return [{ kind: 'deposit', share: deposit / price, most: price * mostDeposit }]
}
