import type { Figure, Source } from '../shared/figure.ts'
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
import { alwaysOn, meanUse, useByPeople, weeks, winterMore } from './data/use.ts'
import { postcodeZones, zoneRatings } from './data/zones.ts'
import type { Assumption, AssumptionName, Assumptions } from './inputs/assumptions.ts'
import { buysPanels, type Inputs } from './inputs/inputs.ts'

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
export function fixedFigures(inputs: Inputs): Source[] {
  const isUseGiven = inputs.kwh !== undefined || inputs.bill !== undefined
  const figures: Figure<unknown>[] = [
    ...(inputs.readings ? [] : [weeks, alwaysOn, winterMore]),
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
  const sources = figures.map(({ what, source, checked, confidence }) => ({
    what,
    source,
    checked,
    confidence,
  }))
  return inputs.readings ? [inputs.readings.source, ...sources] : sources
}
