import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { type NewContact, recordContact } from '#database/contacts.ts'
import type { NewDelivery } from '#database/deliveries.ts'
import type { ActResult } from '#database/visitor-changes.ts'
import { getLeadRow, standingFacts } from '#database/visitor-lead.ts'
import type { ContactOutcome } from '#domain/lead/contact.ts'
import { expectedBy, type VisitorStanding, visitorStanding } from '#domain/lead/visitor-standing.ts'
import type { VisitorActDeps } from './visitor-act.ts'
import { withRetry } from './with-retry.ts'

/** A visitor's answer to 'Did they call?': yes, yes but they missed it, or no. */
export type CalledAnswer = 'called' | 'missed' | 'not-called'

const outcomes = {
  called: 'reached',
  missed: 'no-answer',
  'not-called': 'not-called',
} as const satisfies Record<CalledAnswer, ContactOutcome>

/** When each answer can be given: a call can't be missing before its time, whatever the desk has written down. */
const answerable: Record<CalledAnswer, readonly VisitorStanding[]> = {
  called: ['waiting', 'asked', 'not called', 'spoken'],
  missed: ['waiting', 'asked', 'not called'],
  'not-called': ['asked', 'spoken'],
}

/**
 * Records what a visitor says of the promised call as a contact. A yes stops the promise's clock; a no is told to owners at
 * once. Each answer counts once for each promise.
 */
export async function answerCalled(
  lead: string,
  answer: CalledAnswer,
  { database, now, onDue }: Pick<VisitorActDeps, 'database' | 'now' | 'onDue'>,
): Promise<ActResult> {
  const row = await getLeadRow(database.db, lead)
  if (!row) return 'unknown'
  const moment = now()
  const facts = await standingFacts(database.db, row)
  if (!answerable[answer].includes(visitorStanding(facts, moment))) return 'unchanged'
  const outcome = outcomes[answer]
  const id = uuidv5([outcome, expectedBy(facts), facts.contactedAt].join(' '), lead)
  const contact: NewContact = {
    id,
    lead,
    by: 'visitor',
    who: null,
    channel: 'phone',
    outcome,
    at: moment.toISOString(),
  }
  const owed: NewDelivery[] =
    answer === 'not-called'
      ? [
          {
            id: uuidv7(),
            lead,
            channel: 'owner-letter',
            event: 'lead.not-called',
            dedupeKey: `not called ${id}`,
            now: moment,
          },
        ]
      : []
  if (!(await withRetry(() => recordContact(database, contact, owed)))) return 'unknown'
  onDue?.()
  return 'changed'
}
