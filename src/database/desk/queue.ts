import { sql } from 'kysely'
import {
  type NextAction,
  nextAction,
  type QueueFacts,
  runningTries,
} from '#domain/desk/next-action.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { openOrAcceptedStates } from '#domain/offer/offer.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import { hasSaidYes } from '../awaits-yes.ts'
import type { Db } from '../schema.ts'
import type { LeadRow } from './lead-row.ts'
import { areSeparate, chooseCarrier } from './merged-leads.ts'
import { isOpen } from './queue-order.ts'

/** What decides the next action of a lead, with its place, whose holidays count. Undefined where it was erased. */
export async function getQueueFacts(
  db: Db,
  lead: string,
): Promise<(CallPlace & { facts: QueueFacts; isMerged: boolean }) | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select([
      'state',
      'callable_from',
      'promised_by',
      'new_promise_by',
      'contacted_at',
      'quoted_at',
    ])
    .select(['consent_until', 'created_at', 'postcode', 'nation', 'merged_into'])
    .select(['snoozed_by', 'snoozed_at', 'snoozed_until', 'way', 'prices_by', 'offering'])
    .select((eb) =>
      eb
        .selectFrom('desk_letters')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('lead', '=', lead)
        .as('written_at'),
    )
    .select((eb) =>
      eb
        .selectFrom('corrections')
        .select(({ fn }) => fn.max('at').as('at'))
        .where('lead', '=', lead)
        .where('field', '=', 'phone')
        .as('phone_corrected_at'),
    )
    .select(numberCalledAt.as('number_called_at'))
    .select(hasSaidYes.as('said_yes'))
    .select((eb) =>
      eb
        .selectFrom('repeats')
        .innerJoin('offers', 'offers.id', 'repeats.offer')
        .select(({ fn }) => fn.max('repeats.at').as('at'))
        .where('repeats.lead', '=', lead)
        .where('offers.state', '=', 'accepted')
        .as('repeat_told_at'),
    )
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const contacts = await db
    .selectFrom('contacts')
    .select(['by', 'channel', 'outcome', 'at', 'call_back_at as callBackAt'])
    .where('lead', '=', lead)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const offers = await db
    .selectFrom('offers')
    .select(['state', 'offered_at as offeredAt', 'expires_at as expiresAt', 'outcome'])
    .select(['answered_at as answeredAt', 'calls_from as callsFrom', 'outcome_at as outcomeAt'])
    .where('lead', '=', lead)
    .where('state', 'in', openOrAcceptedStates)
    .orderBy('id')
    .execute()
  return {
    postcode: row.postcode,
    nation: row.nation,
    isMerged: row.merged_into !== null,
    facts: {
      state: row.state,
      callableFrom: row.callable_from ?? row.created_at,
      promisedBy: row.promised_by,
      newPromiseBy: row.new_promise_by,
      contactedAt: row.contacted_at,
      quotedAt: row.quoted_at,
      consentUntil: row.consent_until ?? '9999',
      contacts,
      phoneCorrectedAt: row.phone_corrected_at,
      numberCalledAt: row.number_called_at,
      snooze: snoozeOf(row),
      way: row.way,
      pricesBy: row.prices_by,
      isOffered: row.offering !== null,
      saidYes: Boolean(row.said_yes),
      writtenAt: row.written_at,
      isRepeat: row.repeat_told_at !== null,
      offers,
    },
  }
}

function snoozeOf({
  snoozed_by: by,
  snoozed_at: at,
  snoozed_until: until,
}: Pick<LeadRow, 'snoozed_by' | 'snoozed_at' | 'snoozed_until'>): QueueFacts['snooze'] {
  return by && at && until ? { by, at, until } : null
}

/** When the desk last dialled a lead's number about a lead that is neither merged with it nor marked as another person's. */
const numberCalledAt = sql<string | null>`(
  select max(contacts.at) from enquiries as others
  inner join contacts on contacts.lead = others.id
  where others.phone_e164 = enquiries.phone_e164 and enquiries.phone_e164 <> ''
  and coalesce(others.merged_into, others.id) <> coalesce(enquiries.merged_into, enquiries.id)
  and contacts."by" = 'operator' and contacts.channel = 'phone'
  and not ${areSeparate('others', 'enquiries')}
)`

/** The open leads with the number of a lead: when to call them follows from when it was dialled. */
export async function listSameNumber(db: Db, lead: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries as others')
    .innerJoin('enquiries', 'enquiries.phone_e164', 'others.phone_e164')
    .select('others.id')
    .where('enquiries.id', '=', lead)
    .where('enquiries.phone_e164', '<>', '')
    .where('others.id', '<>', lead)
    .where('others.next_action', 'is not', null)
    .orderBy('others.id')
    .limit(mostSameNumber)
    .execute()
  return rows.map(({ id }) => id)
}

/** A number on more leads isn't one person's. */
const mostSameNumber = 50

/** What is to be done next with a lead, worked out from the facts as they are stored. */
export async function deriveNextAction(
  db: Db,
  lead: string,
  calling: CallingRules,
): Promise<NextAction | undefined> {
  const known = await getQueueFacts(db, lead)
  // The lead it is merged into is in the queue instead.
  if (!known || known.isMerged) return undefined
  return nextAction(known.facts, callingCalendar(calling, known))
}

/**
 * Stores the next action of a lead. Code that changes a fact behind it (its state, contacts, offers, times, phone number or consent) calls
 * this at the end of the same transaction, with the lead locked. Of a person's merged leads, one carries their place in the queue, and
 * the others have no next action.
 */
export async function updateNextAction(
  db: Db,
  lead: string,
  calling: CallingRules,
): Promise<NextAction | undefined> {
  const { carrier, merged } = await chooseCarrier(db, lead)
  if (merged.length > 0)
    await db
      .updateTable('enquiries')
      .set({ next_action: null, next_action_at: null, next_action_for: null })
      .where('id', 'in', merged)
      .execute()
  const next = await updateOwnAction(db, carrier, calling)
  return carrier === lead ? next : undefined
}

async function updateOwnAction(
  db: Db,
  lead: string,
  calling: CallingRules,
): Promise<NextAction | undefined> {
  const next = await deriveNextAction(db, lead, calling)
  await db
    .updateTable('enquiries')
    .set({
      next_action: next?.action ?? null,
      next_action_at: next?.at ?? null,
      next_action_for: next?.snoozedBy ?? null,
    })
    .where('id', '=', lead)
    .execute()
  return next
}

/** The stored next action, after this many calls without an answer. */
export function storedAction(
  {
    next_action: action,
    next_action_at: at,
    next_action_for: snoozedBy,
  }: Pick<LeadRow, 'next_action' | 'next_action_at' | 'next_action_for'>,
  tries: number,
): NextAction | null {
  if (!action || !at) return null
  const count = action === 'retry' ? tries + 1 : null
  return { action, at, try: count, ...(snoozedBy ? { snoozedBy } : {}) }
}

/** A lead's state after a call, as the desk shows it. */
export async function getCallStanding(
  db: Db,
  lead: string,
): Promise<{ version: number; state: LeadState; nextAction: NextAction | null } | undefined> {
  const row = await db
    .selectFrom('enquiries')
    .select(['version', 'state', 'next_action', 'next_action_at', 'next_action_for'])
    .where('id', '=', lead)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  const facts = row && (await getQueueFacts(db, lead))?.facts
  if (!row || !facts) return undefined
  const { version, state, ...next } = row
  return { version, state, nextAction: storedAction(next, runningTries(facts).length) }
}

/**
 * Open leads without a next action: from before there was a queue, or changed by an older release meanwhile. After a lead, by their
 * ids.
 */
export async function listUnqueued(
  db: Db,
  { beyond, now, size }: { beyond: string; now: Date; size: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where(isOpen)
    .where('next_action', 'is', null)
    .where('merged_into', 'is', null)
    .where('callable_from', 'is not', null)
    .where('consent_until', '>', now.toISOString())
    .where('id', '>', beyond)
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ id }) => id)
}
