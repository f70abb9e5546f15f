import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createPostgres, hasPostgres } from './postgres.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

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

async function expectToEnd(environment: Record<string, string>, sentence: string | RegExp) {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const [code] = await once(child, 'close')
  expect(lines).toEqual([expect.stringMatching(sentence)])
  expect(code).toBe(1)
}
