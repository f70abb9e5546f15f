import { countCorrections } from '#database/delivery/corrections.ts'
import type { LeadRow } from '#database/desk/lead-row.ts'
import { answeredForm } from '#database/enquiry/visitor-lead.ts'
import type { ValidationDeps } from '#domain/enquiry/problems.ts'
import { type Correction, correctAnswer, correctReach } from '#domain/lead/correct-lead.ts'
import { callMoments } from '#domain/lead/derived-columns.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import { reject } from '#domain/result.ts'
import type { World } from '../world.ts'
import { oweLink } from './resend-link.ts'
import { type ActDeps, type ActResult, changeByVisitor, type VisitorChange } from './visitor-act.ts'

/** Corrects an answer of the visitor. The one before stays with the lead as a correction. */
export function changeAnswer(
  lead: string,
  { question, answer }: { question: string; answer: string },
  world: ActDeps & ValidationDeps,
): Promise<ActResult> {
  return changeByVisitor(lead, world, (row, _, now) => {
    const corrected = correctAnswer(answeredForm(row), { question, answer }, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    return correctedChange(row, { field: question, ...corrected }, now, world.calling)
  })
}

/** What a correction does to its lead; nothing where the answer is the one before, or the visitor has withdrawn. */
function correctedChange(
  row: LeadRow,
  { field, before, after, columns }: Correction & { field: string },
  now: Date,
  calling: CallingRules,
): VisitorChange | undefined {
  if (before === after || row.withdrawn_at) return undefined
  return {
    set: { ...columns, ...movedMoments(row, columns, now, calling) },
    correction: { field, before, after },
    audit: { kind: 'lead.corrected', detail: { field } },
    told: true,
  }
}

/** Another place may have other public holidays. A promise never becomes later than it was made, unless the law says so. */
function movedMoments(row: LeadRow, place: CallPlace, now: Date, calling: CallingRules) {
  const isOver = row.promised_by === null || row.promised_by <= now.toISOString()
  const isSame = place.postcode === row.postcode && place.nation === row.nation
  if (isSame || isOver || row.contacted_at) return {}
  const chosen = row.chosen_from ? new Date(row.chosen_from) : undefined
  const moments = callMoments(new Date(row.created_at), place, calling, chosen)
  return moments.promised_by > (row.promised_by ?? '')
    ? { ...moments, contact_due_at: moments.promised_by }
    : { callable_from: moments.callable_from }
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
    return correctedChange(row, { field: 'phone', ...corrected }, now, world.calling)
  })
}

/** How often a day an address may be changed, since each new one is written to. */
const mostEmailsADay = 3

/** Changes the address that the visitor is written to, and owes it the link to their page. The one before is written nothing. */
export function changeEmail(
  lead: string,
  email: string,
  world: ActDeps & ValidationDeps & Pick<World, 'secret'>,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    const corrected = correctReach(answeredForm(row), 'email', email, world)
    if (!corrected.ok) return reject('invalid', corrected.message)
    const change = correctedChange(row, { field: 'email', ...corrected }, now, world.calling)
    if (!change) return undefined
    const since = new Date(now.getTime() - 86_400_000)
    if ((await countCorrections(db, { lead, field: 'email', since })) >= mostEmailsADay)
      return reject(
        'invalid',
        'You’ve changed it three times today. Ring us and we’ll put it right.',
      )
    const { secret } = world
    return { ...change, also: () => oweLink(db, { lead, email: corrected.after, secret, now }) }
  })
}
