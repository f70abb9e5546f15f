import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/*
 * What a run of Vitest or Playwright found out about single tests. Its reporter appends it to the file that FINDINGS names;
 * tests/suite/run.ts reads it.
 */

/** A test that failed, or that failed first and passed when it was tried again. */
export type Finding = {
  kind: 'failed' | 'unsteady'
  file: string
  line?: number
  /** The test with its groups, as the runner's options want it; empty where the whole file failed. */
  name: string
  project: string
  /** The first line of the first failure. */
  message: string
}

/** A run as a whole: how many tests it had, and what broke outside of any test. */
export type RunSummary = { kind: 'run'; passed: number; failed: number; outside: string[] }

export function appendFinding(finding: Finding | RunSummary): void {
  const { FINDINGS: file } = process.env
  if (file) appendFileSync(file, `${JSON.stringify(finding)}\n`)
}

export function readFindings(file: string): { findings: Finding[]; runs: RunSummary[] } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const entries: (Finding | RunSummary)[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return {
    findings: entries.filter((entry) => entry.kind !== 'run'),
    runs: entries.filter((entry) => entry.kind === 'run'),
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals colour by them
const colours = /\x1b\[[\d;]*m/g

export function firstLine(message = ''): string {
  return message.replace(colours, '').trim().split('\n')[0] ?? ''
}
