import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { lostOf, newTally, storedIn, submitUntilStored, waitUntilReady } from './load.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { freePort, serveOptions, startServer } from './server.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

const rounds = Number(process.env.FAULT_ROUNDS ?? 1)

const noDirectory = 'DATA_DIR must be a directory that can be written to; '
const noAddress = 'SMTP_URL must be an address such as smtp://user:password@host:587'

test.each([
  ['DATA_DIR', '/proc/x', noDirectory],
  ['DATA_DIR', '/etc/hosts', noDirectory],
  ['DATA_DIR', '/etc/hosts/x', noDirectory],
  ['SMTP_URL', 'smtp://user:pa%ss@mail.example', noAddress],
  ['SMTP_URL', 'smtp://mail.example:99999', noAddress],
])(
  '%s=%s ends the start with a sentence about it',
  { timeout: 90_000 },
  async (name, value, sentence) => {
    await expectToEnd({ [name]: value }, sentence)
  },
)

test.runIf(hasPostgres)(
  'a database that does not exist ends the start with a sentence about it',
  { timeout: 90_000 },
  async () => {
    const { url, drop } = await createPostgres()
    await drop()
    const sentence = /^The database cannot be opened or brought up to date: .* does not exist$/
    await expectToEnd({ DATABASE_URL: url }, sentence)
  },
)

test('every file that the built server looks for beside itself was built too', () => {
  const sources = globSync('out/server/*.js').map((file) => readFileSync(file, 'utf8'))
  const beside = sources.flatMap((source) =>
    Array.from(
      source.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g),
      ([, name = '']) => name,
    ),
  )
  expect(beside).toContain('./reading-thread.js')
  expect(beside.filter((name) => !existsSync(join('out/server', name)))).toEqual([])
})

describe('npm run serve on another port than the build was made for', () => {
  const serve = async (context: TestContext, terminal: boolean) => {
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
    const port = await freePort()
    const command = 'npm run --silent serve'
    const [program, ...options] = terminal
      ? ['script', '--quiet', '--return', '--command', command, '/dev/null']
      : ['sh', '-c', command]
    const child = spawn(program as string, options, {
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: directory },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const gone = once(child, 'exit')
    context.onTestFinished(async () => {
      // npm, its shell and the server.
      process.kill(-(child.pid ?? 0), 'SIGTERM')
      await gone
      rmSync(directory, { recursive: true, force: true })
    })
    const lines: string[] = []
    for await (const line of createInterface(child.stdout)) {
      lines.push(line)
      if (line.includes('set-up#token=')) break
    }
    return { lines, address: `http://localhost:${port}` }
  }

  test('prints its address and the link in lines of their own at a terminal, and what the pages say', {
    timeout: 90_000,
  }, async (context) => {
    const { lines, address } = await serve(context, true)
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ +${address}$`)))
    expect(lines.at(-1)).toMatch(new RegExp(`^ +${address}/console/set-up#token=[\\w-]+$`))
    const readdress = lines.filter((line) => line.includes(`npm run readdress -- ${address}`))
    expect(readdress).toHaveLength(1)
    expect(readdress[0]).toContain('the pages were built for http://localhost:3000')
    expect(lines.filter((line) => line.includes('{'))).toEqual([])
    expect(lines.length).toBeLessThan(15)
  })

  test('prints JSON where nobody reads along', { timeout: 90_000 }, async (context) => {
    const { lines, address } = await serve(context, false)
    const events = lines.map((line) => JSON.parse(line))
    expect(events).toContainEqual(expect.objectContaining({ event: 'listening', address }))
  })
})

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('with %s', (engine) => {
  test.concurrent(`killed ${rounds} times at any moment of its start, it starts again with every lead`, {
    timeout: 60_000 + rounds * 15_000,
  }, async (context) => {
    const postgres = engine === 'PostgreSQL' ? await createPostgres() : undefined
    if (postgres) context.onTestFinished(postgres.drop)
    const server = await startServer({ databaseUrl: postgres?.url })
    context.onTestFinished(async () => void (await server.stop()))
    const tally = newTally()
    await submitUntilStored([server], tally)
    await server.kill()
    for (let round = 0; round < rounds; round++) {
      const child = spawn(process.execPath, serveOptions, {
        env: {
          PATH: process.env.PATH,
          ...{ PORT: '0', DATA_DIR: server.directory, DATABASE_URL: postgres?.url ?? '' },
        },
        stdio: 'ignore',
      })
      const gone = once(child, 'exit')
      await wait(Math.random() * 2000)
      child.kill('SIGKILL')
      await gone
    }
    await server.restart()
    await submitUntilStored([server], tally)
    const where = { directory: server.directory, ...(postgres ? { url: postgres.url } : {}) }
    context.expect(lostOf(tally, await storedIn(where))).toEqual([])
    await waitUntilReady(server)
  })
})

async function expectToEnd(environment: Record<string, string>, sentence: string | RegExp) {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const child = spawn(process.execPath, serveOptions, {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const [code] = await once(child, 'close')
  expect(lines).toEqual([expect.stringMatching(sentence)])
  expect(code).toBe(1)
}
