import type { Readings } from '../../shared/readings.ts'
import type { StoredMeter } from '../../shared/stored-estimate.ts'

/** Half hours stay on the device in this edition, and nothing of them goes along with an enquiry. */
export function parseMeterSummary(_text: string): StoredMeter | undefined {
  return undefined
}

export function readingsFromSummary(_summary: StoredMeter): Readings | undefined {
  return undefined
}
