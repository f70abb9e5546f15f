import { countCorrections } from '#database/delivery/corrections.ts'
import { listTurns } from '#database/desk/call-turns.ts'
import type { LeadRow } from '#database/desk/lead-row.ts'
import { noPromise } from '#database/desk/unpromised-leads.ts'
import { answeredForm } from '#database/offer/visitor-lead.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { type Correction, correctAnswer, correctReach } from '#domain/lead/correct-lead.ts'
import { callMoments } from '#domain/lead/derived-columns.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import { isPromised } from '#domain/promise/is-promised.ts'
import type { ChosenTime } from '#domain/promise/promise.ts'
import { reject } from '#domain/result.ts'
import type { World } from '../world.ts'
import { enqueueLink } from './resend-link.ts'
import { type ActDeps, type ActResult, changeByVisitor, type VisitorChange } from './visitor-act.ts'

/** Corrects an answer of the visitor. The one before stays with the lead as a correction. */
export function changeAnswer(
  lead: string,
  { question, answer }: { question: string; answer: string },
  world: ActDeps & ValidationDeps,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    const corrected = correctAnswer(answeredForm(row), { question, answer }, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    const isHeld = (await listTurns(db, lead)).length > 0
    return correctedChange(row, { field: question, ...corrected }, { ...world, now, isHeld })
  })
}

/** `isHeld` says that an installer has accepted it. */
type Correcting = { now: Date; calling: CallingRules; isHeld?: boolean }

/** What a correction does to its lead; nothing where the answer is the one before, or the visitor has withdrawn. */
function correctedChange(
  row: LeadRow,
  { field, before, after, columns }: Correction & { field: string },
  deps: Correcting,
): VisitorChange | undefined {
  if (before === after || row.withdrawn_at) return undefined
  return {
    set: { ...columns, ...movedMoments(row, columns, deps) },
    correction: { field, before, after },
    audit: { kind: 'lead.corrected', detail: { field } },
    told: true,
  }
}

/**
 * Another place may have other public holidays, or be one where we promise no call; where we do, one is promised from now on. A promise never
 * becomes later than it was made, unless the law says so, and one that is broken stays broken. An installer's promise holds anywhere.
 */
function movedMoments(row: LeadRow, place: CallPlace, { now, calling, isHeld }: Correcting) {
  const isSame = place.postcode === row.postcode && place.nation === row.nation
  const isOver = row.promised_by !== null && row.promised_by <= now.toISOString()
  if (isSame || isOver || row.contacted_at) return {}
  const { form, answers } = answeredForm(row)
  const isPromisedThere = isHeld || isPromised(enquiryKind(form, answers), place.postcode)
  if (!row.promised_by && isPromisedThere) return newPromise(row, place, { now, calling })
  const moments = callMoments(new Date(row.created_at), place, calling, chosenTime(row))
  const { promised_by, callable_from } = moments
  if (!isPromisedThere) return { ...noPromise, callable_from }
  return promised_by > (row.promised_by ?? '')
    ? { ...moments, contact_due_at: promised_by }
    : { callable_from }
}

function chosenTime({ chosen_from, chosen_until }: LeadRow): ChosenTime | undefined {
  return chosen_from && chosen_until
    ? { from: new Date(chosen_from), until: new Date(chosen_until) }
    : undefined
}

/** The promise to a visitor who had none, as if they enquired now: by the time they chose, if that is still to come, or of prices. */
function newPromise(row: LeadRow, place: CallPlace, { now, calling }: Correcting) {
  if (row.state !== 'new' && row.state !== 'held') return {}
  const isAhead = row.chosen_until !== null && row.chosen_until > now.toISOString()
  const chosen = isAhead ? chosenTime(row) : undefined
  const { promised_by: callBy, callable_from } = callMoments(now, place, calling, chosen)
  const pricesBy =
    row.way === 'prices' ? decideBy(now, callingCalendar(calling, place)).toISOString() : null
  return {
    promised_by: pricesBy ?? callBy,
    contact_due_at: pricesBy ?? callBy,
    prices_by: pricesBy,
    callable_from,
    chosen_from: isAhead ? row.chosen_from : null,
    chosen_until: isAhead ? row.chosen_until : null,
  }
}

/** Changes the number that the visitor is called on. The one before stays with the lead as a correction. */
export function changePhone(
  lead: string,
  phone: string,
  world: ActDeps & ValidationDeps,
): Promise<ActResult> {
  return changeByVisitor(lead, world, (row, _, now) => {
    const corrected = correctReach(answeredForm(row), 'phone', phone, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    return correctedChange(row, { field: 'phone', ...corrected }, { ...world, now })
  })
}

/** How often a day an address may be changed, since each new one is written to. */
const mostEmailsADay = 3

/** Changes the visitor's email address, and queues a letter to it with the link to their page. The old address gets nothing. */
export function changeEmail(
  lead: string,
  email: string,
  world: ActDeps & ValidationDeps & Pick<World, 'secret'>,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    const corrected = correctReach(answeredForm(row), 'email', email, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    const change = correctedChange(row, { field: 'email', ...corrected }, { ...world, now })
    if (!change) return undefined
    const since = new Date(now.getTime() - 86_400_000)
    if ((await countCorrections(db, { lead, field: 'email', since })) >= mostEmailsADay)
      return reject(
        'invalid',
        'You’ve changed it three times today. Ring us and we’ll put it right.',
      )
    const { secret } = world
    return { ...change, also: () => enqueueLink(db, { lead, email: corrected.after, secret, now }) }
  })
}
