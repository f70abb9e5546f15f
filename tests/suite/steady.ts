import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { readFindings } from './findings.ts'
import { commandForTest } from './one-test.ts'

/*
 * Runs one test many times beside busy loops, and prints how often it failed and with which messages:
 * `npm run test:steady -- FILE [--name WORDS] [--times 20] [--beside 6] [--project NAME]`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    times: { type: 'string', default: '20' },
    beside: { type: 'string', default: '6' },
    project: { type: 'string' },
  },
})
const [file] = positionals
if (!file) throw new Error('Name the file of the test.')
const times = Number(values.times)

const [program = '', ...options] = commandForTest({
  file,
  name: values.name ?? '',
  ...(values.project && { project: values.project }),
})

const loops = Array.from(
  { length: Number(values.beside) },
  () => new Worker('for (;;) {}', { eval: true }),
)
mkdirSync('test-results/suite', { recursive: true })
const findingsFile = 'test-results/suite/steady.ndjson'
const messages: string[] = []
let failed = 0
for (let time = 1; time <= times; time++) {
  rmSync(findingsFile, { force: true })
  const env = { ...process.env, FINDINGS: findingsFile }
  const { status } = spawnSync(program, options, { env, encoding: 'utf8' })
  const { findings, runs } = readFindings(findingsFile)
  if (findings.length === 0 && runs.every((run) => run.passed + run.failed === 0)) {
    console.error('No test ran: is there one of that name in that file?')
    process.exitCode = 2
    break
  }
  if (status === 0) continue
  failed += 1
  messages.push(
    ...findings.map((finding) => finding.message),
    ...runs.flatMap((run) => run.outside),
  )
  console.log(`${time} of ${times} failed: ${messages.at(-1)}`)
}
await Promise.all(loops.map((loop) => loop.terminate()))

console.log(`Failed ${failed} of ${times} times, beside ${values.beside} busy loops.`)
for (const message of new Set(messages)) console.log(`  ${message}`)
if (failed > 0) process.exitCode = 1
