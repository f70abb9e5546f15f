import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { isPriced, ownBand, panelsFor, usualBattery } from '#estimate/own-band.ts'
import { usualBatterySizes, usualPanelSizes } from '#estimate/sizes.ts'
import type { StoredEstimate } from '../estimate/shared/stored-estimate.ts'
import type { SizeRange } from '../installer/installer.ts'
import { type NeedRow, needOf } from './need.ts'
import type { QuotedSystem, StatedSystem } from './price.ts'

/** The columns of a lead that say which system it is about. */
export type StatedRow = NeedRow & {
  /** A StoredEstimate as JSON, where they had worked one out. */
  estimate: string | null
}

/**
 * The system that prices for a lead are for, on a day (YYYY-MM-DD): the size they asked for, or worked out with our calculator, or else
 * the usual one; with our own model's band for it. Undefined where we can state none: for a business or a farm that names no size, and for
 * what our prices don't cover.
 */
export function statedSystem(row: StatedRow, today: string): StatedSystem | undefined {
  const system = systemOf(row)
  const band = system && ownBand(system, { postcode: row.postcode, today })
  return system && band && { ...system, band }
}

/** Whether the same is there, without reckoning our model's band. */
export function canStateSystem(row: StatedRow): boolean {
  const system = systemOf(row)
  return system !== undefined && isPriced(system)
}

/** The same system, without our model's band. */
export function systemOf(row: StatedRow): QuotedSystem | undefined {
  const { services, property, panelKilowatts, batteryKilowattHours } = needOf(row)
  const estimate: StoredEstimate | null = row.estimate ? JSON.parse(row.estimate) : null
  const buysPanels = services.includes('panels')
  const buysBattery = services.includes('batteries')
  if (services.includes('roof-tiles') || (!buysPanels && !buysBattery)) return undefined
  if (property !== 'home' && !panelKilowatts && !batteryKilowattHours) return undefined
  const estimated = estimate?.have ? undefined : estimate?.kw
  const kw = buysPanels ? sizeIn(panelKilowatts, usualPanelSizes, estimated || defaultInputs.kw) : 0
  const batteryKwh = buysBattery
    ? sizeIn(batteryKilowattHours, usualBatterySizes, estimate?.battery || usualBattery)
    : 0
  return { kw, panels: panelsFor(kw), batteryKwh }
}

/** The usual size nearest to the middle of what was asked for, within it where there is one. */
function sizeIn(asked: SizeRange | undefined, usual: readonly number[], otherwise: number): number {
  if (!asked) return otherwise
  const middle = Number.isFinite(asked.to) ? (asked.from + asked.to) / 2 : asked.from
  const within = usual.filter((size) => size >= asked.from && size <= asked.to)
  if (within.length === 0) return asked.from || asked.to
  return within.reduce((best, size) =>
    Math.abs(size - middle) < Math.abs(best - middle) ? size : best,
  )
}
