import { certificatePrice } from '../data/certificates.ts'
import {
  batteryLife,
  batteryPower,
  batteryPriceBeforeCertificates,
  fading,
  panelPriceAfterCertificates,
  priceGrowth,
  roundTrip,
} from '../data/prices.ts'
import {
  ausNetTimeOfUse,
  type Distributor,
  dailyCharge,
  feedIn,
  flatRates,
  type TimeOfUse,
} from '../data/tariffs.ts'
import { shiftedUse } from '../data/use.ts'
import { between, type Estimate, exactly, type Figure } from '../figure.ts'
import { distributorsFor } from '../postcode.ts'
import { yieldAt } from '../year/generation.ts'
import { parseNumber } from './parse-number.ts'

type Limits = { from: number; to: number; whole?: true }

/** What a visitor may change, in the order it is shown in; the names are those of fields and addresses. */
const limits = {
  sun: { from: 1, to: 7 },
  rate: { from: 1, to: 200 },
  soak: { from: 0, to: 200 },
  offpeak: { from: 1, to: 200 },
  peak: { from: 1, to: 200 },
  daily: { from: 0, to: 500 },
  feedin: { from: 0, to: 100 },
  shift: { from: -12, to: 12, whole: true },
  certificate: { from: 0, to: 45 },
  panelprice: { from: 100, to: 10_000 },
  batteryprice: { from: 100, to: 10_000 },
  efficiency: { from: 50, to: 100 },
  power: { from: 0.5, to: 50 },
  life: { from: 1, to: 25, whole: true },
  fading: { from: 0, to: 10 },
  growth: { from: -10, to: 20 },
} as const satisfies Record<string, Limits>

export type AssumptionName = keyof typeof limits

export const assumptionNames = Object.keys(limits) as AssumptionName[]

/** What a visitor has changed: one value in the place of our range. */
export type Changes = Partial<Record<AssumptionName, number>>

/** A figure we reckon with, and whether the visitor changed it. */
export type Assumption = Figure<Estimate> & { name: AssumptionName; changed: boolean }
export type Assumptions = Record<AssumptionName, Assumption>

/** Where the power is used, as far as it decides what we assume. */
type Where = { postcode: string; network?: Distributor }

/** All we assume at that place, with the visitor’s changes. */
export function assumptionsFor(where: Where, changes: Changes): Assumptions {
  const ours: Record<AssumptionName, Figure<Estimate>> = {
    sun: yieldAt(where.postcode),
    rate: rateAt(where),
    soak: timeOfUseAt(where, 'soak', 'c for each kWh from 11 am to 4 pm'),
    offpeak: timeOfUseAt(where, 'offPeak', 'c for each kWh at night and in the morning'),
    peak: timeOfUseAt(where, 'peak', 'c for each kWh from 4 pm to 9 pm'),
    daily: dailyCharge,
    feedin: feedIn,
    shift: alone(shiftedUse),
    certificate: certificatePrice,
    panelprice: panelPriceAfterCertificates,
    batteryprice: batteryPriceBeforeCertificates,
    efficiency: roundTrip,
    power: alone(batteryPower),
    life: batteryLife,
    fading,
    growth: priceGrowth,
  }
  return Object.fromEntries(
    assumptionNames.map((name) => {
      const change = changes[name]
      const value = change === undefined ? ours[name].value : exactly(change)
      return [name, { ...ours[name], name, value, changed: change !== undefined }]
    }),
  ) as Assumptions
}

function alone(figure: Figure<number>): Figure<Estimate> {
  return { ...figure, value: exactly(figure.value) }
}

function rateAt(where: Where): Figure<Estimate> {
  return { ...flatRates, value: ratesOver(where) }
}

/** A postcode does not tell the distributor, so the rate is a range over those that may be. */
function ratesOver({ postcode, network }: Where): Estimate {
  const may = network ? [network] : distributorsFor(postcode)
  const rates = may.map((distributor) => flatRates.value[distributor])
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  return between(Math.min(...rates), Math.max(...rates), mean)
}

function timeOfUseAt(where: Where, when: keyof TimeOfUse, what: string): Figure<Estimate> {
  const known = ausNetTimeOfUse.value[when]
  const flat = ratesOver(where)
  const ausNet = flatRates.value['AusNet Services']
  const isKnown = where.network === 'AusNet Services'
  return {
    ...ausNetTimeOfUse,
    what,
    value: {
      low: (known * flat.low) / ausNet,
      mid: (known * flat.mid) / ausNet,
      high: (known * flat.high) / ausNet,
    },
    confidence: isKnown ? ausNetTimeOfUse.confidence : 'derived',
    source: isKnown
      ? ausNetTimeOfUse.source
      : `${ausNetTimeOfUse.source}, in proportion to each distributor’s flat rate`,
  }
}

/** A sentence for each change nobody can reckon with. */
export function problemsWithChanges(changes: Changes): Partial<Record<AssumptionName, string>> {
  const problems: Partial<Record<AssumptionName, string>> = {}
  for (const name of assumptionNames) {
    const value = changes[name]
    if (value !== undefined && !isWithin(value, limits[name])) problems[name] = sentence(name)
  }
  return problems
}

function isWithin(value: number, { from, to, whole }: Limits): boolean {
  return value >= from && value <= to && (!whole || Number.isInteger(value))
}

function sentence(name: AssumptionName): string {
  const { from, to, whole }: Limits = limits[name]
  return `Enter a ${whole ? 'whole ' : ''}number from ${from} to ${to.toLocaleString('en-AU')}, or leave it empty for ours`
}

/** Reads the changes among typed fields; what is no number is a problem. */
export function parseChanges(typed: Readonly<Record<string, string | undefined>>): {
  changes: Changes
  problems: Partial<Record<AssumptionName, string>>
} {
  const changes: Changes = {}
  const problems: Partial<Record<AssumptionName, string>> = {}
  for (const name of assumptionNames) {
    const text = typed[name]?.trim()
    if (!text) continue
    const value = parseNumber(text)
    if (value === undefined) problems[name] = sentence(name)
    else changes[name] = value
  }
  return { changes, problems: { ...problems, ...problemsWithChanges(changes) } }
}

export function typedChanges(changes: Changes): Record<string, string> {
  return Object.fromEntries(
    assumptionNames.flatMap((name) =>
      changes[name] === undefined ? [] : [[name, String(changes[name])]],
    ),
  )
}
