import { type FigureSet, nextDay, setOf, type Term } from '#content/figure-set.ts'
import { daysAfter } from '#domain/calendar.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { listFigures } from '#domain/estimate/shared/figure-dates.ts'
import { sheetsReadOn } from '#edition/battery-models.ts'
import { lastChecked } from '#edition/figures.ts'
import { modelDay } from '#edition/model-figures.ts'
import * as borderPlaces from '#estimate/data/border-places.ts'
import * as certificates from '#estimate/data/certificates.ts'
import * as councils from '#estimate/data/councils.ts'
import * as inverterLimit from '#estimate/data/inverter-limit.ts'
import * as loads from '#estimate/data/loads.ts'
import * as networks from '#estimate/data/networks.ts'
import * as places from '#estimate/data/places.ts'
import * as positions from '#estimate/data/positions.ts'
import * as postcodes from '#estimate/data/postcodes.ts'
import * as prices from '#estimate/data/prices.ts'
import * as programs from '#estimate/data/programs.ts'
import * as quotes from '#estimate/data/quotes.ts'
import * as sharedPostcodes from '#estimate/data/shared-postcodes.ts'
import * as stateRebate from '#estimate/data/state-rebate.ts'
import * as states from '#estimate/data/states.ts'
import * as sun from '#estimate/data/sun.ts'
import * as tariffs from '#estimate/data/tariffs.ts'
import * as use from '#estimate/data/use.ts'
import * as zones from '#estimate/data/zones.ts'

const steps: Term = {
  why: 'batteries earn less each 1 January and 1 July, panels each 1 January',
  from: (checked) => nextDay(checked, ['01-01', '07-01']),
}

/** How long a checked figure may be used. */
export const terms = {
  prices: {
    why: 'the index they follow appears each month; half a year is long',
    from: (checked) => daysAfter(checked, 182),
  },
  tariffs: {
    why: 'a new default offer begins each 1 July',
    from: (checked) => nextDay(checked, ['07-01']),
  },
  certificates: steps,
  rebates: {
    why: 'Victoria votes in late November 2026; programs change each 1 July',
    from: (checked) => (checked < '2026-12-01' ? '2026-12-01' : nextDay(checked, ['07-01'])),
  },
  use: {
    why: 'the regulator’s new benchmarks are due in December 2026',
    from: (checked) => (checked < '2027-01-01' ? '2027-01-01' : daysAfter(checked, 365)),
  },
  models: {
    why: 'data sheets change with each generation',
    from: (checked) => daysAfter(checked, 182),
  },
  words: steps,
  others: {
    why: 'a year without a look is enough',
    from: (checked) => daysAfter(checked, 365),
  },
} satisfies Record<string, Term>

const { panelBase, panelPerKw, batteryPrices, batteryBase, batteryPerKwh } = prices
const { batteryWithInverterBase, batteryWithInverterPerKwh, ...otherPrices } = prices
const installed = {
  panelBase,
  panelPerKw,
  batteryPrices,
  batteryBase,
  batteryPerKwh,
  batteryWithInverterBase,
  batteryWithInverterPerKwh,
}
const rest = Object.entries(otherPrices)
  .filter(([name]) => !(name in installed))
  .map(([, figure]) => figure)

export const figureSets: readonly FigureSet[] = [
  setOf('Installed prices', listFigures(installed), terms.prices),
  setOf('Tariffs', listFigures({ ...tariffs }), terms.tariffs),
  setOf('Certificates', [certificates, zones].flatMap(listFigures), terms.certificates),
  setOf('Rebates and programs', [programs, stateRebate].flatMap(listFigures), terms.rebates),
  setOf('Use of households', listFigures({ ...use }), terms.use),
  setOf(
    'Battery models',
    [
      {
        what: 'Size, power and warranty of each model',
        source: 'src/content/editions/victoria/battery-models.ts',
        checked: dayOf(sheetsReadOn),
      },
    ],
    terms.models,
  ),
  setOf(
    'What is advertised',
    [
      {
        what: 'Marketing figures',
        source: 'src/content/editions/victoria/figures.ts',
        checked: dayOf(`1 ${lastChecked}`),
      },
    ],
    terms.others,
  ),
  setOf(
    'Words that name the step in force',
    [
      {
        what: 'Discounts in pages and articles, by installation until the next step',
        source:
          'modelDay in src/content/editions/victoria/model-figures.ts; tests/prose holds them to the model',
        checked: modelDay,
      },
    ],
    terms.words,
  ),
  setOf(
    'Everything else',
    [
      inverterLimit,
      loads,
      networks,
      places,
      councils,
      positions,
      postcodes,
      quotes,
      rest,
      borderPlaces,
      sharedPostcodes,
      states,
      sun,
    ].flatMap(listFigures),
    terms.others,
  ),
]

/** '28 September 2026' is 2026-09-28. */
function dayOf(written: string): Day {
  return new Date(`${written} UTC`).toISOString().slice(0, 10)
}
