import { spawn } from 'node:child_process'
import { otherEditions } from '../src/edition.ts'
import { firstBrandOf } from './edition-settings.ts'

/*
 * Runs stages one after the other, those joined by a plus side by side: `node tests/stages.ts sync tsc+lint unit`. One that fails
 * keeps no other from running, unless that one needs what it makes. All results stand at the end, under the last words of those that failed.
 */

type Stage = { command: string; needs?: string }

const stages: Record<string, Stage> = {
  sync: { command: 'astro sync' },
  tsc: { command: forEach((name) => `tsc -p tsconfig${name}.json`), needs: 'sync' },
  astro: {
    command: forEach(
      (name) =>
        `astro check --noSync --tsconfig tsconfig.astro${name}.json --minimumSeverity warning`,
    ),
    needs: 'sync',
  },
  lint: { command: 'biome ci .' },
  unused: { command: 'npm run unused' },
  packages: { command: 'node tests/package-news.ts' },
  unit: { command: "vitest run --exclude 'tests/*faults*'" },
  build: { command: 'npm run build' },
  faults: { command: 'vitest run faults', needs: 'build' },
  browser: { command: 'node tests/browser.ts' },
  visits: { command: 'playwright test --project=visits', needs: 'build' },
  looks: { command: 'playwright test --project=looks', needs: 'build' },
  sheets: { command: 'node tests/contact-sheet.ts', needs: 'build' },
  // Every other edition stands beside the usual one: tests/product.ts.
  'build-others': {
    command: forEachOther((edition) =>
      [
        `node src/launch.ts astro build --outDir out/${edition}/dist/site`,
        `node src/launch.ts node src/server/commands/finish-build.ts out/${edition}`,
      ].join(' && '),
    ),
  },
  'visits-others': {
    command: forEachOther((edition) => `node src/launch.ts playwright test --project=${edition}`),
    needs: 'build-others',
  },
}

/** A command for every edition but the usual one, under the first of its brands. */
function forEachOther(commandFor: (edition: string) => string): string {
  return otherEditions
    .map((edition) => `export SITE_BRAND=${firstBrandOf(edition)} && ${commandFor(edition)}`)
    .join(' && ')
}

/** A command for every edition, whose name is part of a file's; of the usual one it isn't. */
function forEach(commandFor: (name: string) => string): string {
  return ['', ...otherEditions.map((edition) => `.${edition}`)].map(commandFor).join(' && ')
}

type Result = { outcome: 'passed' | 'failed' | 'not run'; remark: string; ending?: string }

/** How much of what a stage printed is told again when it failed: the names of its failures stand there. */
const endingLength = 6_000

const results = new Map<string, Result>()
for (const group of process.argv.slice(2))
  await Promise.all(
    group.split('+').map(async (name) => void results.set(name, await runStage(name))),
  )

for (const [name, { ending }] of results)
  if (ending) console.log(`\n${name} failed, and ended so:\n${ending}`)

console.log('')
for (const [name, { outcome, remark }] of results)
  console.log(`${name.padEnd(13)} ${outcome.padEnd(8)} ${remark}`)
if (Array.from(results.values()).some(({ outcome }) => outcome !== 'passed')) process.exitCode = 1

async function runStage(name: string): Promise<Result> {
  const stage = stages[name]
  if (!stage) throw new Error(`There is no stage called ${name}`)
  const { command, needs } = stage
  const before = results.get(needs ?? '')?.outcome ?? 'passed'
  if (before !== 'passed') return { outcome: 'not run', remark: `since ${needs} ${before}` }
  console.log(`\n${name}: ${command}`)
  const began = performance.now()
  const { code, ending } = await runCommand(command)
  const remark = formatTime(performance.now() - began)
  return code === 0 ? { outcome: 'passed', remark } : { outcome: 'failed', remark, ending }
}

function runCommand(command: string): Promise<{ code: number | null; ending: string }> {
  let ending = ''
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text)
      ending = (ending + text).slice(-endingLength)
    })
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ending }))
  })
}

function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
