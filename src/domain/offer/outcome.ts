import type { CallOutcome, LeadState, LostReason } from '../lead/state.ts'
import type { OfferState } from './offer.ts'

/** How far an accepted offer has come, as its installer says. */
export const offerOutcomes = ['tried', 'reached', 'quoted', 'won', 'lost'] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

/** How a call went, as their page asks. Who isn't interested was reached. */
export const callAnswers = ['reached', 'no-answer', 'not-interested', 'wrong-number'] as const
export type CallAnswer = (typeof callAnswers)[number]

/** What an installer has quoted. Amounts in cents, GST and discounts included. */
export type Quote = {
  amountCents: number
  panelKilowatts?: number | undefined
  batteryKilowattHours?: number | undefined
}

/** What an installer says of an accepted lead. */
export type OutcomeStep =
  | { kind: 'called'; call: CallOutcome }
  | { kind: 'quoted'; quote: Quote }
  | { kind: 'won' }
  | { kind: 'lost'; because: LostReason }

/** Which outcomes a step may follow. A quote may be corrected until it is won or lost. */
const follows: Record<Exclude<OfferOutcome, 'tried'>, readonly (OfferOutcome | null)[]> = {
  reached: [null, 'tried'],
  quoted: ['reached', 'quoted'],
  won: ['quoted'],
  lost: ['reached', 'quoted'],
}

/**
 * The outcome that a step leads to: 'repeated' where it was said before, 'past' where it is behind what was said, 'early' where something
 * comes before it. Once nobody may call any more, whether it was won or lost is said without what comes before.
 */
export function outcomeAfter(
  step: OutcomeStep,
  before: OfferOutcome | null,
  { mayCall }: { mayCall: boolean },
): OfferOutcome | 'repeated' | 'past' | 'early' {
  const to = outcomeOf(step)
  if (to === 'tried') return follows.reached.includes(before) ? to : 'past'
  if (follows[to].includes(before)) return to
  if (to === before) return 'repeated'
  if (before !== null && stepsTo[before] >= stepsTo[to]) return 'past'
  return mayCall || to === 'quoted' ? 'early' : to
}

function outcomeOf(step: OutcomeStep): OfferOutcome {
  if (step.kind !== 'called') return step.kind
  return step.call === 'reached' ? 'reached' : 'tried'
}

const stepsTo: Record<OfferOutcome, number> = { tried: 0, reached: 1, quoted: 2, won: 3, lost: 3 }

/**
 * The state that its offers give a lead: that of the furthest accepted one. It is lost once all of them are and no offer is open.
 * Undefined where they say nothing.
 */
export function stateByOffers(
  offers: readonly { state: OfferState; outcome: OfferOutcome | null }[],
): LeadState | undefined {
  const outcomes = offers.flatMap(({ state, outcome }) => (state === 'accepted' ? [outcome] : []))
  if (outcomes.includes('won')) return 'won'
  if (outcomes.includes('quoted')) return 'quoted'
  const isOpen = offers.some(({ state }) => state === 'offered')
  const areLost = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'lost')
  if (areLost && !isOpen) return 'lost'
  return outcomes.includes('reached') ? 'contacted' : undefined
}

const forward: Partial<Record<LeadState, readonly LeadState[]>> = {
  new: ['contacted', 'quoted', 'won', 'lost'],
  contacted: ['quoted', 'won', 'lost'],
  quoted: ['won', 'lost'],
  lost: ['won'],
}

/** Whether what installers say moves a lead there: never backwards, and nothing that was withdrawn, spam or held. */
export function movesForward(from: LeadState, to: LeadState): boolean {
  return forward[from]?.includes(to) ?? false
}
