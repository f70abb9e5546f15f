import type { Day } from '../../shared/day.ts'
import { mostPanelsToInverter } from '../data/inverter-limit.ts'
import { leastWarrantyYears, mostDeposit } from '../data/quotes.ts'
import { stateRebate } from '../data/state-rebate.ts'
import {
  type CertificateFault,
  type CertificatesDue,
  certificatesDue,
  type Installation,
  judgeCertificates,
  nextFall,
} from './certificates-due.ts'
import { missingParts, panelKilowatts, type Quote, type QuotePart } from './quote.ts'

/** What to ask the installer. Amounts in dollars, sizes in kW. */
export type QuoteQuestion =
  | { kind: CertificateFault | 'other-zone'; off: number; due: number }
  | { kind: 'more-off'; off: number; due: number; panels: number | undefined }
  | { kind: 'certificates'; due: number }
  | { kind: 'day'; from: Day; less: number }
  | { kind: 'eligible'; price: number }
  | { kind: 'rebate-too-much'; off: number; most: number }
  | { kind: 'rebate-without-panels' }
  | { kind: 'cash-price' }
  | { kind: 'inverter-small'; panels: number; inverter: number; most: number }
  | { kind: 'no-battery-model' }
  | { kind: 'deposit'; share: number; most: number }
  | { kind: 'warranty'; years: number; least: number }

export type QuoteReview = {
  kilowatts: number | undefined
  due: CertificatesDue
  /** Where certificates and the state's rebate share one line: dollars of each. */
  inOneLine?: { certificates: number; stateRebate: number } | undefined
  /** What can't hold in the line of certificates. */
  fault: CertificateFault | undefined
  /** What was taken off for the state's rebate. */
  stateRebate: number
  /** What is compared: the price before the state's rebate, with no more certificates off than the kit earns. */
  cashPrice: number
  /** Where the quote says what the battery costs. */
  panelsPerKilowatt: number | undefined
  batteryPerKwh: number | undefined
  questions: QuoteQuestion[]
  missing: QuotePart[]
}

/**
 * Counts a quote as every other: certificates once, for the day on which the system works, or for `today` where the quote names
 * none. What more could be taken off is a question, and never taken off here.
 */
export function reviewQuote(
  quote: Quote,
  { today, ...place }: Omit<Installation, 'installedOn'> & { today: Day },
): QuoteReview {
  const installedOn = quote.installedOn ?? today
  const due = certificatesDue(quote, place.zone, installedOn)
  const off = quote.certificatesOff ?? 0
  const judged = judgeCertificates(quote, { ...place, installedOn })
  const inOneLine =
    judged === 'with-rebate'
      ? { certificates: off - stateRebate.value.most, stateRebate: stateRebate.value.most }
      : undefined
  const fault = isFault(judged) ? judged : undefined
  const rebateOff = quote.stateRebateOff ?? inOneLine?.stateRebate ?? 0
  const correction = fault ? off - due.worth.mid : 0
  const kilowatts = panelKilowatts(quote)
  const cashPrice = (quote.price ?? 0) + rebateOff + correction
  return {
    kilowatts,
    due,
    inOneLine,
    fault,
    stateRebate: rebateOff,
    cashPrice,
    ...split(quote, { kilowatts, due, cashPrice, correction }),
    questions: [
      ...(fault || judged === 'other-zone'
        ? [{ kind: fault ?? ('other-zone' as const), off, due: due.worth.mid }]
        : []),
      ...askForCertificates(quote, judged, due),
      ...(quote.installedOn === undefined ? askForDay(quote, place, today) : []),
      ...askForRebate(quote, rebateOff),
      ...(quote.payment === 'over-time' ? [{ kind: 'cash-price' } as const] : []),
      ...askForInverter(kilowatts, quote.inverterKilowatts),
      ...(quote.batteryKwh && !quote.batteryModel ? [{ kind: 'no-battery-model' } as const] : []),
      ...askForDeposit(quote, rebateOff),
      ...askForWarranty(quote),
    ],
    missing: missingParts(quote),
  }
}

function isFault(judged: ReturnType<typeof judgeCertificates>): judged is CertificateFault {
  return (
    judged === 'twice' ||
    judged === 'wrong-date' ||
    judged === 'wrong-zone' ||
    judged === 'too-much'
  )
}

/** What is corrected belongs to panels and battery as their certificates do; the state's rebate is for panels. */
function split(
  { batteryPrice, batteryKwh = 0 }: Quote,
  {
    kilowatts,
    due,
    cashPrice,
    correction,
  }: {
    kilowatts: number | undefined
    due: CertificatesDue
    cashPrice: number
    correction: number
  },
): Pick<QuoteReview, 'panelsPerKilowatt' | 'batteryPerKwh'> {
  const count = due.panels + due.battery
  const share = count > 0 ? due.battery / count : 0
  const battery =
    batteryKwh === 0
      ? 0
      : kilowatts === undefined
        ? cashPrice
        : batteryPrice !== undefined
          ? batteryPrice + correction * share
          : undefined
  return {
    panelsPerKilowatt:
      kilowatts && battery !== undefined ? (cashPrice - battery) / kilowatts : undefined,
    batteryPerKwh: batteryKwh && battery !== undefined ? battery / batteryKwh : undefined,
  }
}

function askForCertificates(
  quote: Quote,
  judged: ReturnType<typeof judgeCertificates>,
  { worth }: CertificatesDue,
): QuoteQuestion[] {
  const { certificatesOff: off = 0, panels, batteryKwh } = quote
  if (worth.mid === 0) return []
  if (off === 0) return [{ kind: 'certificates', due: worth.mid }]
  return judged === 'too-little'
    ? [{ kind: 'more-off', off, due: worth.mid, panels: batteryKwh ? undefined : panels }]
    : []
}

function askForDay(
  quote: Quote,
  { zone }: Pick<Installation, 'zone'>,
  today: Day,
): QuoteQuestion[] {
  const fall = nextFall(quote, zone, today)
  return fall ? [{ kind: 'day', ...fall }] : []
}

function askForRebate(quote: Quote, off: number): QuoteQuestion[] {
  const { most } = stateRebate.value
  if (off === 0) return []
  if (panelKilowatts(quote) === undefined) return [{ kind: 'rebate-without-panels' }]
  return [
    ...(off > most ? [{ kind: 'rebate-too-much', off, most } as const] : []),
    { kind: 'eligible', price: (quote.price ?? 0) + off },
  ]
}

function askForInverter(panels = 0, inverter?: number): QuoteQuestion[] {
  if (inverter === undefined) return []
  const most = inverter * mostPanelsToInverter.value
  // Rounded as quotes are: 6.66 kW on 5 kW is the rule, not beyond it.
  return panels > most * 1.005 ? [{ kind: 'inverter-small', panels, inverter, most }] : []
}

/** A tenth of all that is to be paid: the state’s rebate comes to the installer later. */
function askForDeposit({ price = 0, deposit = 0 }: Quote, rebateOff: number): QuoteQuestion[] {
  const whole = price + rebateOff
  const most = whole * mostDeposit.value
  return deposit > most + 1 ? [{ kind: 'deposit', share: deposit / whole, most }] : []
}

function askForWarranty(quote: Quote): QuoteQuestion[] {
  const { warrantyYears } = quote
  const least = leastWarrantyYears.value
  if (panelKilowatts(quote) === undefined || warrantyYears === undefined || warrantyYears >= least)
    return []
  return [{ kind: 'warranty', years: warrantyYears, least }]
}
