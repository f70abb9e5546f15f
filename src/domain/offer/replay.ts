import { daysAfter } from '../calendar.ts'
import { type CapPeriod, type Caps, capPeriods, type Installer } from '../installer/installer.ts'
import { type Contender, type EarlierAcceptance, matchInstallers } from './match.ts'
import type { Need } from './need.ts'
import type { MatchMoment } from './open-hours.ts'
import { whyNobody } from './why-nobody.ts'

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
}

/** What an owner tries on an installer. */
export type ShareChange = { installer: string; weight: number; caps: Caps }

export type ReplayOutcome = {
  leads: number
  /** How many leads each installer would have got. */
  accepted: ReadonlyMap<string, number>
  /** Leads that got as many installers as a lead may have. */
  full: number
  /** Leads that nobody suited, by why, the most frequent first. */
  nobody: readonly { line: string; help: string; leads: number }[]
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

type Standing = { had: number; latest?: string; counts: Record<CapPeriod, Counted> }
type Counted = { began: string; accepted: number }

/**
 * Matches leads again, one by one in the order in which they arrived, as if whoever is offered one accepts it at once. Everybody starts
 * level, and what is known of installers today holds for all the days.
 */
export function openReplay(installers: readonly Installer[], most: number) {
  const standings = new Map(installers.map(({ id }) => [id, newStanding()]))
  const acceptances = new Map<string, EarlierAcceptance[]>()
  const nobody = new Map<string, { help: string; leads: number }>()
  const names = new Map(installers.map(({ id, tradingName }) => [id, tradingName]))
  let leads = 0
  let full = 0
  return {
    add({ id, at, day, need, moment, repeats }: ReplayLead): void {
      const starts = periodStarts(day)
      const candidates = matchInstallers(
        {
          need,
          moment,
          offers: {},
          earlier: repeats.flatMap((lead) => acceptances.get(lead) ?? []),
        },
        installers.map((installer) => toContender(installer, standings, starts)),
        day,
      )
      const chosen = candidates.filter(({ turn }) => turn !== null).slice(0, most)
      for (const { installer } of chosen) accept(standings.get(installer), at, starts)
      acceptances.set(
        id,
        chosen.map(({ installer }) => ({ installer, on: day, repeated: true })),
      )
      leads += 1
      if (chosen.length === most) full += 1
      const why = whyNobody({
        ...need,
        candidates,
        nameOf: (installer) => names.get(installer) ?? '',
      })
      if (why) nobody.set(why.line, { ...why, leads: (nobody.get(why.line)?.leads ?? 0) + 1 })
    },
    outcome: (): ReplayOutcome => ({
      leads,
      full,
      accepted: new Map(Array.from(standings, ([id, { had }]) => [id, had])),
      nobody: Array.from(nobody, ([line, { help, leads }]) => ({ line, help, leads })).toSorted(
        (one, other) => other.leads - one.leads || (one.line < other.line ? -1 : 1),
      ),
    }),
  }
}

function newStanding(): Standing {
  const none = () => ({ began: '', accepted: 0 })
  return { had: 0, counts: { day: none(), week: none(), month: none() } }
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
    had,
    latestOffer: latest,
  }
}

function accept(
  standing: Standing | undefined,
  at: string,
  starts: Record<CapPeriod, string>,
): void {
  if (!standing) return
  standing.had += 1
  standing.latest = at
  for (const period of capPeriods) {
    const counted = standing.counts[period]
    const began = starts[period]
    standing.counts[period] = {
      began,
      accepted: (counted.began === began ? counted.accepted : 0) + 1,
    }
  }
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
