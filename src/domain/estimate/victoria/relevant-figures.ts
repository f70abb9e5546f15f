import type { Day } from '../shared/day.ts'
import type { Source } from '../shared/figure.ts'
import {
  batteryLimits,
  batterySteps,
  batteryTiers,
  deeming,
  usableShare,
} from './data/certificates.ts'
import { panelArea, panelWatts } from './data/prices.ts'
import { stateRebate, stateRebateIncome } from './data/state-rebate.ts'
import { facingShares, melbourneMonths, roofTilt, shadingShares, weather } from './data/sun.ts'
import { freeHours } from './data/tariffs.ts'
import {
  alwaysOn,
  applianceKw,
  daytimeSpread,
  meanUse,
  seasonsOfUse,
  useByPeople,
  weeks,
} from './data/use.ts'
import { postcodeZones, zoneRatings } from './data/zones.ts'
import {
  type Assumption,
  type AssumptionName,
  type Assumptions,
  assumptionsFor,
} from './inputs/assumptions.ts'
import { buysPanels, defaultInputs, type Inputs } from './inputs/inputs.ts'

/** Those of the default household, which are shown where nothing could be calculated yet. */
export function defaultAssumptions(_today: Day): Assumptions {
  return assumptionsFor(defaultInputs, {})
}

/** The assumptions that matter to these inputs: without a battery, its losses do not. */
export function relevantAssumptions(assumptions: Assumptions, inputs: Inputs): Assumption[] {
  const battery = inputs.battery > 0
  const timeOfUse = inputs.tariff === 'time-of-use'
  const onlyIf: Partial<Record<AssumptionName, boolean>> = {
    rate: !timeOfUse,
    soak: timeOfUse,
    offpeak: timeOfUse,
    peak: timeOfUse,
    certificate: battery || buysPanels(inputs),
    panelbase: buysPanels(inputs),
    panelperkw: buysPanels(inputs),
    inverter: buysPanels(inputs),
    batterybase: battery,
    batteryperkwh: battery,
    batteryfade: battery,
    efficiency: battery,
    power: battery,
    reserve: battery,
    life: battery,
  }
  return Object.values(assumptions).filter(({ name }) => onlyIf[name] ?? true)
}

/** The other figures that matter to these inputs. A visitor cannot change them. */
export function fixedFigures(inputs: Inputs, _today: Day): Source[] {
  const isUseGiven = inputs.kwh !== undefined || inputs.bill !== undefined
  return [
    ...(inputs.readings
      ? [inputs.readings.source]
      : [weeks, daytimeSpread, seasonsOfUse, alwaysOn, applianceKw]),
    ...(isUseGiven ? [] : [inputs.people === undefined ? meanUse : useByPeople]),
    melbourneMonths,
    facingShares,
    shadingShares,
    roofTilt,
    weather,
    panelWatts,
    panelArea,
    ...(buysPanels(inputs)
      ? [postcodeZones, zoneRatings, deeming, stateRebate, stateRebateIncome]
      : []),
    ...(inputs.tariff === 'free-midday' ? [freeHours] : []),
    ...(inputs.battery > 0 ? [batterySteps, batteryTiers, batteryLimits, usableShare] : []),
  ]
}
