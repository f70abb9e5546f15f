import { existsSync } from 'node:fs'
import { pino } from 'pino'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { deskRoutes } from '#server/desk.ts'
import { freePort, listen } from '#server/http/listen.ts'
import { loadSite } from '#server/http/site.ts'
import { onEveryDatabase } from './databases.ts'
import { openTestDesk, quickPasswords } from './desk.ts'
import { fuzz } from './fuzz/fuzz.ts'
import { routesOf } from './fuzz/routes.ts'

/*
 * The first of the requests of npm run test:fuzz, which sends a hundred thousand to each engine: none is answered by a
 * fault of ours, or not at all. FUZZ_SEED makes others.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)
const requests = 400

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests need the built site. Run npm run build first.')
})

onEveryDatabase((database) => {
  test(`${requests} odd requests over bare connections: none breaks or hangs the server`, async () => {
    const { server, routes, files, complaints } = await openServer(database())
    const found = await fuzz({
      ...{ server, routes, files, complaints, seed, requests },
      hang: false,
    })
    expect(found.faults).toEqual([])
    // Requests that aren't read past their first line would prove nothing.
    expect(found.byClass['2xx']).toBeGreaterThan(requests / 10)
    for (const route of ['GET /healthz', 'POST /enquiries', 'GET /api/leads', 'PUT /api/views/:id'])
      expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain(route)
    expect(found.signedIn).toEqual(['owner', 'agent'])
  })
})

async function openServer(database: Database) {
  const site = await loadSite('dist')
  const logged: string[] = []
  const log = pino({ level: 'warn', base: undefined }, { write: (line) => void logged.push(line) })
  const port = await freePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const { app, services } = openTestDesk(
    database,
    { siteUrl, trustProxy: 1, tryReceiver: async () => ({ delivered: true, answer: '204' }) },
    { site, log },
  )
  const listening = await listen(app.fetch, { port, hostname: '127.0.0.1' })
  onTestFinished(() => listening.stop(0))
  const { secret, publicClientKey } = services
  return {
    server: {
      url: siteUrl,
      ...{ database, secret, publicClientKey, passwords: quickPasswords },
    },
    routes: routesOf(app, deskRoutes(services, log)),
    files: [...site.files.keys()],
    complaints: () => logged.splice(0),
  }
}
