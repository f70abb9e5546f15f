import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import type { NewDelivery } from '#database/delivery/deliveries.ts'
import { listContacts } from '#database/desk/contacts.ts'
import { recordVisitorAnswer } from '#database/enquiry/visitor-answers.ts'
import type { ActResult } from '#database/enquiry/visitor-changes.ts'
import { standingFacts } from '#database/enquiry/visitor-lead.ts'
import { type Contact, type ContactOutcome, isReached } from '#domain/lead/contact.ts'
import { expectedBy, type VisitorStanding, visitorStanding } from '#domain/lead/visitor-standing.ts'
import { withRetry } from '../with-retry.ts'
import type { VisitorActDeps } from './visitor-act.ts'

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
 * once. Each answer counts once for each promise, and for each installer that never reached them.
 */
export async function answerCalled(
  lead: string,
  answer: CalledAnswer,
  { database, now, calling, onDue }: Pick<VisitorActDeps, 'database' | 'now' | 'calling' | 'onDue'>,
): Promise<ActResult> {
  const moment = now()
  const outcome = outcomes[answer]
  const result = await withRetry(() =>
    recordVisitorAnswer(lead, { db: database.db, calling }, async (row, trx) => {
      const contacts = await listContacts(trx, [lead])
      const facts = await standingFacts(trx, row)
      if (!answerable[answer].includes(visitorStanding(facts, moment))) return undefined
      if (answer === 'called' && !facts.neverReached && hasSaidYes(contacts)) return undefined
      const call = [expectedBy(facts), facts.contactedAt, facts.neverReached?.at]
      const id = uuidv5([outcome, ...call].join(' '), lead)
      return {
        contact: {
          ...{ id, lead, by: 'visitor', who: null },
          ...{ channel: 'phone', outcome, at: moment.toISOString() },
        },
        owed: answer === 'not-called' ? [tellOwners(lead, id, moment)] : [],
      }
    }),
  )
  if (result === 'changed') onDue?.()
  return result
}

/** Whether a yes is the last that the visitor said. Another yes is then the same. */
function hasSaidYes(contacts: readonly Contact[]): boolean {
  const last = contacts.findLast(({ by }) => by === 'visitor')
  return last !== undefined && isReached(last.outcome)
}

function tellOwners(lead: string, contact: string, now: Date): NewDelivery {
  return {
    id: uuidv7(),
    lead,
    channel: 'owner-letter',
    event: 'lead.not-called',
    dedupeKey: `not called ${contact}`,
    now,
  }
}
