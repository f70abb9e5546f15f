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
import { isWithin, type Limits, parseNumber } from './numbers.ts'

/** What a visitor may change, in the order the page lists it. The names are those of fields and addresses. */
export const assumptionLimits = {
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

export type AssumptionName = keyof typeof assumptionLimits

export const assumptionNames = Object.keys(assumptionLimits) as AssumptionName[]

/** The visitor’s values, each in place of our range. */
export type Changes = Partial<Record<AssumptionName, number>>

/** A figure we calculate with, and whether the visitor changed it. */
export type Assumption = Figure<Estimate> & { name: AssumptionName; changed: boolean }
export type Assumptions = Record<AssumptionName, Assumption>

/** Where the power is used, which decides some of our assumptions. */
type Place = { postcode: string; network?: Distributor }

/** All our assumptions at that place, with the visitor’s changes. */
export function assumptionsFor(place: Place, changes: Changes): Assumptions {
  const ours: Record<AssumptionName, Figure<Estimate>> = {
    sun: yieldAt(place.postcode),
    rate: rateAt(place),
    soak: timeOfUseAt(place, 'soak', 'c per kWh from 11 am to 4 pm'),
    offpeak: timeOfUseAt(place, 'offPeak', 'c per kWh at night and in the morning'),
    peak: timeOfUseAt(place, 'peak', 'c per kWh from 4 pm to 9 pm'),
    daily: dailyCharge,
    feedin: feedIn,
    shift: asEstimate(shiftedUse),
    certificate: certificatePrice,
    panelprice: panelPriceAfterCertificates,
    batteryprice: batteryPriceBeforeCertificates,
    efficiency: roundTrip,
    power: asEstimate(batteryPower),
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

function asEstimate(figure: Figure<number>): Figure<Estimate> {
  return { ...figure, value: exactly(figure.value) }
}

function rateAt(place: Place): Figure<Estimate> {
  return { ...flatRates, value: ratesOver(place) }
}

/** A postcode does not determine the distributor, so the rate is a range over all that are possible. */
function ratesOver({ postcode, network }: Place): Estimate {
  const possible = network ? [network] : distributorsFor(postcode)
  const rates = possible.map((distributor) => flatRates.value[distributor])
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  return between(Math.min(...rates), Math.max(...rates), mean)
}

function timeOfUseAt(place: Place, when: keyof TimeOfUse, what: string): Figure<Estimate> {
  const cents = ausNetTimeOfUse.value[when]
  const flat = ratesOver(place)
  const ausNet = flatRates.value['AusNet Services']
  const isAusNet = place.network === 'AusNet Services'
  return {
    ...ausNetTimeOfUse,
    what,
    value: {
      low: (cents * flat.low) / ausNet,
      mid: (cents * flat.mid) / ausNet,
      high: (cents * flat.high) / ausNet,
    },
    confidence: isAusNet ? ausNetTimeOfUse.confidence : 'derived',
    source: isAusNet
      ? ausNetTimeOfUse.source
      : `${ausNetTimeOfUse.source}, in proportion to each distributor’s flat rate`,
  }
}

/** Reads the changes in a draft; what is no number has its problem. */
export function parseChanges(draft: Readonly<Record<string, string | undefined>>): {
  changes: Changes
  problems: AssumptionProblems
} {
  const changes: Changes = {}
  const problems: AssumptionProblems = {}
  for (const name of assumptionNames) {
    const text = draft[name]?.trim()
    if (!text) continue
    const value = parseNumber(text)
    if (value === undefined) problems[name] = problemOf(name)
    else changes[name] = value
  }
  return { changes, problems }
}

type AssumptionProblems = Partial<Record<AssumptionName, string>>

export function validateChanges(changes: Changes): AssumptionProblems {
  const problems: AssumptionProblems = {}
  for (const name of assumptionNames) {
    const value = changes[name]
    if (value !== undefined && !isWithin(value, assumptionLimits[name]))
      problems[name] = problemOf(name)
  }
  return problems
}

function problemOf(name: AssumptionName): string {
  const { from, to, whole }: Limits = assumptionLimits[name]
  return `Enter a ${whole ? 'whole ' : ''}number from ${from} to ${to.toLocaleString('en-AU')}, or leave it blank to use ours`
}
