import { type AssumptionName, assumptionNames, type Changes } from '#estimate/inputs/assumptions.ts'
import {
  addProblemsBetween,
  type Inputs,
  inputRules,
  textProblems,
} from '#estimate/inputs/inputs.ts'
import { validateChanges } from './changes.ts'
import type { Day } from './day.ts'
import type { InputRule } from './input-rule.ts'
import { isWithin } from './numbers.ts'

export type InputName = keyof typeof inputRules

export const inputNames = Object.keys(inputRules) as InputName[]

/** Every field a calculator has: its inputs, and the assumptions that may be changed. */
export type FieldName = InputName | AssumptionName

export const fieldNames: readonly FieldName[] = [...inputNames, ...assumptionNames]

/** What is wrong, in the words visitors read, by field. */
export type Problems = Partial<Record<FieldName, string>>

/** Empty if everything can be calculated with. */
export function validateInputs(inputs: Inputs, changes: Changes, today: Day): Problems {
  const problems: Problems = {}
  for (const name of inputNames) {
    const problem = name === 'panels' ? undefined : problemWith(name, inputs[name], today)
    if (problem) problems[name] = problem
  }
  addProblemsBetween(inputs, problems)
  return { ...problems, ...validateChanges(changes) }
}

type TextKind = keyof typeof textProblems

/** What is wrong with the value of one input; nothing if it is left out. */
export function problemWith(
  name: InputName,
  value: string | number | undefined,
  today: Day,
): string | undefined {
  if (value === undefined) return undefined
  const rule: InputRule<string, TextKind> | InputRule<number, TextKind> = inputRules[name]
  switch (rule.kind) {
    case 'number':
      return isWithin(Number(value), rule) ? undefined : rule.problem
    case 'choice':
      return rule.choices.includes(String(value)) ? undefined : 'Choose one of the answers shown'
  }
  return textProblems[rule.kind](String(value), today)
}
