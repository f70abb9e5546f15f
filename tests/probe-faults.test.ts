import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startServer } from './server.ts'
import { listenSmtp } from './smtp.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

const secret = 'a secret that only operators have, 32 long'

async function probe(url: string, options: string[] = [], probeSecret = secret) {
  const child = spawn(process.execPath, ['src/server/commands/probe.ts', url, ...options], {
    env: { PATH: process.env.PATH, PROBE_SECRET: probeSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const written = text(child.stdout)
  const [code] = await once(child, 'close')
  return { code, line: (await written).trimEnd() }
}

test('npm run probe says in one line whether an enquiry comes to its letter', async () => {
  const mail = await listenSmtp()
  const server = await startServer({
    environment: { PROBE_SECRET: secret, SMTP_URL: mail.url, METRICS_TOKEN: 'x'.repeat(20) },
  })
  onTestFinished(async () => void (await server.stop()))
  const to = 'mailbox@example.com'

  const well = await probe(server.url, ['--to', to])
  expect(well.line).toMatch(
    /^ok home [\w-]+: mark \d+ ms, page \d+ ms, enquiry \d+ ms, thanks \d+ ms, letter \d+ ms \(.*\)$/,
  )
  expect(well.code).toBe(0)
  expect(mail.received.map((letter) => letter.to)).toEqual([[to]])
  const headers = new Map(mail.received[0]?.headers)
  const request = headers.get('x-request-id')
  expect(server.log.filter((line) => line.includes(`"request":"${request}"`))).toEqual(
    expect.arrayContaining([
      expect.stringContaining('probe stored'),
      expect.stringContaining('delivered'),
    ]),
  )
  expect(await server.leads()).toEqual([])

  const foreign = await probe(server.url, [], `${secret}!`)
  expect(foreign.line).toMatch(/^broken home at mark: the server does not know it \(404\)/)
  expect(foreign.code).toBe(1)

  await mail.close()
  const broken = await probe(server.url, ['--to', to, '--wait', '2'])
  expect(broken.line).toMatch(/^broken home at letter: (waiting|retrying), \d attempts/)
  expect(broken.code).toBe(1)
  expect(await server.leads()).toEqual([])

  await server.terminate()
  const away = await probe(server.url)
  expect(away.line).toMatch(/^broken home at mark: .*ECONNREFUSED/)
})
