import {
  type AssumptionName,
  assumptionLimits,
  assumptionNames,
  type Changes,
} from '#estimate/inputs/assumptions.ts'
import { formatNumber, isWithin, type Limits, parseNumber } from './numbers.ts'

type AssumptionProblems = Partial<Record<AssumptionName, string>>

/** Reads the changes in a draft; what is no number has its problem. */
export function parseChanges(draft: Readonly<Record<string, string | undefined>>): {
  changes: Changes
  problems: AssumptionProblems
} {
  const changes: Changes = {}
  const problems: AssumptionProblems = {}
  for (const name of assumptionNames) {
    const text = draft[name]?.trim()
    if (!text) continue
    const value = parseNumber(text)
    if (value === undefined) problems[name] = problemOf(name)
    else changes[name] = value
  }
  return { changes, problems }
}

export function validateChanges(changes: Changes): AssumptionProblems {
  const problems: AssumptionProblems = {}
  for (const name of assumptionNames) {
    const value = changes[name]
    if (value !== undefined && !isWithin(value, assumptionLimits[name]))
      problems[name] = problemOf(name)
  }
  return problems
}

function problemOf(name: AssumptionName): string {
  const { from, to, whole }: Limits = assumptionLimits[name]
  return `Enter a ${whole ? 'whole ' : ''}number from ${from} to ${formatNumber(to)}, or leave it blank to use ours`
}
