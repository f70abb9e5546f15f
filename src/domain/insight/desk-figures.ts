import type { AttributionSource } from '../lead/attribution.ts'
import { medianMinutes } from './first-contact.ts'

type Tried = {
  /** People an operator tried to reach, and how many were reached. Merged enquiries count as one person. */
  tried: number
  reached: number
}

/** What is counted of the leads that came in a period. */
export type DeskFigures = {
  tries: {
    all: Tried & { calls: number }
    operators: (Tried & { operator: string; calls: number })[]
    /** Who tried a person first, and how many minutes after they could first be called. */
    firsts: { operator: string; minutes: number; people: number }[]
    /** People who were reached first on this of the desk's tries. */
    nths: { nth: number; people: number }[]
    /** Weekdays from 0, Sunday, and hours by the brand's clock. */
    hours: (Tried & { weekday: number; hour: number })[]
    weekdays: (Tried & { weekday: number })[]
  }
  credits: { credit: string; inTime: number; broken: number; won: number }[]
  campaigns: {
    source: AttributionSource
    campaign: string | null
    leads: number
    called: number
    /** Of those called, who were promised a call. */
    promised: number
    inTime: number
    won: number
  }[]
  forms: {
    form: string
    leads: number
    inTime: number
    broken: number
    won: number
  }[]
}

/** What an operator did for the leads of a period, and what came of it. */
export type OperatorFigures = Tried & {
  /** An operator's id, 'installers', 'visitors' (by their word) or 'nobody'. */
  operator: string
  /** Tries, of which there may be several of one person. */
  calls: number
  medianMinutes: number | null
  inTime: number
  broken: number
  won: number
}

/** One row for each operator who tried anyone, or has a promise counted; the one who reached the most comes first. */
export function operatorFigures({
  tries,
  credits,
}: Pick<DeskFigures, 'tries' | 'credits'>): OperatorFigures[] {
  const ids = new Set([
    ...tries.operators.map(({ operator }) => operator),
    ...credits.map(({ credit }) => credit),
  ])
  return Array.from(ids, (operator) => {
    const own = tries.operators.find((one) => one.operator === operator)
    const credit = credits.find((one) => one.credit === operator)
    const firsts = tries.firsts.filter((one) => one.operator === operator)
    return {
      operator,
      calls: own?.calls ?? 0,
      tried: own?.tried ?? 0,
      reached: own?.reached ?? 0,
      medianMinutes: medianOf(firsts),
      inTime: credit?.inTime ?? 0,
      broken: credit?.broken ?? 0,
      won: credit?.won ?? 0,
    }
  }).toSorted(
    (one, other) =>
      other.reached - one.reached ||
      other.tried - one.tried ||
      other.inTime - one.inTime ||
      (one.operator < other.operator ? -1 : 1),
  )
}

/** All operators together. A person several operators tried counts once. */
export function deskTotals({
  tries,
  credits,
}: Pick<DeskFigures, 'tries' | 'credits'>): Omit<OperatorFigures, 'operator'> {
  const sumOf = (name: 'inTime' | 'broken' | 'won') =>
    credits.reduce((sum, one) => sum + one[name], 0)
  return {
    ...tries.all,
    medianMinutes: medianOf(tries.firsts),
    inTime: sumOf('inTime'),
    broken: sumOf('broken'),
    won: sumOf('won'),
  }
}

function medianOf(firsts: DeskFigures['tries']['firsts']): number | null {
  const times = firsts.map(({ minutes, people }) => ({
    minutes,
    leads: people,
    promised: people,
    inTime: people,
  }))
  return medianMinutes(times) ?? null
}

/** Up to so many tries have a row of their own. */
const namedTries = 5

/** How many people were reached first on each try, on a later one, and never though the desk tried. */
export function reachedByTry({ all, nths }: DeskFigures['tries']) {
  const peopleOf = (matches: (nth: number) => boolean) =>
    nths.reduce((sum, { nth, people }) => sum + (matches(nth) ? people : 0), 0)
  return {
    reached: all.reached,
    named: Array.from({ length: namedTries }, (_, index) => peopleOf((nth) => nth === index + 1)),
    later: peopleOf((nth) => nth > namedTries),
    never: all.tried - all.reached,
  }
}

/** Of fewer people tried a share tells nothing. */
export const fewestTried = 10

/** Below so many points above the others an hour is not the best, but one of them. */
const clearlyBetter = 0.05

/**
 * The weekday and hour in which most of those tried were reached; undefined where it is hardly better than all the hours with
 * enough tries together.
 */
export function bestHour(hours: DeskFigures['tries']['hours']) {
  const telling = hours.filter(({ tried }) => tried >= fewestTried)
  const sumOf = (name: keyof Tried) => telling.reduce((sum, one) => sum + one[name], 0)
  const usual = { tried: sumOf('tried'), reached: sumOf('reached') }
  const best = telling
    .toSorted((one, other) => shareOf(other) - shareOf(one) || other.tried - one.tried)
    .at(0)
  return best && shareOf(best) >= shareOf(usual) + clearlyBetter ? best : undefined
}

function shareOf({ tried, reached }: Tried): number {
  return reached / tried
}
