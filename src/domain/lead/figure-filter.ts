import { type AttributionSource, attributionSources } from './attribution.ts'

/** On which of the desk's tries a visitor was reached first. */
export const whichTry = ['1', '2', '3', '4', '5', 'later', 'never'] as const
export type WhichTry = (typeof whichTry)[number]

/** Beside an operator's id: any operator. */
export const anybody = 'anybody'

/** The value for leads of a campaign without a name. */
export const noCampaign = '-'

/** The leads behind a figure of the insights. */
export type FigureFilter = {
  /** Leads that an operator, by their id, tried to reach; leads that they did reach. */
  tried?: string
  reached?: string
  /** Whose success or failure it is: see creditOf in figure-expressions.ts. */
  credit?: string
  promise?: 'kept' | 'broken'
  /** An operator tried in this hour of this weekday, or at any time of it: 'mon-9', 'mon'. */
  hour?: string
  nth?: WhichTry
  source?: AttributionSource
  campaign?: string
  erased?: true
}

export const weekdays: readonly string[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** An hour of a week by the clock on the wall; weekdays from 0, Sunday. */
export type WeekHour = { weekday: number; hour: number | undefined }

export function parseWeekHour(text: string): WeekHour | undefined {
  const [, name = '', hour] = /^([a-z]{3})(?:-(1?\d|2[0-3]))?$/.exec(text) ?? []
  const weekday = weekdays.indexOf(name)
  return weekday < 0 ? undefined : { weekday, hour: hour === undefined ? undefined : Number(hour) }
}

export function formatWeekHour({ weekday, hour }: WeekHour): string {
  const name = weekdays[weekday] ?? ''
  return hour === undefined ? name : `${name}-${hour}`
}

const who = /^[\w-]{1,64}$/

/** Parses the part of a filter that figures link to. Invalid values are ignored. */
export function parseFigureFilter(text: (name: string) => string | undefined) {
  const matching = (name: string, shape: RegExp) => {
    const value = text(name)
    return value && shape.test(value) ? value : undefined
  }
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name))
  const hour = text('hour')
  return {
    tried: matching('tried', who),
    reached: matching('reached', who),
    credit: matching('credit', who),
    promise: oneOf('promise', ['kept', 'broken'] as const),
    hour: hour && parseWeekHour(hour) ? hour : undefined,
    nth: oneOf('nth', whichTry),
    source: oneOf('source', attributionSources),
    campaign: text('campaign')?.slice(0, 200),
    erased: text('erased') === '1' ? (true as const) : undefined,
  }
}
