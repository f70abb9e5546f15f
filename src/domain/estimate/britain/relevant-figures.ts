import type { Day } from '../shared/day.ts'
import type { Source } from '../shared/figure.ts'
import { figureOn } from '../shared/figure-days.ts'
import { batteryPrice, newInverter, panelArea, panelPrices, panelWatts } from './data/prices.ts'
import { fitAndInform } from './data/rules.ts'
import { selfUseTable } from './data/self-use-table.ts'
import { facingShares, monthShares, position, shadingShares, weather } from './data/sun.ts'
import { caps } from './data/tariffs.ts'
import {
  alwaysOnShare,
  habitPoints,
  habits,
  typicalUse,
  useByBedrooms,
  winterMore,
} from './data/use.ts'
import { electricityVat, installationVat } from './data/vat.ts'
import {
  type Assumption,
  type AssumptionName,
  type Assumptions,
  assumptionsFor,
} from './inputs/assumptions.ts'
import { buysPanels, defaultInputs, type Inputs } from './inputs/inputs.ts'

/** Those of the default household, which are shown where nothing could be calculated yet. */
export function defaultAssumptions(today: Day): Assumptions {
  return assumptionsFor(defaultInputs, {}, today)
}

/** The assumptions that matter to these inputs: without a battery, its losses do not. */
export function relevantAssumptions(assumptions: Assumptions, inputs: Inputs): Assumption[] {
  const battery = inputs.battery > 0
  const onlyIf: Partial<Record<AssumptionName, boolean>> = {
    sun: inputs.kw > 0,
    rate: inputs.tariff === 'flat',
    feedin: inputs.kw > 0,
    life: battery,
    efficiency: battery,
    power: battery,
  }
  return Object.values(assumptions).filter(({ name }) => onlyIf[name] ?? true)
}

/** The other figures that matter to these inputs. A visitor cannot change them. */
export function fixedFigures(inputs: Inputs, today: Day): Source[] {
  const isUseGiven = inputs.kwh !== undefined || inputs.bill !== undefined
  const panels = inputs.kw > 0
  return [
    ...(inputs.readings ? [inputs.readings.source] : [habits, alwaysOnShare, winterMore]),
    ...(isUseGiven ? [] : [inputs.bedrooms ? useByBedrooms : typicalUse]),
    figureOn(caps, today),
    electricityVat,
    installationVat,
    ...(panels
      ? [selfUseTable, habitPoints, monthShares, facingShares, shadingShares, position, weather]
      : []),
    ...(buysPanels(inputs)
      ? [panelWatts, panelArea, fitAndInform, ...(inputs.price === undefined ? [panelPrices] : [])]
      : []),
    ...(inputs.battery > 0 && inputs.batteryprice === undefined ? [batteryPrice] : []),
  ]
}

/** What is left out of every sum until it’s checked. */
export const leftOut: readonly Source[] = [newInverter]
