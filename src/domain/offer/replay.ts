import { daysAfter } from '../calendar.ts'
import { capReached } from '../installer/caps.ts'
import { type CapPeriod, type Caps, capPeriods, type Installer } from '../installer/installer.ts'
import { type Candidate, type Contender, type EarlierAcceptance, matchInstallers } from './match.ts'
import type { Need } from './need.ts'
import type { MatchMoment } from './open-hours.ts'
import { type WhyNobody, whyNobody } from './why-nobody.ts'

/** How many days of leads are matched again. */
export const replayDays = 30

/** A lead of the past, as it is matched again. */
export type ReplayLead = {
  id: string
  /** When it arrived (ISO 8601), and the day (YYYY-MM-DD) that was. */
  at: string
  day: string
  need: Need
  moment: MatchMoment
  /** Earlier leads of the same person among those that are replayed. */
  repeats: readonly string[]
  /** How many the visitor said yes to after seeing prices; null where the installers that are offered it accept. */
  yeses: number | null
}

/** What an owner tries on an installer. */
export type ShareChange = { installer: string; weight: number; caps: Caps }

export type ReplayOutcome = {
  leads: number
  /** How many leads each installer would have got, and of which kinds. */
  accepted: ReadonlyMap<string, number>
  kinds: ReadonlyMap<string, ReadonlyMap<LeadKind, number>>
  /** On how many days each would have had all that its caps allow. */
  fullDays: ReadonlyMap<string, number>
  /** Leads that got as many installers as a lead may have. */
  full: number
  /** Leads that suited no installer, by why, the most frequent first. */
  nobody: readonly { line: string; help: string; leads: number }[]
}

/** The services that a lead needs, joined by '+', as in `Fees`. */
export type LeadKind = string

/** What a change of an installer would have meant for it: how many leads, of which kinds, and on how many days its caps were met. */
export type WorkEffect = {
  days: number
  was: number
  would: number
  kinds: readonly { kind: LeadKind; was: number; would: number }[]
  fullDays: { was: number; would: number }
}

/** The installers with other weights and caps. */
export function withShares<One extends Installer>(
  installers: readonly One[],
  changes: readonly ShareChange[],
): One[] {
  return installers.map((installer) => {
    const change = changes.find((one) => one.installer === installer.id)
    return change ? { ...installer, weight: change.weight, caps: change.caps } : installer
  })
}

/** `had` counts for turns, `leads` those it has. */
type Standing = {
  had: number
  leads: number
  kinds: Map<LeadKind, number>
  fullDays: Set<string>
  latest?: string
  counts: Record<CapPeriod, Counted>
}
type Counted = { began: string; accepted: number }

/**
 * Matches leads again, one by one in the order in which they arrived, as if every installer accepts its offer at once. A visitor who saw
 * prices first says yes to as many as they did, the first in turn: each installer asked uses its turn, and only those get the lead. Caps
 * count on the days of the leads. All installers start level, and their other data of today holds for all the days.
 */
export function openReplay(installers: readonly Installer[], most: number) {
  const standings = new Map(installers.map(({ id }) => [id, newStanding()]))
  const acceptances = new Map<string, EarlierAcceptance[]>()
  const nobody = new Map<string, { help: string; leads: number }>()
  const capsOf = new Map(installers.map(({ id, caps }) => [id, caps]))
  const names = new Map(installers.map(({ id, tradingName }) => [id, tradingName]))
  let leads = 0
  let full = 0
  return {
    add({ id, at, day, need, moment, repeats, yeses }: ReplayLead): void {
      const starts = periodStarts(day)
      const candidates = matchInstallers(
        {
          need,
          moment,
          createdAt: at,
          offers: [],
          earlier: repeats.flatMap((lead) => acceptances.get(lead) ?? []),
        },
        installers.map((installer) => toContender(installer, standings, starts)),
        day,
      )
      const chosen = candidates.filter(({ turn }) => turn !== null).slice(0, most)
      const having = chosen.slice(0, yeses ?? most)
      for (const { installer } of chosen) useTurn(standings.get(installer), at)
      const kind = need.services.join('+')
      for (const { installer } of having)
        accept(standings.get(installer), { starts, kind, caps: capsOf.get(installer) ?? {} })
      acceptances.set(
        id,
        having.map(({ installer }) => ({ installer, on: day, repeated: true })),
      )
      leads += 1
      if (having.length === most) full += 1
      const nameOf = (installer: string) => names.get(installer) ?? ''
      const why =
        chosen.length > 0
          ? undefined
          : (whyFull(candidates, nameOf) ?? whyNobody({ ...need, candidates, nameOf }))
      if (why) nobody.set(why.line, { ...why, leads: (nobody.get(why.line)?.leads ?? 0) + 1 })
    },
    outcome: (): ReplayOutcome => ({
      leads,
      full,
      accepted: new Map(Array.from(standings, ([id, { leads }]) => [id, leads])),
      kinds: new Map(Array.from(standings, ([id, { kinds }]) => [id, kinds])),
      fullDays: new Map(Array.from(standings, ([id, { fullDays }]) => [id, fullDays.size])),
      nobody: Array.from(nobody, ([line, { help, leads }]) => ({ line, help, leads })).toSorted(
        (one, other) => other.leads - one.leads || (one.line < other.line ? -1 : 1),
      ),
    }),
  }
}

/** The installers kept from a lead only by a cap of that day, week or month. The lead's kind and place don't matter. */
function whyFull(
  candidates: readonly Candidate[],
  nameOf: (installer: string) => string,
): WhyNobody | undefined {
  const full = candidates.filter(({ reasons }) =>
    reasons.every(({ side, code }) => side !== 'against' || code === 'cap'),
  )
  if (full.length === 0) return undefined
  const names = full.map(({ installer }) => nameOf(installer)).toSorted()
  return {
    line: `${names.join(' and ')} had all that ${names.length === 1 ? 'its cap allows' : 'their caps allow'} by then`,
    help: 'A higher cap, or one more installer for the same leads',
  }
}

function newStanding(): Standing {
  const none = () => ({ began: '', accepted: 0 })
  const counts = { day: none(), week: none(), month: none() }
  return { had: 0, leads: 0, kinds: new Map(), fullDays: new Set(), counts }
}

/** The days on which the day, the week and the month of a day began. */
function periodStarts(day: string): Record<CapPeriod, string> {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return { day, week: daysAfter(day, -sinceMonday), month: `${day.slice(0, 8)}01` }
}

function toContender(
  installer: Installer,
  standings: ReadonlyMap<string, Standing>,
  starts: Record<CapPeriod, string>,
): Contender {
  const { had, latest, counts } = standings.get(installer.id) ?? newStanding()
  const since = (period: CapPeriod) =>
    counts[period].began === starts[period] ? counts[period].accepted : 0
  return {
    installer,
    accepted: { day: since('day'), week: since('week'), month: since('month') },
    open: 0,
    mostOpen: Number.POSITIVE_INFINITY,
    had,
    latestOffer: latest,
  }
}

function useTurn(standing: Standing | undefined, at: string): void {
  if (!standing) return
  standing.had += 1
  standing.latest = at
}

type Accepted = { starts: Record<CapPeriod, string>; kind: LeadKind; caps: Caps }

function accept(standing: Standing | undefined, { starts, kind, caps }: Accepted): void {
  if (!standing) return
  standing.leads += 1
  standing.kinds.set(kind, (standing.kinds.get(kind) ?? 0) + 1)
  for (const period of capPeriods) {
    const counted = standing.counts[period]
    const began = starts[period]
    standing.counts[period] = {
      began,
      accepted: (counted.began === began ? counted.accepted : 0) + 1,
    }
  }
  const { day, week, month } = standing.counts
  const accepted = { day: day.accepted, week: week.accepted, month: month.accepted }
  if (capReached(caps, accepted)) standing.fullDays.add(starts.day)
}

/** An installer's leads as the rules are, and as they would have been. */
export type ReplayRow = { installer: string; was: number; would: number }

/** Everybody's leads under both rules, the largest gain first. */
export function compareReplays(was: ReplayOutcome, would: ReplayOutcome): ReplayRow[] {
  return Array.from(would.accepted, ([installer, leads]) => ({
    installer,
    was: was.accepted.get(installer) ?? 0,
    would: leads,
  })).toSorted(
    (one, other) =>
      other.would - other.was - (one.would - one.was) ||
      other.would - one.would ||
      (one.installer < other.installer ? -1 : 1),
  )
}
