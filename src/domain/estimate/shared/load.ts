import type { Load } from '#estimate/data/loads.ts'

/** Energy of a load, kWh. */
export function loadKwh(load: Load): number {
  return 'kwh' in load ? load.kwh : (load.watts * load.hours) / 1000
}
