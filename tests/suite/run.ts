import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import { folder, loadEarlier, saveResults } from './earlier.ts'
import { type Finding, readFindings } from './findings.ts'
import { commandForTest } from './one-test.ts'
import { type Depth, groupsOf, stages } from './stages.ts'
import { formatTime, printSummary, type StageResult } from './summary.ts'

/*
 * Runs the gate or the deep suite, stage after stage. A stage that fails keeps no other from running, unless that one needs what
 * it makes. When all have ended, each test that failed runs once more by itself: one that passes then is unsteady, which is a
 * false alarm of a busy machine, and no failure.
 *
 *   node tests/suite/run.ts gate
 *   node tests/suite/run.ts deep --resume        leaves out what passed on this commit before
 *   node tests/suite/run.ts deep --only looks    one stage, or several with commas
 */

/** With more unsteady tests than this, something is wrong with more than the machine. */
const mostUnsteady = 5
/** With more failures than this, running each again would only take time. */
const mostFailed = 10

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, resume: { type: 'boolean' } },
})
const depth: Depth = positionals[0] === 'deep' ? 'deep' : 'gate'
const settings = { TEST_DEPTH: depth }
mkdirSync(folder, { recursive: true })

const earlier = loadEarlier(depth)

const began = performance.now()
const running = new Map<string, Promise<StageResult>>()
const results = new Map<string, StageResult>()
const groups = groupsOf(depth, values.only?.split(','))
for (const [index, group] of groups.entries()) {
  console.log(`\nStep ${index + 1} of ${groups.length}: ${group.map(withLastTime).join(', ')}`)
  for (const name of group) running.set(name, getResult(name))
  for (const name of group) {
    const result = await running.get(name)
    if (!result) continue
    results.set(name, result)
    console.log(`\n${name}: ${result.outcome} after ${formatTime(result.ms)}`)
  }
  saveResults(depth, Object.fromEntries(results))
}
const failedTests = Array.from(results.values()).flatMap(({ failed }) => failed)
const unsteady = Array.from(results.values()).flatMap((result) => result.unsteady)
if (failedTests.length > 0 && failedTests.length <= mostFailed)
  for (const result of results.values()) unsteady.push(...(await tryAgain(result)))
saveResults(depth, Object.fromEntries(results))

const isGreen = printSummary(depth, results, unsteady, mostUnsteady)
console.log(`${isGreen ? 'Green' : 'Red'} after ${formatTime(performance.now() - began)}.`)
if (!isGreen) process.exitCode = 1

function withLastTime(name: string): string {
  const ms = earlier.times[name]
  return ms ? `${name} (${formatTime(ms)} last time)` : name
}

async function getResult(name: string): Promise<StageResult> {
  const before = values.resume ? earlier.results[name] : undefined
  if (before?.outcome === 'passed') return before
  const { needs = '' } = stages[name] ?? {}
  const needed = await running.get(needs)
  if (needed && needed.outcome !== 'passed')
    return {
      outcome: 'not run',
      remark: `needs ${needs}`,
      ms: 0,
      passed: 0,
      failed: [],
      unsteady: [],
    }
  return runStage(name)
}

async function runStage(name: string): Promise<StageResult> {
  const findingsFile = emptyFindings(name)
  const start = performance.now()
  const command = stages[name]?.command[depth] ?? ''
  const { code, ending } = await runCommand(command, [], {
    ...settings,
    FINDINGS: findingsFile,
  })
  const ms = performance.now() - start
  const { findings, runs } = readFindings(findingsFile)
  const failed = findings.filter(({ kind }) => kind === 'failed')
  const outside = runs.flatMap((run) => run.outside)
  // Tests that can run again decide about the stage. Anything else is final: a run that died has no summary, and never ran the rest.
  const isFinal = runs.length === 0 || outside.length > 0 || failed.length === 0
  return {
    outcome: code === 0 ? 'passed' : 'failed',
    remark: outside.map((message) => `outside of any test: ${message}`).join('; '),
    ms,
    passed: runs.reduce((sum, { passed }) => sum + passed, 0),
    failed,
    unsteady: findings.filter(({ kind }) => kind === 'unsteady'),
    ...(code !== 0 && isFinal && { ending }),
  }
}

/** Runs each test by itself that failed in a stage. Returns those that passed, and turns the stage's result if all did. */
async function tryAgain(result: StageResult): Promise<Finding[]> {
  if (result.failed.length === 0) return []
  const passed: Finding[] = []
  for (const finding of result.failed) {
    const [program = '', ...options] = commandForTest(finding)
    console.log(`\nOnce more, by itself: ${finding.file} ${finding.name}`)
    const findingsFile = emptyFindings('again')
    const { code } = await runCommand(program, options, { ...settings, FINDINGS: findingsFile })
    const ran = readFindings(findingsFile).runs.some((run) => run.passed > 0)
    if (code === 0 && ran) passed.push(finding)
  }
  result.failed = result.failed.filter((finding) => !passed.includes(finding))
  result.passed += passed.length
  if (result.failed.length === 0 && result.ending === undefined) result.outcome = 'passed'
  return passed
}

function emptyFindings(name: string): string {
  const file = `${folder}/${name}.ndjson`
  rmSync(file, { force: true })
  return file
}
