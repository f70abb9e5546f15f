import { createBrokenRows } from './broken-rows.ts'
import { createDayReader } from './day-reader.ts'
import { createRegisterDays } from './register-days.ts'

/** What is read of a home, from one file or several. */
export function createCollected() {
  return { days: createRegisterDays(), broken: createBrokenRows(), dates: createDayReader() }
}
export type Collected = ReturnType<typeof createCollected>
