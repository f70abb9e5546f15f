import { loadKwh } from '../shared/load.ts'
import { type BlackoutLoad, blackoutLoads } from './data/loads.ts'

/** Circuits of a house that may be wired to a battery’s backup board, with what hangs on each. */
const circuits = {
  kitchen: ['fridge', 'kettle'],
  lights: ['lights'],
  living: ['internet', 'television', 'heaterFan'],
  study: ['phones', 'standby'],
  oven: ['oven'],
  air: ['airConditioner'],
} as const satisfies Record<string, readonly BlackoutLoad[]>

export type Circuit = keyof typeof circuits
export const circuitNames = Object.keys(circuits) as Circuit[]

/** kWh that a circuit takes on a careful day in a blackout. */
export function circuitKwh(circuit: Circuit): number {
  return circuits[circuit].reduce((sum, load) => sum + loadKwh(blackoutLoads.value[load]), 0)
}

/** kWh a day of all the circuits that are wired for backup. */
export function backupKwh(wired: readonly Circuit[]): number {
  return wired.reduce((sum, circuit) => sum + circuitKwh(circuit), 0)
}

/** Hours that a full battery of so many usable kWh carries these circuits without sun; Infinity if none is wired. */
export function hoursOfBackup(usableKwh: number, wired: readonly Circuit[]): number {
  return (24 * usableKwh) / backupKwh(wired)
}
