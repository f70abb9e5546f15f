import type { Readings } from '#domain/estimate/shared/readings.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import type { Table } from './FigureTable.tsx'

/**
 * Where this tab saves a calculator’s draft, from one calculator to the next and until an enquiry takes it along. It is
 * also the calculators’ id on their pages, by which the inline script knows that something is saved.
 */
export const calculatorKey = 'calculator'

/** The id of the part of a calculator below its page's hero. */
export const belowKey = 'answer'

/** What a calculator sends to the enquiry form beside it: the answers that were entered in the calculator. */
export const knownEvent = 'known'

/** What the section that reads a meter’s file sends to the calculator’s element: `Metered`, or nothing once it’s taken out. */
export const readingsEvent = 'readings'

/** A meter’s readings, and what saves an answer from them as a file: the server, which makes the others, never has them. */
export type Metered = {
  readings: Readings
  saveEstimate: (path: string, estimate: HomeEstimate, working: Table) => void
}

/** The calculator’s path and its draft as a query; undefined where none was used. */
export function savedDraft(): string | undefined {
  try {
    return sessionStorage.getItem(calculatorKey) ?? undefined
  } catch {
    return undefined
  }
}
