import { isDay } from '../../calendar.ts'
import { type Day, formatDay } from './day.ts'
import type { Limits } from './numbers.ts'

type NumberRule = { kind: 'number'; problem: string } & Limits
type ChoiceRule<Value> = { kind: 'choice'; choices: readonly Value[] }

/** How an input is entered and what it may be; `TextKind` is a kind of text that an edition asks for. */
export type InputRule<Value, TextKind> = [Value] extends [number]
  ? NumberRule
  : ChoiceRule<Value> | { kind: TextKind }

/** A number from one to another, and maybe `whole`; else the problem. */
export function numberRule(from: number, to: number, problem: string, whole?: 'whole'): NumberRule {
  return { kind: 'number', from, to, problem, whole: whole && true }
}

/** A rule for every input. `panels` is another way to enter `kw`. */
export type InputRules<Inputs, TextKind> = {
  [Name in keyof Inputs]-?: InputRule<Required<Inputs>[Name], TextKind>
} & { panels: NumberRule }

/** What is wrong with a kind of text, in the words visitors read, by kind. */
export type TextProblems = Record<string, (text: string, today: Day) => string | undefined>

const lastDay = '2030-12-31'

/** `whyLast` follows on what is said of a day that is too late. */
export function problemWithDay(installed: Day, today: Day, whyLast: string): string | undefined {
  if (!isDay(installed)) return `Enter a date, like ${today}`
  if (installed < today) return `Choose today, ${formatDay(today)}, or a later day`
  if (installed > lastDay) return `Choose a day up to ${formatDay(lastDay)}${whyLast}`
  return undefined
}
