import type { Role } from '../account/role.ts'
import { type Result, reject } from '../result.ts'

/**
 * The states of a lead. 'held' means that it looks like spam, and only our office has a letter about it. 'complaint' is no lead to be called
 * or offered, but a complaint about how we use a person's data, until its outcome is sent: 'answered'.
 */
export const leadStates = [
  'held',
  'new',
  'contacted',
  'quoted',
  'won',
  'lost',
  'complaint',
  'answered',
  'withdrawn',
  'spam',
] as const
export type LeadState = (typeof leadStates)[number]

/** States in which an operator still has something to do. */
export const openStates = ['new', 'contacted', 'quoted'] as const satisfies LeadState[]

export function isOpenState(state: LeadState): boolean {
  return openStates.some((open) => open === state)
}

/** Whether the visitor waits, and hasn't been reached. */
export function isUnreached({
  state,
  contactedAt,
}: {
  state: LeadState
  contactedAt: string | null
}): boolean {
  return state === 'new' && contactedAt === null
}

type PromisedLead = Parameters<typeof isUnreached>[0] & { promisedBy: string | null }

/** Whether a promised call is still pending. */
export function isPromiseRunning<Lead extends PromisedLead>(
  lead: Lead,
): lead is Lead & { promisedBy: string } {
  return lead.promisedBy !== null && isUnreached(lead)
}

/** The states of complaints alone. */
export const complaintStates = ['complaint', 'answered'] as const satisfies LeadState[]

export function isComplaintState(state: LeadState): boolean {
  return complaintStates.some((one) => one === state)
}

/** Open states, complaints, and held leads that an operator must look at. */
export const unfinishedStates = ['held', 'complaint', ...openStates] as const satisfies LeadState[]

/** The actions that move a lead from one state to another. */
export const stateActions = [
  'release',
  'contact',
  'quote',
  'win',
  'lose',
  'mark-spam',
  'reopen',
  'withdraw',
] as const
export type StateAction = (typeof stateActions)[number]

/** Everything that an operator may do with a lead. */
export type LeadAction = StateAction | 'answer' | 'assign' | 'call' | 'email' | 'send'

type Rule = {
  from: readonly LeadState[]
  /** The new state. 'as before' is computed from the lead's dates. */
  to: LeadState | 'as before' | 'as it is'
  /** Why the action is not allowed in the other states. */
  otherwise: Partial<Record<LeadState, string>> & { default: string }
  only?: Role
}

const finished = 'This lead is finished. Reopen it first.'
const withdrawn = 'The visitor took the enquiry back. Nothing more is done with it.'
const complaint = 'It is a complaint: it ends once its outcome is told.'
const heldBack = 'It is held back. Release it first, or mark it as spam.'

/** A visitor who withdrew, or whose lead is spam, is not contacted, and nothing of the lead is sent. */
const approach: Rule = {
  from: ['held', 'new', 'contacted', 'quoted', 'won', 'lost', 'complaint', 'answered'],
  to: 'as it is',
  otherwise: { withdrawn, default: 'It’s marked as spam. Put it back first.' },
}

/** Which actions are allowed in which state. The desk and the operations use this one table. */
const rules: Record<LeadAction, Rule> = {
  release: {
    from: ['held'],
    to: 'as before',
    otherwise: { default: 'It is not held back.', withdrawn },
  },
  contact: {
    from: ['new'],
    to: 'contacted',
    otherwise: {
      held: heldBack,
      withdrawn,
      complaint,
      default: 'Somebody has spoken with them already.',
    },
  },
  quote: {
    from: ['contacted'],
    to: 'quoted',
    otherwise: {
      held: heldBack,
      new: 'Not yet: mark as contacted first.',
      quoted: 'They have a quote already.',
      withdrawn,
      complaint,
      default: finished,
    },
  },
  win: {
    from: ['quoted'],
    to: 'won',
    otherwise: {
      held: heldBack,
      won: 'It is won already.',
      withdrawn,
      complaint,
      new: 'Not yet: a quote comes before.',
      contacted: 'Not yet: a quote comes before.',
      default: finished,
    },
  },
  lose: {
    from: ['new', 'contacted', 'quoted'],
    to: 'lost',
    otherwise: {
      held: heldBack,
      lost: 'It is lost already.',
      withdrawn,
      complaint,
      default: finished,
    },
  },
  'mark-spam': {
    from: ['held', 'new', 'contacted', 'complaint'],
    to: 'spam',
    otherwise: {
      spam: 'It is marked as spam already.',
      quoted: 'They have a quote: nobody quotes spam.',
      withdrawn,
      default: finished,
    },
  },
  reopen: {
    from: ['won', 'lost', 'spam', 'contacted', 'quoted', 'answered'],
    to: 'as before',
    otherwise: { withdrawn, default: 'It’s new already.' },
  },
  withdraw: {
    from: ['held', 'new', 'contacted', 'quoted', 'won', 'lost', 'spam', 'complaint', 'answered'],
    to: 'withdrawn',
    otherwise: { default: 'It is withdrawn already.' },
    only: 'owner',
  },
  /** Tells the outcome of a complaint. */
  answer: {
    from: ['complaint'],
    to: 'answered',
    otherwise: {
      held: heldBack,
      answered: 'Its outcome was told already.',
      withdrawn,
      default: 'It is no complaint.',
    },
  },
  assign: approach,
  call: approach,
  email: approach,
  send: approach,
}

/** The facts of a lead that decide which actions are allowed. Moments are ISO 8601 text. */
export type LeadStanding = {
  state: LeadState
  contactedAt: string | null
  quotedAt: string | null
  /** Why it looks like spam, and when an operator released it. */
  suspected: string | null
  releasedAt: string | null
  /** Lists, which put nothing back, leave it out. */
  isComplaint?: boolean
  /** Whether the visitor says that they were spoken with. Lists, which put nothing back, leave it out. */
  isConfirmed?: boolean
}

export type Allowed = Result<{ to: LeadState }, 'refused'>

/** Whether an action is allowed on a lead, and the state it leads to. */
export function leadCan(action: LeadAction, lead: LeadStanding, role: Role): Allowed {
  const { from, to, otherwise, only } = rules[action]
  if (!from.includes(lead.state))
    return reject('refused', otherwise[lead.state] ?? otherwise.default)
  if (only && only !== role)
    return reject('refused', 'Only the visitor, by the link in the letter, or an owner.')
  if (action === 'reopen' && lead.state === 'contacted' && lead.isConfirmed)
    return reject('refused', 'The visitor says somebody has called.')
  if (to === 'as it is') return { ok: true, to: lead.state }
  return { ok: true, to: to === 'as before' ? stateBefore(lead) : to }
}

/** The state to which reopening leads: one step back, or the state before the lead was finished or held back. */
function stateBefore(lead: LeadStanding): LeadState {
  const { state, contactedAt, quotedAt, suspected, releasedAt } = lead
  if (state === 'won') return 'quoted'
  if (state === 'quoted') return 'contacted'
  if (state === 'contacted') return 'new'
  if (state !== 'held' && suspected && !releasedAt) return 'held'
  if (lead.isComplaint) return 'complaint'
  if (quotedAt) return 'quoted'
  return contactedAt ? 'contacted' : 'new'
}

/** The reasons for losing a lead that an operator can choose. */
export const lostReasons = [
  'nobody-reached',
  'not-interested',
  'too-dear',
  'other-installer',
  'not-possible',
  'duplicate',
  'other',
] as const
export type LostReason = (typeof lostReasons)[number]

/** How a call ended. */
export const callOutcomes = [
  'reached',
  'no-answer',
  'voicemail',
  'engaged',
  'wrong-number',
] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** How a call from the desk ended, with what the visitor wants after it. */
export const deskOutcomes = [
  ...callOutcomes,
  'call-back',
  'not-interested',
  'asked-to-stop',
] as const
export type DeskOutcome = (typeof deskOutcomes)[number]

/** The channels to speak with a visitor. */
export const contactChannels = ['phone', 'sms', 'email'] as const
export type ContactChannel = (typeof contactChannels)[number]
