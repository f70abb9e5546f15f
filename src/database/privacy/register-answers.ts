import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Register, RegisterAnswer } from '#domain/privacy/dialable.ts'
import type { RegisterFiles } from './register-list.ts'

export type RegisterAnswers = Partial<Record<Register, RegisterAnswer>>

const path = (directory: string) => join(directory, 'answers.json')

/** A list cleaner's answers about a number (E.164). */
export function getCleanerAnswers(
  number: string,
  { directory, hashNumber }: RegisterFiles,
): RegisterAnswers {
  return readAnswers(directory)[hashNumber(number).toString('base64url')] ?? {}
}

/** Stores a list cleaner's answers, beside its answers about other numbers since a day (YYYY-MM-DD). */
export function saveCleanerAnswers(
  answers: readonly { number: string; answers: RegisterAnswers }[],
  since: string,
  { directory, hashNumber }: RegisterFiles,
): void {
  mkdirSync(directory, { recursive: true })
  const known = Object.entries(readAnswers(directory)).filter(([, given]) =>
    Object.values(given).some(({ day }) => day >= since),
  )
  const given = answers.map(
    (one) => [hashNumber(one.number).toString('base64url'), one.answers] as const,
  )
  const next = join(directory, '.answers')
  writeFileSync(next, JSON.stringify(Object.fromEntries([...known, ...given])), { flush: true })
  renameSync(next, path(directory))
}

/** By the keyed hash of a number. */
function readAnswers(directory: string): Record<string, RegisterAnswers> {
  try {
    return JSON.parse(readFileSync(path(directory), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
