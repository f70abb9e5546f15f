import type { Selectable } from 'kysely'
import type { Candidate } from '#domain/offer/match.ts'
import type { Reason } from '#domain/offer/reason.ts'
import type { MatchTracesTable } from './schema.ts'

/** Candidates with each reason written once: two thousand installers have some sixty different ones. */
type Matched = {
  reasons: Reason[]
  /** An installer, its turn, its shortfall, and where its reasons are among `reasons`. */
  candidates: [string, number | null, number | null, number[]][]
}

/** Candidates as they are stored. A few reasons have the same words on different sides: those are stored each. */
export function toMatched(candidates: readonly Candidate[]): Matched {
  const reasons: Reason[] = []
  const places = new Map<string, number>()
  const placeOf = (reason: Reason): number => {
    const place = places.get(reason.text)
    const known = place === undefined ? undefined : reasons[place]
    if (place !== undefined && known?.side === reason.side && known.code === reason.code)
      return place
    const added = reasons.push(reason) - 1
    places.set(reason.text, added)
    return added
  }
  return {
    candidates: candidates.map(({ installer, turn, shortfall, reasons }) => [
      installer,
      turn,
      shortfall,
      reasons.map(placeOf),
    ]),
    reasons,
  }
}

/** What candidatesOf reads. */
export const candidateColumns = ['candidates', 'matched'] as const

/** Every installer of a matching with its reasons, in turn. */
export function candidatesOf(
  row: Selectable<Pick<MatchTracesTable, (typeof candidateColumns)[number]>>,
): Candidate[] {
  if (row.matched === null) return JSON.parse(row.candidates)
  const { reasons, candidates }: Matched = JSON.parse(row.matched)
  return candidates.map(([installer, turn, shortfall, places]) => ({
    installer,
    turn,
    shortfall,
    reasons: places.flatMap((place) => reasons[place] ?? []),
  }))
}
