import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Depth } from './stages.ts'
import type { StageResult } from './summary.ts'

export const folder = 'test-results/suite'

type Results = Record<string, StageResult>
type Earlier = { commit: string | undefined; results: Results; times: Record<string, number> }

/** What earlier runs of this depth left: how long each stage took, and the results on this very commit. */
export function loadEarlier(depth: Depth): Pick<Earlier, 'results' | 'times'> {
  const file = fileOf(depth)
  if (!existsSync(file)) return { results: {}, times: {} }
  const { commit, results, times }: Earlier = JSON.parse(readFileSync(file, 'utf8'))
  const isSame = commit !== undefined && commit === cleanCommit()
  return { results: isSame ? results : {}, times }
}

export function saveResults(depth: Depth, results: Results): void {
  const earlier = loadEarlier(depth)
  const times = Object.entries(results)
    .filter(([, { ms }]) => ms > 0)
    .map(([name, { ms }]) => [name, ms])
  const saved: Earlier = {
    commit: cleanCommit(),
    results: { ...earlier.results, ...results },
    times: { ...earlier.times, ...Object.fromEntries(times) },
  }
  writeFileSync(fileOf(depth), JSON.stringify(saved))
}

function fileOf(depth: Depth): string {
  return `${folder}/${depth}.json`
}

/** The commit of the checkout; undefined where something is not committed, or where there is no Git. */
function cleanCommit(): string | undefined {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined
  } catch {
    return undefined
  }
}

function git(...options: string[]): string {
  return execFileSync('git', options, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
