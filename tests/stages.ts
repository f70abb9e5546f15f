import { spawn } from 'node:child_process'

/*
 * Runs stages one after the other, those joined by a plus side by side: `node tests/stages.ts sync tsc+lint unit`. One that fails
 * keeps no other from running, unless that one needs what it makes. All results stand at the end.
 */

type Stage = { command: string; needs?: string }

const stages: Record<string, Stage> = {
  sync: { command: 'astro sync' },
  tsc: { command: 'tsc', needs: 'sync' },
  astro: {
    command: 'astro check --noSync --tsconfig tsconfig.astro.json --minimumSeverity warning',
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
}

type Result = { outcome: 'passed' | 'failed' | 'not run'; remark: string }

const results = new Map<string, Result>()
for (const group of process.argv.slice(2))
  await Promise.all(
    group.split('+').map(async (name) => void results.set(name, await runStage(name))),
  )

console.log('')
for (const [name, { outcome, remark }] of results)
  console.log(`${name.padEnd(8)} ${outcome.padEnd(8)} ${remark}`)
if (Array.from(results.values()).some(({ outcome }) => outcome !== 'passed')) process.exitCode = 1

async function runStage(name: string): Promise<Result> {
  const stage = stages[name]
  if (!stage) throw new Error(`There is no stage called ${name}`)
  const { command, needs } = stage
  const before = results.get(needs ?? '')?.outcome ?? 'passed'
  if (before !== 'passed') return { outcome: 'not run', remark: `since ${needs} ${before}` }
  console.log(`\n${name}: ${command}`)
  const began = performance.now()
  const outcome = (await succeeds(command)) ? 'passed' : 'failed'
  return { outcome, remark: formatTime(performance.now() - began) }
}

function succeeds(command: string): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(command, { shell: true, stdio: 'inherit' }).on('exit', (code) => resolve(code === 0))
  })
}

function formatTime(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
