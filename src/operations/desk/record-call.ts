import { getRecordedContact } from '#database/desk/contacts.ts'
import { type LeadRow, leadStandingOf } from '#database/desk/lead-row.ts'
import { getCallStanding, getQueueFacts } from '#database/desk/queue.ts'
import { answeredForm } from '#database/offer/visitor-lead.ts'
import type { Db } from '#database/schema.ts'
import { callBackProblem } from '#domain/desk/call-back-time.ts'
import type { NextAction } from '#domain/desk/next-action.ts'
import { letterAfter, stateAfter } from '#domain/desk/outcome.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone } from '#domain/enquiry/phone.ts'
import { isReached } from '#domain/lead/contact.ts'
import { type Correction, correctReach } from '#domain/lead/correct-lead.ts'
import { longestNote } from '#domain/lead/history.ts'
import {
  type ContactChannel,
  type DeskOutcome,
  type LeadState,
  type LostReason,
  leadCan,
} from '#domain/lead/state.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { type Result, reject } from '#domain/result.ts'
import { tidyLines } from '#domain/tidy.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { commit, type World } from '../world.ts'
import { applyChange, type LeadChange } from './apply-change.ts'
import {
  type ChangedMeanwhile,
  type DeskWorld,
  lockAsSeen,
  noSuchLead,
  type Operator,
} from './change-lead.ts'
import { claimNextDue } from './claim-next.ts'

type CallToRecord = {
  lead: string
  /** The same for each try to record one call: the contact's id, and that of its history entry. */
  id: string
  /** As the operator saw the lead. */
  version: number
  outcome: DeskOutcome
  /** How they spoke, or tried to. Default: by phone. */
  channel?: ContactChannel | undefined
  /** The time they named for another call, ISO 8601. */
  callBackAt?: string | undefined
  /** Why they are not interested. */
  because?: LostReason | undefined
  /** The right number, where the one they left is wrong. */
  correctPhone?: string | undefined
  /** Whether they are asked for the right number by email. */
  sendEmail?: boolean | undefined
  note?: { id: string; text: string } | undefined
  /** Whether the operator goes on to the next lead at once. */
  claimNext?: boolean | undefined
}

type RecordCallWorld = DeskWorld &
  Pick<World, 'secret'> & { country: Country; parsePhone: ParsePhone }

type RecordedCall =
  | Result<
      {
        version: number
        state: LeadState
        nextAction: NextAction | null
        /** What goes out to the visitor once it can't be undone. */
        letter: 'call.could-not-reach' | 'call.wrong-number' | null
        /** The lead that was claimed next; null where none was asked for, or none is due. */
        next: string | null
      },
      'unknown' | 'refused' | 'invalid'
    >
  | ChangedMeanwhile

/**
 * Records how a call went, and what follows from it: the lead's state, when to call again, a letter, or that the visitor wants no more
 * calls. All of it can be undone within seconds, and nothing goes out before. Twice with the same id is one call.
 */
export function recordCall(
  call: CallToRecord,
  operator: Operator,
  world: RecordCallWorld,
): Promise<RecordedCall> {
  const now = world.now()
  const { calling } = world
  return commit(world, async (db) => {
    const repeated = await getRecordedContact(db, call.id)
    if (repeated) return repeated.lead === call.lead ? standing(db, call.lead, null) : noSuchLead
    const seen = await lockAsSeen(db, call)
    if (!seen.ok) return seen
    const { row } = seen
    const allowed = leadCan('call', leadStandingOf(row), operator.role)
    if (!allowed.ok) return allowed
    if (call.outcome === 'not-interested') {
      const lost = leadCan('lose', leadStandingOf(row), operator.role)
      if (!lost.ok) return lost
    }
    const problem = whyInvalid(call, now, callingCalendar(calling, row))
    if (problem) return reject('invalid', problem)
    const correction = call.correctPhone
      ? correctReach(answeredForm(row), 'phone', call.correctPhone, world)
      : undefined
    if (correction && !correction.ok) return reject('invalid', correction.message)
    const known = await getQueueFacts(db, call.lead)
    if (!known) return noSuchLead

    const change = changeAfter(call, { row, operator, now, correction, world, facts: known.facts })
    const changed = await applyChange(db, row, change)
    if (!changed.ok) return changed
    const { engine } = world.database
    const claiming = { operator: operator.id, now, calling, engine, except: call.lead }
    const next = call.claimNext ? await claimNextDue(db, claiming) : undefined
    return standing(db, call.lead, next ?? null, change.letter?.event)
  })
}

type Facts = NonNullable<Awaited<ReturnType<typeof getQueueFacts>>>['facts']

/** Everything that a call changes, as one change with one undo. */
function changeAfter(
  call: CallToRecord,
  {
    row,
    operator,
    now,
    correction,
    facts,
    world,
  }: {
    row: LeadRow
    operator: Operator
    now: Date
    correction: Correction | undefined
    facts: Facts
    world: RecordCallWorld
  },
): LeadChange {
  const { lead, id, outcome, channel = 'phone' } = call
  const at = now.toISOString()
  const hasReached = isReached(outcome)
  const to = stateAfter(outcome, facts, channel)
  const isFirst = hasReached && (!row.contacted_at || at < row.contacted_at)
  const isFinished = to !== row.state && ['lost', 'withdrawn'].includes(to)
  const event = letterAfter({ ...call, channel }, facts)
  const because =
    to === 'lost' && to !== row.state
      ? outcome === 'not-interested'
        ? (call.because ?? 'not-interested')
        : 'nobody-reached'
      : undefined
  const isMove = hasReached && row.state === 'new' && to === 'contacted'
  return {
    calling: world.calling,
    dueAt: sendMoment(now),
    set: {
      state: to,
      ...(correction ? { ...correction.columns, consent_calls: null, consent_texts: null } : {}),
      ...(isFirst ? { contacted_at: at } : {}),
      ...(isFinished ? { finished_at: at } : {}),
      ...(because ? { lost_because: because } : {}),
      ...(to === 'withdrawn' ? { withdrawn_at: at } : {}),
      // The first operator who speaks with the visitor becomes the owner.
      ...(hasReached && !row.owner && !isFinished ? { owner: operator.id } : {}),
    },
    contact: {
      id,
      lead,
      by: 'operator',
      who: operator.id,
      channel,
      outcome,
      at,
      callBackAt: call.callBackAt ? new Date(call.callBackAt).toISOString() : null,
    },
    withdraws:
      to === 'withdrawn'
        ? { hashes: suppressionHashes({ email: row.email, phone: row.phone_e164 }, world.secret) }
        : undefined,
    correction:
      correction && correction.before !== correction.after
        ? { field: 'phone', before: correction.before, after: correction.after }
        : undefined,
    letter: event && row.email_key ? { event, emailKey: row.email_key } : undefined,
    note: call.note && { id: call.note.id, text: tidyLines(call.note.text) },
    endsClaim: true,
    audit: {
      id,
      at,
      operator: operator.id,
      ...(to === 'withdrawn'
        ? { kind: 'lead.withdrawn' }
        : because
          ? { kind: 'lead.lost', detail: { to, because } }
          : isMove && outcome === 'reached'
            ? { kind: 'lead.contacted', detail: { to, channel } }
            : { kind: 'lead.called', detail: { outcome, channel } }),
    },
  }
}

function whyInvalid(
  { outcome, callBackAt, note, correctPhone }: CallToRecord,
  now: Date,
  calendar: Parameters<typeof callBackProblem>[2],
): string | undefined {
  if (outcome === 'call-back') {
    if (!callBackAt) return 'Say when they want to be called back.'
    const problem = callBackProblem(new Date(callBackAt), now, calendar)
    if (problem) return problem
  } else if (callBackAt) return 'Only a call back has a time.'
  if (correctPhone && outcome !== 'wrong-number') return 'Only a wrong number is corrected.'
  if (note && !tidyLines(note.text)) return 'There is nothing in this note yet.'
  if (note && tidyLines(note.text).length > longestNote)
    return `A note has at most ${longestNote.toLocaleString('en')} characters.`
  return undefined
}

async function standing(
  db: Db,
  lead: string,
  next: string | null,
  letter?: NonNullable<LeadChange['letter']>['event'],
): Promise<RecordedCall> {
  const row = await getCallStanding(db, lead)
  if (!row) return noSuchLead
  const sent = letter === 'call.could-not-reach' || letter === 'call.wrong-number' ? letter : null
  return { ok: true, ...row, letter: sent, next }
}
