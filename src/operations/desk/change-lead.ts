import type { Updateable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DeliveryChange } from '#database/delivery/pending-deliveries.ts'
import { isConfirmedByOthers, type NewContact } from '#database/desk/contacts.ts'
import { type LeadRow, leadStandingOf, lockLead } from '#database/desk/lead-row.ts'
import { getLatestChange } from '#database/desk/lead-updates.ts'
import type { Db, EnquiriesTable } from '#database/schema.ts'
import type { Role } from '#domain/account/role.ts'
import { sendMoment } from '#domain/desk/undo.ts'
import { doneBy } from '#domain/lead/history.ts'
import {
  type ContactChannel,
  type LeadState,
  type LostReason,
  leadCan,
  type StateAction,
} from '#domain/lead/state.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { tidy } from '#domain/tidy.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { commit, type World } from '../world.ts'
import { applyChange, type LeadChange } from './apply-change.ts'

export type Operator = { id: string; role: Role }

export type LeadStep = {
  lead: string
  /** The version that the operator saw. */
  version: number
  action: StateAction
  /** Why the lead was lost: a reason from the list, and the operator's own words. */
  because?: LostReason
  line?: string
  /** How the operator spoke with the visitor. Default: by phone. */
  channel?: ContactChannel | undefined
  /** The API key that the operator’s program used. */
  key?: string
}

/** Another operator changed the lead first; `by` says who. Nothing was changed. */
export type ChangedMeanwhile = Rejection<'changed'> & {
  by: { operator: string | null; at: string; kind: string } | null
}

export type ChangeLeadResult =
  | Result<{ state: LeadState; version: number }, 'unknown' | 'refused'>
  | ChangedMeanwhile

/** What changing a lead needs of the world. */
export type DeskWorld = Pick<World, 'database' | 'now' | 'calling' | 'afterWrite'>

/** The longest that operators say in a line. */
export const longestLine = 200

/** Moves a lead to another state, if `leadCan` allows it and the lead wasn't changed meanwhile. */
export function changeLead(
  step: LeadStep,
  operator: Operator,
  world: DeskWorld & Pick<World, 'secret'>,
): Promise<ChangeLeadResult> {
  const now = world.now()
  return commit(world, async (db) => {
    const seen = await lockAsSeen(db, step)
    if (!seen.ok) return seen
    const { row } = seen
    const isConfirmed = step.action === 'reopen' && (await isConfirmedByOthers(db, row.id))
    const allowed = leadCan(step.action, { ...leadStandingOf(row), isConfirmed }, operator.role)
    if (!allowed.ok) return allowed
    return applyChange(db, row, changeBy(step, allowed.to, { row, operator, now, world }))
  })
}

function changeBy(
  step: LeadStep,
  to: LeadState,
  {
    row,
    operator,
    now,
    world,
  }: { row: LeadRow; operator: Operator; now: Date; world: Pick<World, 'calling' | 'secret'> },
): LeadChange {
  const { action, channel = 'phone' } = step
  const kind = doneBy[action]
  const at = now.toISOString()
  const id = uuidv7()
  return {
    set: {
      state: to,
      ...momentsAfter(step, to, at),
      // The first operator who speaks with the visitor becomes the owner.
      ...(action === 'contact' && !row.owner ? { owner: operator.id } : {}),
    },
    deliveries: deliveriesAfter(action, row.state, to, now),
    calling: world.calling,
    dueAt: sendMoment(now),
    cancelsOffers: action === 'mark-spam',
    withdraws:
      action === 'withdraw'
        ? {
            hashes: suppressionHashes({ email: row.email, phone: row.phone_e164 }, world.secret),
          }
        : undefined,
    contact: contactAfter(action, to, {
      id,
      lead: row.id,
      channel,
      at,
      by: 'operator',
      who: operator.id,
      outcome: 'reached',
    }),
    audit: {
      id,
      at,
      operator: operator.id,
      ...(kind === 'lead.withdrawn'
        ? { kind }
        : {
            kind,
            detail: {
              to,
              ...(action === 'contact' ? { channel } : {}),
              ...(step.because ? { because: step.because } : {}),
              ...(step.line ? { line: tidy(step.line).slice(0, longestLine) } : {}),
              ...(step.key ? { key: step.key } : {}),
            },
          }),
    },
  }
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

export const noSuchLead = reject(
  'unknown',
  'There is no such lead. It may have been erased since the list was made.',
)

/** Locks a lead that hasn't changed since the operator saw it. */
export async function lockAsSeen(
  db: Db,
  { lead, version }: { lead: string; version: number },
): Promise<{ ok: true; row: LeadRow } | typeof noSuchLead | ChangedMeanwhile> {
  const row = await lockLead(db, lead)
  if (!row) return noSuchLead
  return row.version === version ? { ok: true, row } : changedMeanwhile(db, lead)
}

/** The rejection for a lead that changed meanwhile, with who changed it. */
export async function changedMeanwhile(db: Db, lead: string): Promise<ChangedMeanwhile> {
  const by = (await getLatestChange(db, lead)) ?? null
  return { ...reject('changed', 'This lead was changed meanwhile. Your change was not made.'), by }
}
