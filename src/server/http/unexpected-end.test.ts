import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

const person = 'ann@example.com'
const secret = 'a secret of the environment'

/** Runs this as the server runs, and returns the lines it logs. */
async function run(directory: string, work: string): Promise<string[]> {
  const file = join(directory, 'work.ts')
  writeFileSync(
    file,
    `import { openLog } from '${import.meta.dirname}/log.ts'
    import { logUnexpectedEnd } from '${import.meta.dirname}/unexpected-end.ts'
    logUnexpectedEnd(openLog('info'), { everyMs: 5 })
    ${work}`,
  )
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=64', '--max-semi-space-size=1', file],
    {
      env: { ...process.env, APP_SECRET: secret },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const written = Promise.all([text(child.stdout), text(child.stderr)])
  await once(child, 'close')
  const output = (await written).join('\n')
  expect(output).not.toContain(person)
  expect(output).not.toContain(secret)
  return output.split('\n').filter((line) => line.startsWith('{'))
}

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

test.each([
  ['uncaughtException', `setTimeout(() => { throw new TypeError('${person}') })`],
  ['unhandledRejection', `Promise.reject(new TypeError('${person}'))`],
])('an %s ends in one line of JSON about nobody', async (origin, work) => {
  const lines = await run(newDirectory(), work)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'ended unexpectedly', origin, error: { name: 'TypeError' } },
  ])
})

test('memory that runs out is logged in one line before it has', async () => {
  const slowly = `
    const held = []
    setInterval(() => held.push(Array.from({ length: 1e4 }, () => ({ a: '${person}' }))), 5)`
  const lines = await run(newDirectory(), slowly)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'memory runs out' }])
})
