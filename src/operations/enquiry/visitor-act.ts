import { v7 as uuidv7 } from 'uuid'
import type { ActDeps, ActResult } from '#database/enquiry/visitor-changes.ts'
import type { Database } from '#database/open.ts'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone } from '#domain/enquiry/problems.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { withRetry } from '../with-retry.ts'

/** What an act of a visitor on their own enquiry needs of the world. */
export type VisitorActDeps = {
  database: Database
  now: () => Date
  /** The same on every replica. */
  secret: string
  country: Country
  parsePhone: ParsePhone
  calling: CallingRules
  /** Called once there is something to deliver. */
  onDue?: () => void
}

/** Does it, again where the database was busy, and wakes whoever delivers. */
export async function actOnce(
  { database, now, calling, onDue }: Pick<VisitorActDeps, 'database' | 'now' | 'calling' | 'onDue'>,
  act: (deps: ActDeps) => Promise<ActResult>,
): Promise<ActResult> {
  const moment = now()
  const result = await withRetry(() => act({ database, now: moment, newId: uuidv7, calling }))
  if (result === 'changed') onDue?.()
  return result
}
