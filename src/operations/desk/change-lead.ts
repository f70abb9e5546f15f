import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DeliveryChange } from '#database/delivery/pending-deliveries.ts'
import type { NewContact } from '#database/desk/contacts.ts'
import {
  type ChangeOutcome,
  changeLead as change,
  getLatestChange,
  getLeadStanding,
  type LeadChange,
} from '#database/desk/lead-changes.ts'
import type { Database } from '#database/open.ts'
import type { EnquiriesTable } from '#database/schema.ts'
import type { Role } from '#domain/account/role.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { tidy } from '#domain/enquiry/tidy.ts'
import { doneBy } from '#domain/lead/history.ts'
import {
  type ContactChannel,
  type LeadState,
  type LostReason,
  leadCan,
  type StateAction,
} from '#domain/lead/state.ts'
import type { CallingRules } from '#domain/promise/calling-calendar.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { withRetry } from '../with-retry.ts'

export type Operator = { id: string; role: Role }

export type LeadStep = {
  lead: string
  /** The version that the operator saw. */
  version: number
  action: StateAction
  /** Why the lead was lost: a reason from the list, and the operator's own words. */
  because?: LostReason
  line?: string
  /** How the operator spoke with the visitor; by phone, if it is not said. */
  channel?: ContactChannel | undefined
}

/** Another operator changed the lead first; `by` says who. Nothing was changed. */
type ChangedMeanwhile = Rejection<'changed'> & {
  by: { operator: string | null; at: string; kind: string } | null
}

export type ChangeLeadResult =
  | Result<{ state: LeadState; version: number }, 'unknown' | 'refused'>
  | ChangedMeanwhile

export type ChangeLeadDeps = {
  database: Database
  now: () => Date
  calling: CallingRules
  onDue?: () => void
}

const longestLine = 200

/** Moves a lead to another state, if `leadCan` allows it and nobody changed the lead meanwhile. */
export async function changeLead(
  step: LeadStep,
  operator: Operator,
  deps: ChangeLeadDeps & { secret: string },
): Promise<ChangeLeadResult> {
  const { db } = deps.database
  const standing = await getLeadStanding(db, step.lead)
  if (!standing) return noSuchLead
  if (standing.version !== step.version) return changedMeanwhile(step.lead, deps)
  const allowed = leadCan(step.action, standing, operator.role)
  if (!allowed.ok) return allowed

  const { to } = allowed
  const kind = doneBy[step.action]
  const now = deps.now()
  const at = now.toISOString()
  const id = uuidv7()
  const deliveries = deliveriesAfter(step.action, standing.state, to, now)
  const { lead, channel = 'phone' } = step
  const changed = await withRetry(() =>
    change(deps.database, {
      lead,
      before: standing,
      set: {
        state: to,
        ...momentsAfter(step, to, at),
        // Whoever speaks with the visitor first becomes the owner.
        ...(step.action === 'contact' && !standing.owner ? { owner: operator.id } : {}),
      },
      deliveries,
      calling: deps.calling,
      dueAt: sendMoment(now),
      cancelsOffers: step.action === 'mark-spam',
      withdraws:
        step.action === 'withdraw'
          ? { hashes: suppressionHashes(standing, deps.secret) }
          : undefined,
      contact: contactAfter(step.action, to, {
        ...{ id, lead, channel, at },
        ...{ by: 'operator', who: operator.id, outcome: 'reached' },
      }),
      audit: {
        id,
        at,
        operator: operator.id,
        lead,
        ...(kind === 'lead.withdrawn'
          ? { kind }
          : {
              kind,
              detail: {
                to,
                ...(step.action === 'contact' ? { channel } : {}),
                ...(step.because ? { because: step.because } : {}),
                ...(step.line ? { line: tidy(step.line).slice(0, longestLine) } : {}),
              },
            }),
      },
    }),
  )
  return outcomeOf(changed, { lead: step.lead, state: to, version: step.version }, deps)
}

function momentsAfter(
  { action, because }: LeadStep,
  to: LeadState,
  at: string,
): Updateable<EnquiriesTable> {
  switch (action) {
    case 'release':
      return { released_at: at }
    case 'contact':
      return { contacted_at: at }
    case 'quote':
      return { quoted_at: at }
    case 'withdraw':
      return { finished_at: at, withdrawn_at: at }
    case 'win':
    case 'mark-spam':
      return { finished_at: at }
    case 'lose':
      return { finished_at: at, lost_because: because ?? 'other' }
    case 'reopen':
      return {
        finished_at: null,
        lost_because: null,
        ...(to === 'new' ? { contacted_at: null } : {}),
        ...(to === 'quoted' ? {} : { quoted_at: null }),
      }
    default:
      return {}
  }
}

/** Speaking with the visitor is recorded, and taken back where the lead is new again. */
function contactAfter(
  action: StateAction,
  to: LeadState,
  contact: NewContact,
): LeadChange['contact'] {
  if (action === 'contact') return contact
  return action === 'reopen' && to === 'new' ? 'take back' : undefined
}

function deliveriesAfter(
  action: StateAction,
  from: LeadState,
  to: LeadState,
  now: Date,
): DeliveryChange | undefined {
  if (action === 'mark-spam') return 'stop'
  if (action === 'reopen' && to === 'held') return 'hold'
  return action === 'release' || (action === 'reopen' && from === 'spam')
    ? { sendAt: sendMoment(now).toISOString() }
    : undefined
}

/** When it can't be undone any more. */
export function sendMoment(now: Date): Date {
  return new Date(now.getTime() + sendAfterSeconds * 1000)
}

/** Turns the outcome of a change into the operator's result. */
export async function outcomeOf(
  changed: ChangeOutcome,
  { lead, state, version }: { lead: string; state: LeadState; version: number },
  deps: ChangeLeadDeps,
): Promise<ChangeLeadResult> {
  switch (changed) {
    case 'changed':
      return { ok: true, state, version: version + 1 }
    case 'changed meanwhile':
      return changedMeanwhile(lead, deps)
    case 'owner has left':
      return reject('refused', 'That person no longer works at the desk.')
  }
}

export const noSuchLead = reject(
  'unknown',
  'There is no such lead. It may have been erased since the list was made.',
)

/** The rejection for a lead that changed meanwhile, with who changed it. */
export async function changedMeanwhile(
  lead: string,
  { database }: Pick<ChangeLeadDeps, 'database'>,
): Promise<ChangedMeanwhile> {
  const by = (await getLatestChange(database.db, lead)) ?? null
  return { ...reject('changed', 'This lead was changed meanwhile. Your change was not made.'), by }
}
