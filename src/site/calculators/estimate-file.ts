import type { HomeEstimate } from '#estimate/estimate.ts'
import { workingTable } from '#views/calculators/working/working.ts'
import { estimateCsv } from './working/estimate-csv.ts'

/** An estimate and its working, as a file for spreadsheets. */
export function estimateFile(estimate: HomeEstimate): string {
  return estimateCsv(estimate, workingTable(estimate))
}
