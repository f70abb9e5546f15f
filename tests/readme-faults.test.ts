import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testLimitMs } from './limits.ts'
import { createPostgres } from './postgres.ts'
import { freePort } from './server.ts'

/** What is made here, and what is not ours. */
const others = ['.git', 'node_modules', 'dist', 'out', 'data', 'demo', '.astro', 'test-results']
const secret = 'a secret that is long enough for a test'

type Command = {
  /** What it prints once it has worked. What goes on running is then ended. */
  prints: RegExp
  goesOn?: true
  /** What it may end with; 0 where nothing is said. */
  ends?: readonly number[]
  env?: () => Record<string, string>
}

/** As README writes them, in an order in which each finds what it needs. */
const commands: Record<string, Command> = {
  'npm ci && npm start': { prints: /"event":"listening"/, goesOn: true },
  'npm run demo': {
    prints: /Demo Magpie Electrical.*are invented[\s\S]*"listening"/,
    goesOn: true,
  },
  'npm run figures:due': { prints: /Installed prices/, ends: [0, 1] },
  'npm run holidays': { prints: /./ },
  'npm run -s estimate:hours -- postcode=3011 kw=6.6 battery=10': { prints: /^2026-12-31T23:00/m },
  'npx biome check --write src/content': { prints: /Checked \d+ files/ },
  'npm run backup -- /backups/leads-2026-11-21': { prints: /^Saved /m },
  'npm run restore -- /backups/leads-2026-11-21': { prints: /^Restored /m },
  'npm run receipts:rotate': { prints: /key/ },
  'npm run redate': { prints: /./ },
  'METRICS=9464 npm run serve': { prints: /"event":"listening"/, goesOn: true },
  'npx node --watch src/server/start.ts': { prints: /"event":"listening"/, goesOn: true },
  'npm run dev': { prints: /astro.*ready/, goesOn: true },
  'npm run lines': { prints: /\d/ },
  'npm run move-to-postgres': {
    prints: /./,
    env: () => ({ DATABASE_URL: postgresUrl }),
  },
  'npm run readdress -- https://www.example.com': { prints: /www\.example\.com/ },
}

const elsewhere: Record<string, string> = {
  'npm ci && npm test': 'CI runs it',
  'npm run test:deep': 'this test is a part of it',
  'npm run check': 'a part of npm test',
  'npm run registers -- tps FILE 2026-11-20': 'src/operations/privacy/registers.test.ts',
  'PROBE_SECRET=… npm run probe -- https://www.example.com --to me@example.com':
    'tests/probe-faults.test.ts',
}

const readme = readFileSync('README.md', 'utf8')
let postgresUrl = ''

test('every command that README shows is run here or elsewhere', () => {
  const shown = Array.from(readme.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block)
    .flatMap((block) => block.trim().split('\n'))
    .map((line) => line.replace(/ +# .*$/, ''))
  const inline = Object.keys(commands).filter((command) => readme.includes(`\`${command}\``))
  expect([...shown, ...inline].toSorted()).toEqual(
    [...Object.keys(commands), ...Object.keys(elsewhere)].toSorted(),
  )
})

/** Node as the machine has it, and as the packages bring it. */
const own = resolve('node_modules/.bin')
const path = (process.env.PATH ?? '').split(delimiter).filter((one) => one !== own)
if (!path.some((one) => existsSync(join(one, 'node')))) throw new Error('This machine has no Node.')
const nodes = { 'the machine’s Node': path, 'the Node of the packages': [own, ...path] }

describe.each(Object.entries(nodes))('with %s', (_, path) => {
  let copy = ''
  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'wattlewise-readme-'))
    cpSync('.', copy, { recursive: true, filter: (one) => !others.includes(one) })
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test(
    'each command of README runs as written',
    async () => {
      const PORT = String(await freePort())
      const postgres = await createPostgres()
      onTestFinished(postgres.drop)
      postgresUrl = postgres.url
      for (const [command, { prints, goesOn, ends = [0], env }] of Object.entries(commands)) {
        // CI has run npm ci before this, and only root may write to /backups.
        const line = command.replace('npm ci && ', '').replace('/backups', join(copy, 'backups'))
        const child = spawn('sh', ['-c', line], {
          cwd: copy,
          detached: true,
          env: {
            ...{ PATH: path.join(delimiter), HOME: process.env.HOME, CI: 'true' },
            ...{ PORT, APP_SECRET: secret, ...env?.() },
          },
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        const ended = once(child, 'exit')
        let output = ''
        const printed = new Promise<void>((resolve) => {
          const read = (piece: Buffer) => {
            output += piece
            if (prints.test(output)) resolve()
          }
          child.stdout.on('data', read)
          child.stderr.on('data', read)
        })
        await Promise.race(goesOn ? [printed, ended] : [ended])
        expect.soft(output, command).toMatch(prints)
        if (goesOn && child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
        const [code] = await ended
        if (!goesOn) expect.soft(ends, `${command}\n${output.slice(-600)}`).toContain(code)
      }
    },
    testLimitMs,
  )
})
