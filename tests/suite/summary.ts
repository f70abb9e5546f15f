import type { Finding } from './findings.ts'
import type { Depth } from './stages.ts'

export type StageResult = {
  outcome: 'passed' | 'failed' | 'not run'
  /** Why, where no test says so. */
  remark: string
  ms: number
  /** How many tests passed; of a stage that has none it is zero. */
  passed: number
  failed: Finding[]
  /** Tests that failed first and passed at once when the runner tried again. */
  unsteady: Finding[]
  /** The last of what a stage printed that failed without naming a test. */
  ending?: string
}

/** Prints what came of a run, the table last but for what to do. Returns whether it is green. */
export function printSummary(
  depth: Depth,
  results: ReadonlyMap<string, StageResult>,
  unsteady: readonly Finding[],
  mostUnsteady: number,
): boolean {
  for (const [name, { ending }] of results)
    if (ending) console.log(`\n${name} failed without naming a test. It ended with:\n${ending}`)

  console.log(`\n${'Stage'.padEnd(14)} ${'Result'.padEnd(8)} ${'Time'.padStart(5)} Tests`)
  for (const [name, { outcome, remark, ms, passed }] of results)
    console.log(
      `${name.padEnd(14)} ${outcome.padEnd(8)} ${formatTime(ms).padStart(5)} ${passed || ''} ${remark}`.trimEnd(),
    )

  if (unsteady.length > 0) {
    console.log(`\nUnsteady, failed first and passed when tried again (${unsteady.length}):`)
    for (const finding of unsteady) printFinding(finding)
    if (unsteady.length > mostUnsteady)
      console.log(`More than ${mostUnsteady} are unsteady, so the run is red.`)
  }
  const failed = Array.from(results.values()).flatMap((result) => result.failed)
  if (failed.length > 0) {
    console.log(`\nFailed (${failed.length}):`)
    for (const finding of failed) printFinding(finding)
  }
  for (const [name, { outcome, failed }] of results)
    if (outcome === 'failed' && failed.length === 0)
      console.log(`\nTo see ${name} again: node tests/suite/run.ts ${depth} --only ${name}`)

  const passed = Array.from(results.values()).reduce((sum, result) => sum + result.passed, 0)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  return (
    unsteady.length <= mostUnsteady &&
    Array.from(results.values()).every(({ outcome }) => outcome === 'passed')
  )
}

function printFinding({ file, line, name, project, message }: Finding): void {
  console.log(`  ${file}${line ? `:${line}` : ''} › ${name || 'the whole file'}`)
  console.log(`    ${message}`)
  const words = name ? ` --name '${name.replaceAll("'", "'\\''")}'` : ''
  console.log(
    `    To see it again: npm run test:steady -- ${file}${words} --project ${project} --times 1`,
  )
}

/** `4:07` for minutes and seconds. */
export function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
