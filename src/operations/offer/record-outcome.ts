import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { type RecordedOutcome, recordOfferOutcome } from '#database/offer/offer-outcomes.ts'
import type { Database } from '#database/open.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import type { OutcomeStep } from '#domain/offer/outcome.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { withRetry } from '../with-retry.ts'

export type RecordOutcomeDeps = {
  database: Database
  now: () => Date
  calling: CallingRules
  onDue?: () => void
}

export type OutcomeToRecord = {
  offer: string
  step: OutcomeStep
  /** How they spoke; by phone, if it is not said. */
  channel?: ContactChannel
  /** How many calls the installer had recorded before. Two posts of the same page then are one call. */
  callsBefore?: number
}

/**
 * Records what an installer says of an accepted lead: called, then quoted, then won or lost. The first call that reached the visitor
 * stops the promise's clock. Each step may be repeated, and none comes before its turn.
 */
export async function recordOutcome(
  { offer, step, channel = 'phone', callsBefore }: OutcomeToRecord,
  { database, now, calling, onDue }: RecordOutcomeDeps,
): Promise<RecordedOutcome> {
  const id =
    step.kind === 'called' && callsBefore !== undefined
      ? uuidv5(`${step.call} ${callsBefore}`, offer)
      : uuidv7()
  const moment = now()
  const recorded = await withRetry(() =>
    recordOfferOutcome(database, { offer, step, channel, id, now: moment, calling }),
  )
  if (recorded.ok && !recorded.repeated) onDue?.()
  return recorded
}
