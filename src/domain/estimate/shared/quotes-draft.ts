import type { Day } from './day.ts'
import { isWithin, type Limits, parseNumber } from './numbers.ts'
import { parseDay } from './parse-day.ts'

/** What was typed: the home's fields by their names, those of each quote by number and name, like `2-panels`. */
export type QuotesDraft = Readonly<Record<string, string>>

/** What is wrong, by the field. */
export type Problems = Record<string, string>

/** With `zeroIsNone`, 0 counts as an empty field, like the battery of a quote without one. */
export type FieldLimits = Limits & { problem: string; zeroIsNone?: boolean }

const quoteNumbers = [1, 2, 3] as const

const longestText = 60

/** The values of these fields in an address, without other parameters and empty values. */
export function pickFields(
  query: QuotesDraft,
  homeFields: readonly string[],
  quoteFields: readonly string[],
): QuotesDraft {
  const names = quoteNumbers.flatMap((number) => quoteFields.map((field) => `${number}-${field}`))
  return Object.fromEntries(
    [...homeFields, ...names].flatMap((name) => {
      const text = textIn(query, name)
      return text === '' ? [] : [[name, text]]
    }),
  )
}

/** The numbers of those quotes of which something was typed. */
export function startedQuotes(draft: QuotesDraft, quoteFields: readonly string[]): number[] {
  return quoteNumbers.filter((number) =>
    quoteFields.some((field) => textIn(draft, `${number}-${field}`) !== ''),
  )
}

export function textIn(draft: QuotesDraft, name: string): string {
  return (draft[name] ?? '').trim().slice(0, longestText)
}

/** The number in a field. Undefined where it is empty, and, with its problem written down, where it can't be one. */
export function numberIn(
  draft: QuotesDraft,
  name: string,
  limits: FieldLimits,
  problems: Problems,
): number | undefined {
  const text = textIn(draft, name)
  if (text === '') return undefined
  const value = parseNumber(text)
  if (value === 0 && limits.zeroIsNone) return undefined
  if (value !== undefined && isWithin(value, limits)) return value
  problems[name] = limits.problem
  return undefined
}

/** The day in a field on which something is to be done: with its problem written down where it is none, or has passed. */
export function dayIn(
  draft: QuotesDraft,
  name: string,
  today: Day,
  problems: Problems,
): Day | undefined {
  const text = textIn(draft, name)
  if (text === '') return undefined
  const day = parseDay(text)
  if (day === undefined) problems[name] = 'Enter a day, like 14/12/2026'
  else if (day < today)
    problems[name] = 'That day has passed. Enter the day it’s to be installed, or leave it out'
  return day
}
