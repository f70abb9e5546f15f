import { isReached } from '../lead/contact.ts'
import {
  type ContactChannel,
  type DeskOutcome,
  deskOutcomes,
  isOpenState,
  type LeadState,
} from '../lead/state.ts'
import type { CallingCalendar } from '../promise/calling-calendar.ts'
import { callBackChoices } from './call-back-time.ts'
import {
  isLastTry,
  keepsPromise,
  type NextAction,
  nextAction,
  type QueueFacts,
  runningTries,
} from './next-action.ts'
import { mostTries } from './next-try.ts'

const unanswered: readonly DeskOutcome[] = ['no-answer', 'engaged', 'voicemail']

/** The state of a lead after a call that ended so. A finished lead stays finished. */
export function stateAfter(
  outcome: DeskOutcome,
  facts: QueueFacts,
  channel: ContactChannel = 'phone',
): LeadState {
  const { state } = facts
  if (outcome === 'asked-to-stop') return 'withdrawn'
  if (outcome === 'not-interested') return 'lost'
  if (isOpenState(state) && channel === 'phone' && unanswered.includes(outcome) && isLastTry(facts))
    return 'lost'
  return isReached(outcome) && state === 'new' ? 'contacted' : state
}

/** The letter that the visitor gets after a call that ended so; undefined where none is sent. */
export function letterAfter(
  {
    outcome,
    channel = 'phone',
    sendEmail = false,
  }: {
    outcome: DeskOutcome
    channel?: ContactChannel | undefined
    sendEmail?: boolean | undefined
  },
  facts: QueueFacts,
): 'call.could-not-reach' | 'call.wrong-number' | undefined {
  if (outcome === 'wrong-number') return sendEmail ? 'call.wrong-number' : undefined
  const isTry = channel === 'phone' && unanswered.includes(outcome)
  return isTry && runningTries(facts).length === mostTries - 1 ? 'call.could-not-reach' : undefined
}

/** The facts of a lead after a call by phone that ended so now. */
function factsAfter(
  outcome: DeskOutcome,
  facts: QueueFacts,
  { now, callBackAt }: { now: Date; callBackAt: string | null },
): QueueFacts {
  const at = now.toISOString()
  return {
    ...facts,
    state: stateAfter(outcome, facts),
    contactedAt: facts.contactedAt ?? (isReached(outcome) ? at : null),
    contacts: [...facts.contacts, { by: 'operator', channel: 'phone', outcome, at, callBackAt }],
  }
}

/** What a cell says that follows from an outcome. */
export type OutcomePreview = {
  state: LeadState
  next: NextAction | null
  /** Whether the next try is the last before the promise ends. */
  keepsPromise: boolean
  /** Which try this call is, and how many there are before the letter. */
  try: number
  of: number
  letter: 'call.could-not-reach' | 'call.wrong-number' | null
}

export type OutcomePreviews = Record<Exclude<DeskOutcome, 'call-back'>, OutcomePreview> & {
  'call-back': OutcomePreview & { choices: readonly { label: string; at: string }[] }
}

/** What each outcome of a call made now would lead to, in the one table of rules that recording it uses. */
export function previewOutcomes(
  facts: QueueFacts,
  calendar: CallingCalendar,
  now: Date,
): OutcomePreviews {
  const choices = callBackChoices(now, calendar)
  const callBackAt = choices[0]?.at ?? null
  const previewOf = (outcome: DeskOutcome): OutcomePreview => {
    const after = factsAfter(outcome, facts, { now, callBackAt })
    const next = nextAction(after, calendar) ?? null
    return {
      state: after.state,
      next,
      keepsPromise: next !== null && keepsPromise(next, after, calendar),
      try: runningTries(facts).length + 1,
      of: mostTries,
      letter: letterAfter({ outcome, sendEmail: outcome === 'wrong-number' }, facts) ?? null,
    }
  }
  const previews = deskOutcomes.map((outcome) => [outcome, previewOf(outcome)] as const)
  const all = Object.fromEntries(previews) as Record<DeskOutcome, OutcomePreview>
  return { ...all, 'call-back': { ...all['call-back'], choices } }
}
