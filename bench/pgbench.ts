import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Script } from './insert-lead-script.ts'

// Far more than any run needs, so that no two runs on one database insert the same lead.
const turnsOfARun = 1_000_000
let runs = 0

/** Runs a script over as many connections as the enquiries use. */
export async function pgbench(url: string, script: Script, seconds: number) {
  const directory = mkdtempSync(join(tmpdir(), 'pgbench-'))
  const file = join(directory, 'script.sql')
  writeFileSync(file, script.text)
  const variables = [...script.variables, `turn=${runs++ * turnsOfARun}`]
  const { stdout } = await promisify(execFile)(
    'pgbench',
    [
      ...['--no-vacuum', '--protocol=prepared', '--client=32', '--jobs=2'],
      ...[`--time=${seconds}`, `--file=${file}`],
      ...variables.map((variable) => `--define=${variable}`),
      url,
    ],
    { timeout: (seconds + 20) * 1000 },
  ).finally(() => rmSync(directory, { recursive: true }))
  return {
    transactions: Number(/transactions actually processed: (\d+)/.exec(stdout)?.[1]),
    perSecond: Math.round(Number(/tps = ([\d.]+)/.exec(stdout)?.[1])),
  }
}
