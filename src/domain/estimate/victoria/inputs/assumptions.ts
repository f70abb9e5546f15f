import { between, type Estimate, exactly, type Figure } from '../../shared/figure.ts'
import type { Limits } from '../../shared/numbers.ts'
import { certificatePrice } from '../data/certificates.ts'
import {
  batteryBase,
  batteryFading,
  batteryLife,
  batteryPerKwh,
  batteryPower,
  batteryReserve,
  batteryWithInverterBase,
  batteryWithInverterPerKwh,
  fading,
  newInverter,
  panelBase,
  panelPerKw,
  priceGrowth,
  roundTrip,
} from '../data/prices.ts'
import {
  type Distributor,
  dailyCharges,
  feedIn,
  flatRates,
  freeMiddayMarkup,
  offerSpread,
  type Tariff,
  type TimeOfUse,
  timeOfUseRates,
} from '../data/tariffs.ts'
import { shiftedUse } from '../data/use.ts'
import { networksOf } from '../networks.ts'
import { yieldAt } from '../year/generation.ts'

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
  panelbase: { from: 0, to: 20_000 },
  panelperkw: { from: 100, to: 10_000 },
  batterybase: { from: 0, to: 20_000 },
  batteryperkwh: { from: 100, to: 10_000 },
  inverter: { from: 0, to: 20_000 },
  efficiency: { from: 50, to: 100 },
  power: { from: 0.5, to: 50 },
  reserve: { from: 0, to: 90 },
  life: { from: 1, to: 25, whole: true },
  batteryfade: { from: 0, to: 10 },
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

/** Where the power is used and whether panels are there already, which decides some of our assumptions. */
type Place = {
  postcode: string
  network?: Distributor
  have?: 'yes' | 'no'
  tariff?: Tariff
}

/** All our assumptions at that place, with the visitor’s changes. */
export function assumptionsFor(place: Place, changes: Changes): Assumptions {
  const ours: Record<AssumptionName, Figure<Estimate>> = {
    sun: yieldAt(place.postcode),
    rate: rateAt(place),
    soak: timeOfUseAt(place, 'soak', 'c per kWh from 11 am to 4 pm'),
    offpeak: timeOfUseAt(place, 'offPeak', 'c per kWh at night and in the morning'),
    peak: timeOfUseAt(place, 'peak', 'c per kWh from 4 pm to 9 pm'),
    daily: dailyChargeAt(place),
    feedin: feedIn,
    shift: asEstimate(shiftedUse),
    certificate: certificatePrice,
    panelbase: panelBase,
    panelperkw: panelPerKw,
    batterybase: place.have === 'yes' ? batteryWithInverterBase : batteryBase,
    batteryperkwh: place.have === 'yes' ? batteryWithInverterPerKwh : batteryPerKwh,
    inverter: newInverter,
    efficiency: roundTrip,
    power: asEstimate(batteryPower),
    reserve: asEstimate(batteryReserve),
    life: batteryLife,
    batteryfade: batteryFading,
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

/** The default offer over the networks that are possible, and as far as retailers differ from it. */
function offerAt(
  place: Place,
  figure: Figure<unknown>,
  of: (network: Distributor) => number,
  what: string,
): Figure<Estimate> {
  const offers = networksOf(place).map(of)
  const mean = offers.reduce((sum, cents) => sum + cents, 0) / offers.length
  const { low, high } = offerSpread.value
  return {
    ...figure,
    what,
    value: between(low * Math.min(...offers), high * Math.max(...offers), mean),
  }
}

/** All day, or on a free-midday plan in the hours that are not free. */
function rateAt(place: Place): Figure<Estimate> {
  const flat = (network: Distributor) => flatRates.value[network]
  if (place.tariff !== 'free-midday') return offerAt(place, flatRates, flat, 'Power, c per kWh')
  return offerAt(
    place,
    freeMiddayMarkup,
    (network) => flat(network) * freeMiddayMarkup.value,
    'Power outside the free hours, c per kWh',
  )
}

/** Retailers differ by a few cents a day here, too few to matter. */
function dailyChargeAt(place: Place): Figure<Estimate> {
  const charge = (network: Distributor) => dailyCharges.value[network]
  const offer = offerAt(place, dailyCharges, charge, 'Supply charge, c a day')
  return { ...offer, value: exactly(offer.value.mid) }
}

function timeOfUseAt(place: Place, when: keyof TimeOfUse, what: string): Figure<Estimate> {
  return offerAt(place, timeOfUseRates, (network) => timeOfUseRates.value[network][when], what)
}
