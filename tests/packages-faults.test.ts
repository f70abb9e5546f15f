import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { openDatabase } from '#database/open.ts'
import { scopes } from '#domain/account/api-key.ts'
import { createApiKey } from '#operations/account/api-keys.ts'
import { addEndpoint } from '#operations/delivery/add-endpoint.ts'
import { testLimitMs } from './limits.ts'
import { freePort, type Running, startServer } from './server.ts'

const run = promisify(execFile)
const secret = 'a secret that is long enough for a test'

/** The examples of a package's README, in their order. */
function examplesOf(name: string): string[] {
  const readme = readFileSync(`packages/${name}/README.md`, 'utf8')
  return Array.from(readme.matchAll(/```js\n(.*?)```/gs), ([, example]) => example ?? '')
}

let server: Running
let project: string
let environment: NodeJS.ProcessEnv

/** An empty project with both packages from their packed files, and a server that has a key and a webhook for it. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'wattlewise-packages-'))
  const names = ['client', 'webhooks']
  await run('npm', ['pack', '--workspaces', '--pack-destination', project])
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  const files = names.map((name) => `./wattlewise-${name}-1.0.0.tgz`)
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files], { cwd: project })

  server = await startServer({ environment: { APP_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: '1' } })
  const PORT = String(await freePort())
  const database = openDatabase({ url: undefined, directory: server.directory })
  const owner = { id: 'ruth', name: 'Ruth', email: 'ruth@example.com', role: 'owner' } as const
  const now = () => new Date()
  await insertOperator(database.db, owner, now())
  const world = { database, secret, now, by: owner.id }
  const { key } = await createApiKey({ label: 'Example', scopes }, world)
  const url = `http://127.0.0.1:${PORT}/`
  const hook = await addEndpoint(
    { label: 'Example', url },
    { ...world, problemWithAddress: async () => undefined },
  )
  if (!hook.ok) throw new Error(hook.message)
  await database.close()
  environment = {
    PATH: process.env.PATH,
    WATTLEWISE_URL: server.url,
    WATTLEWISE_KEY: key,
    WEBHOOK_SECRET: hook.secret,
    PORT,
  }
}, testLimitMs)
afterAll(async () => {
  await server.stop()
  rmSync(project, { recursive: true })
})

/** What an example prints until it has printed so many lines. It may serve, and then ends only by being ended, after what is asked of it. */
async function linesOf(
  example: string,
  count: number,
  ask: () => Promise<void> = async () => {},
): Promise<string[]> {
  const file = join(project, 'example.js')
  writeFileSync(file, example)
  const child = execFile(process.execPath, [file], { cwd: project, env: environment })
  const lines: string[] = []
  const errors: string[] = []
  child.stderr?.on('data', (text) => errors.push(String(text)))
  await new Promise<void>((enough, fail) => {
    child.stdout?.on('data', (text) => {
      lines.push(...String(text).split('\n').filter(Boolean))
      if (lines.length >= count) enough()
    })
    child.once('exit', () => (errors.length > 0 ? fail(new Error(errors.join(''))) : enough()))
  })
  await ask().finally(() => child.kill())
  return lines
}

test('twenty lines lead from nothing to a lead and a verified webhook', async () => {
  const [example = ''] = examplesOf('client')
  expect(example.trim().split('\n').filter(Boolean).length).toBeLessThanOrEqual(20)
  const lines = await linesOf(example, 2)
  const [lead] = await server.leads()
  expect(lines.toSorted()).toEqual([
    `lead.created ${lead?.reference_number}`,
    `sent ${lead?.reference_number}`,
  ])
})

test('a post that isn’t ours is turned down, and the example goes on', async () => {
  const [example = ''] = examplesOf('client')
  const statuses: number[] = []
  await linesOf(example, 1, async () => {
    for (const body of ['{}', '{}']) {
      const response = await fetch(`http://127.0.0.1:${environment.PORT}/`, {
        method: 'POST',
        body,
      })
      statuses.push(response.status)
    }
  })
  expect(statuses).toEqual([400, 400])
})

test('what changed is read, and what became of it is said', async () => {
  const [, reading = '', working = ''] = examplesOf('client')
  await expect
    .poll(() => linesOf(reading, 1), { timeout: testLimitMs, interval: 1000 })
    .toEqual([expect.stringMatching(/^WW-\w{8} new$/)])
  expect(await linesOf(working, 1)).toEqual(['contacted'])
})

test('a message is believed for five minutes, by its own secret, and unchanged', async () => {
  const [example = ''] = examplesOf('webhooks')
  const file = join(project, 'receive.js')
  writeFileSync(file, example)
  const { receive } = await import(file)
  const hook = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
  const body = JSON.stringify({ type: 'lead.created', timestamp: '', data: { id: 'one' } })
  const status = async (changes: { body?: string; secret?: string; at?: Date } = {}) => {
    const at = changes.at ?? new Date()
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `v1,AAAA ${new Webhook(hook).sign('msg_1', at, body)}`,
    }
    const request = new Request('http://a.example/', {
      method: 'POST',
      headers,
      body: changes.body ?? body,
    })
    return ((await receive(request, changes.secret ?? hook)) as Response).status
  }
  expect(await status()).toBe(204)
  expect(await status({ body: body.replace('one', 'two') })).toBe(400)
  expect(await status({ secret: `whsec_${Buffer.alloc(32, 2).toString('base64')}` })).toBe(400)
  expect(await status({ at: new Date(Date.now() - 6 * 60_000) })).toBe(400)
  expect(await status({ at: new Date(Date.now() + 6 * 60_000) })).toBe(400)
})
