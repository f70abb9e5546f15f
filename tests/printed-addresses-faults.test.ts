import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventLimitMs } from './limits.ts'
import { type Running, serveOptions, startServer } from './server.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

test.each([
  ['a port of one’s own', {}],
  ['any port that is free', { PORT: '0' }],
  ['every network', { HOST: '0.0.0.0' }],
  ['one network only', { HOST: '127.0.0.2' }],
])('with %s, what is printed at the start is where it is served', async (_, environment) => {
  const server = await startServer({ environment })
  onTestFinished(async () => void (await server.stop()))
  const { address, link } = printedBy(server)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect(link).toMatch(/\/console\/set-up#token=\S+$/)
  const page = await fetch(link)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('lead desk')])
  expect(new URL(link).host).toBe(new URL(address).host)
})

test('where visitors reach the site by another address, the link leads there', async () => {
  const server = await startServer({ environment: { SITE_URL: 'http://localhost' } })
  onTestFinished(async () => void (await server.stop()))
  expect(printedBy(server).link).toMatch(/^http:\/\/localhost\/console\/set-up#token=/)
})

test('a build for this machine is not served as another site', () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, serveOptions, {
    env: { PATH: process.env.PATH, DATA_DIR: directory, SITE_URL: 'https://www.example.com' },
    encoding: 'utf8',
    timeout: eventLimitMs,
  })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^The site was built for .*, but is to be served for .*\.\n$/),
  ])
})

function printedBy({ log }: Running): { address: string; link: string } {
  return Object.assign({ address: '', link: '' }, ...log.map((line) => JSON.parse(line)))
}
