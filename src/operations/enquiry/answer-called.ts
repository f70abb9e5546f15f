import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import type { NewDelivery } from '#database/delivery/deliveries.ts'
import { listContacts, type NewContact } from '#database/desk/contacts.ts'
import { standingFacts } from '#database/offer/visitor-lead.ts'
import { type Contact, type ContactOutcome, isReached } from '#domain/lead/contact.ts'
import { expectedBy, type VisitorStanding, visitorStanding } from '#domain/lead/visitor-standing.ts'
import { recordContact } from './record-contact.ts'
import { type ActDeps, type ActResult, actByVisitor } from './visitor-act.ts'

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
 * Records a visitor's answer about the promised call as a contact. A yes stops the promise's clock; a no notifies owners at
 * once. Each answer counts once for each promise, and for each installer that never reached them.
 */
export function answerCalled(
  lead: string,
  answer: CalledAnswer,
  world: ActDeps,
): Promise<ActResult> {
  const outcome = outcomes[answer]
  return actByVisitor(lead, world, async (row, db, now) => {
    const contacts = await listContacts(db, [lead])
    const facts = await standingFacts(db, row)
    if (!answerable[answer].includes(visitorStanding(facts, now))) return 'unchanged'
    if (answer === 'called' && !facts.neverReached && hasSaidYes(contacts)) return 'unchanged'
    const call = [expectedBy(facts), facts.contactedAt, facts.neverReached?.at]
    const id = uuidv5([outcome, ...call].join(' '), lead)
    const contact: NewContact = {
      id,
      lead,
      by: 'visitor',
      who: null,
      channel: 'phone',
      outcome,
      at: now.toISOString(),
    }
    const owed = answer === 'not-called' ? [letterToOwners(lead, id, now)] : []
    const isNew = await recordContact(db, row, contact, { ...world, owed })
    return isNew ? 'changed' : 'unchanged'
  })
}

/** Whether the visitor's last answer is a yes. Another yes then changes nothing. */
function hasSaidYes(contacts: readonly Contact[]): boolean {
  const last = contacts.findLast(({ by }) => by === 'visitor')
  return last !== undefined && isReached(last.outcome)
}

function letterToOwners(lead: string, contact: string, now: Date): NewDelivery {
  return {
    id: uuidv7(),
    lead,
    channel: 'owner-letter',
    event: 'lead.not-called',
    dedupeKey: `not called ${contact}`,
    now,
  }
}
