import { type CallOutcome, callOutcomes, type LeadState, type LostReason } from '../lead/state.ts'
import type { OfferState } from './offer.ts'
import type { ReturnReason } from './return.ts'

/** How far an accepted offer has come, as its installer says. */
const offerOutcomes = ['tried', 'reached', 'quoted', 'won', 'lost'] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

export function isOutcome(text: string): text is OfferOutcome {
  return Object.hasOwn(outcomeRules, text)
}

/** How a call went, as an installer says: of the call, that it came to nothing, or that the lead is returned. */
export const installerAnswers = {
  reached: { call: 'reached' },
  'no-answer': { call: 'no-answer' },
  'not-interested': { call: 'reached', lost: 'not-interested' },
  'wrong-number': { call: 'wrong-number', returned: 'number-wrong' },
} as const satisfies Record<string, AnswerRule>
export type AnswerRule = { call: CallOutcome; lost?: LostReason; returned?: ReturnReason }
export type InstallerAnswer = keyof typeof installerAnswers

export function isInstallerAnswer(text: string): text is InstallerAnswer {
  return Object.hasOwn(installerAnswers, text)
}

/** What an installer has quoted. Amounts in cents, GST and discounts included. */
export type InstallerQuote = {
  amountCents: number
  panelKilowatts?: number | undefined
  batteryKilowattHours?: number | undefined
}

/** What an installer says of an accepted lead. */
export type OutcomeStep =
  | { kind: 'called'; call: CallOutcome }
  | { kind: 'quoted'; quote: InstallerQuote }
  | { kind: 'won' }
  | { kind: 'lost'; because: LostReason }

type OutcomeRule = {
  /** An outcome that doesn't rank above the recorded one changes nothing. */
  rank: number
  /** What it may follow; null where no outcome is recorded yet. */
  allowedAfter: readonly (OfferOutcome | null)[]
  hasSpoken: boolean
  /** Whether nothing comes after it. It can be recorded even when calls are no longer allowed. */
  isFinal: boolean
  /** The state that it gives a lead: as the furthest of its offers, or once all of them are there and none is open. */
  movesLead: { to: LeadState; when: 'furthest' | 'all' } | null
  /** Calling days after which the desk asks how it's going; null where there is nothing to ask. */
  askAfterDays: number | null
  /** The figures of an installer in which it counts: a won offer was quoted too. */
  countsAs: readonly OutcomeFigure[]
}

type OutcomeFigure = 'quoted' | 'won'

/** What each outcome means. A quote may be corrected until it is won or lost. */
export const outcomeRules: Record<OfferOutcome, OutcomeRule> = {
  tried: {
    rank: 0,
    allowedAfter: [null, 'tried'],
    hasSpoken: false,
    isFinal: false,
    movesLead: null,
    askAfterDays: 2,
    countsAs: [],
  },
  reached: {
    rank: 1,
    allowedAfter: [null, 'tried'],
    hasSpoken: true,
    isFinal: false,
    movesLead: { to: 'contacted', when: 'furthest' },
    askAfterDays: 5,
    countsAs: [],
  },
  quoted: {
    rank: 2,
    allowedAfter: ['reached', 'quoted'],
    hasSpoken: true,
    isFinal: false,
    movesLead: { to: 'quoted', when: 'furthest' },
    askAfterDays: 5,
    countsAs: ['quoted'],
  },
  won: {
    rank: 3,
    allowedAfter: ['quoted'],
    hasSpoken: true,
    isFinal: true,
    movesLead: { to: 'won', when: 'furthest' },
    askAfterDays: null,
    countsAs: ['quoted', 'won'],
  },
  lost: {
    rank: 3,
    allowedAfter: ['reached', 'quoted'],
    hasSpoken: true,
    isFinal: true,
    movesLead: { to: 'lost', when: 'all' },
    askAfterDays: null,
    countsAs: [],
  },
}

/** Whether one outcome may follow another, or null where none is recorded yet. */
export function mayFollow(outcome: OfferOutcome, before: OfferOutcome | null): boolean {
  return outcomeRules[outcome].allowedAfter.includes(before)
}

export function hasSpoken(outcome: OfferOutcome | null): outcome is OfferOutcome {
  return outcome !== null && outcomeRules[outcome].hasSpoken
}

/** How many of the offers count in a figure. */
export function countOutcomes(
  offers: readonly { outcome: OfferOutcome | null }[],
  figure: OutcomeFigure,
): number {
  return offers.filter(({ outcome }) => outcome && outcomeRules[outcome].countsAs.includes(figure))
    .length
}

/**
 * The outcome that a step leads to: 'repeated' where it is already recorded, 'past' where a later one is, 'early' where another must come
 * before it. Once calls are no longer allowed, won or lost can be recorded without the steps before.
 */
export function outcomeAfter(
  step: OutcomeStep,
  before: OfferOutcome | null,
  { mayCall }: { mayCall: boolean },
): OfferOutcome | 'repeated' | 'past' | 'early' {
  const to = outcomeOf(step)
  const { rank, allowedAfter, isFinal } = outcomeRules[to]
  if (allowedAfter.includes(before)) return to
  if (to === before) return 'repeated'
  if (before !== null && outcomeRules[before].rank >= rank) return 'past'
  return mayCall || !isFinal ? 'early' : to
}

function outcomeOf(step: OutcomeStep): OfferOutcome {
  return step.kind === 'called' ? outcomeOfCall(step.call) : step.kind
}

function outcomeOfCall(call: CallOutcome): OfferOutcome {
  return call === 'reached' ? 'reached' : 'tried'
}

const reopenDays = 7

/** Until when the installer that has a lost lead can open it again. */
export function reopenableUntil(outcomeAt: string): string {
  return new Date(Date.parse(outcomeAt) + reopenDays * 24 * 3_600_000).toISOString()
}

/** The outcome that a history entry records: it names a call by how that ended. */
export function recordedOutcome(text: string): OfferOutcome | undefined {
  if (isOutcome(text)) return text
  const call = callOutcomes.find((one) => one === text)
  return call && outcomeOfCall(call)
}

/**
 * The state that its offers give a lead: that of the furthest accepted one. It is lost once all of them are and no offer is open.
 * Undefined where they say nothing.
 */
export function stateByOffers(
  offers: readonly { state: OfferState; outcome: OfferOutcome | null }[],
): LeadState | undefined {
  const rules = offers.flatMap(({ state, outcome }) =>
    state === 'accepted' ? [outcome && outcomeRules[outcome]] : [],
  )
  const furthest = rules
    .filter((rule) => rule?.movesLead?.when === 'furthest')
    .toSorted((one, other) => (other?.rank ?? 0) - (one?.rank ?? 0))
    .at(0)
  if (furthest) return furthest.movesLead?.to
  const isOpen = offers.some(({ state }) => state === 'offered')
  const areAllLost = rules.every((rule) => rule?.movesLead?.when === 'all')
  return areAllLost && !isOpen ? rules.at(0)?.movesLead?.to : undefined
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
