import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { eventLimitMs } from './limits.ts'
import { lostOf, newTally, storedIn, submitUntilStored, waitUntilReady } from './load.ts'
import { createPostgres, hasPostgres } from './postgres.ts'
import { serveOptions, startServer } from './server.ts'

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
])('%s=%s ends the start with a sentence about it', async (name, value, sentence) => {
  await expectToEnd({ [name]: value }, sentence)
})

test.runIf(hasPostgres)(
  'a database that does not exist ends the start with a sentence about it',
  async () => {
    const { url, drop } = await createPostgres()
    await drop()
    const sentence = /^The database cannot be opened or brought up to date: .* does not exist$/
    await expectToEnd({ DATABASE_URL: url }, sentence)
  },
)

test('every file that the built server looks for beside itself was built too', () => {
  const beside = globSync('out/server/**/*.js').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g),
      ([, name = '']) => join(dirname(file), name),
    ),
  )
  expect(beside).toContain('out/server/reading-thread.js')
  expect(beside.filter((name) => !existsSync(name))).toEqual([])
})

describe.each(hasPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('with %s', (engine) => {
  test.concurrent(`killed ${rounds} times at any moment of its start, it starts again with every lead`, async (context) => {
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
    timeout: eventLimitMs,
    killSignal: 'SIGKILL',
  })
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const [code] = await once(child, 'close')
  expect(lines).toEqual([expect.stringMatching(sentence)])
  expect(code).toBe(1)
}
