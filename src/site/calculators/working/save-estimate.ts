import type { HomeEstimate } from '#estimate/estimate.ts'
import type { Table } from '../FigureTable.tsx'
import { estimateCsv } from './estimate-csv.ts'

/** Saves an estimate as a file for spreadsheets, under its calculator’s name, as the server would. */
export function saveEstimate(path: string, estimate: HomeEstimate, working: Table): void {
  const csv = estimateCsv(estimate, working)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = `${path.slice(1)}.csv`
  link.click()
  // Browsers have begun to save by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
