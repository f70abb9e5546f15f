import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { openServices, type Services } from '../../services.ts'
import { openLog } from '../http/log.ts'
import { maxSteps, startStepCounter } from '../workers/step-counter.ts'
import { stepRoutes } from './steps.ts'

const directory = mkdtempSync(join(tmpdir(), 'wattlewise-steps-'))
let services: Services
beforeAll(async () => {
  services = await openServices(readEnvironment({ DATA_DIR: directory }), () => {})
})
afterAll(async () => {
  await services.database.close()
  rmSync(directory, { recursive: true })
})

const reached = { form: 'battery', step: 'battery-size' }

function post(body: string, headers: Record<string, string> = {}) {
  return stepRoutes(services).request('/', { method: 'POST', body, headers })
}

function counts() {
  return services.database.db.selectFrom('step_counts').select(['form', 'step', 'count']).execute()
}

test('a step that a form has is counted, at the latest when the server stops', async () => {
  const counting = startStepCounter(services, openLog('silent'))
  expect((await post(JSON.stringify(reached))).status).toBe(204)
  expect((await post(JSON.stringify(reached))).status).toBe(204)
  await counting.stop()
  expect(await counts()).toEqual([{ ...reached, count: 2 }])
})

test.each([
  ['a form that does not exist', { form: 'battery2', step: 'battery-size' }],
  ['a step of another form', { form: 'home', step: 'battery-size' }],
  ['a question that is no step', { form: 'battery', step: 'postcode' }],
  ['two names run into one', { form: 'battery battery-size', step: '' }],
  ['something else', ['battery', 'battery-size']],
])('%s is refused and not counted', async (_, body) => {
  const counting = startStepCounter(services, openLog('silent'))
  expect((await post(JSON.stringify(body))).status).toBe(400)
  await counting.stop()
  expect(await counts()).toHaveLength(1)
})

test('other sites, long bodies and no JSON are refused', async () => {
  const body = JSON.stringify(reached)
  const foreign = { origin: 'https://other.example', host: 'localhost:3000' }
  expect((await post(body, foreign)).status).toBe(403)
  expect((await post(body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post(JSON.stringify({ ...reached, more: 'x'.repeat(2000) }))).status).toBe(413)
  expect((await post('battery')).status).toBe(400)
})

test('while the database hangs, no more steps wait than one commit takes', async () => {
  const { db } = services.database
  const [hanging, reaching] = [Promise.withResolvers<void>(), { ...reached, day: '2026-11-22' }]
  const commits = vi.fn()
  const slow = {
    ...services,
    database: {
      ...services.database,
      db: new Proxy(db, {
        get(target, name) {
          if (name !== 'transaction') return Reflect.get(target, name, target)
          commits()
          return () => ({
            execute: async (work: (trx: typeof db) => Promise<unknown>) => {
              await hanging.promise
              return target.transaction().execute(work)
            },
          })
        },
      }),
    },
  }
  const counting = startStepCounter(slow, openLog('silent'))
  const reach = () => services.leads.emit('reached', { ...reaching, sender: undefined })
  reach()
  await expect.poll(() => commits.mock.calls.length).toBe(1)
  for (let step = 0; step < 2 * maxSteps; step++) reach()
  const stopped = counting.stop()
  expect(commits).toHaveBeenCalledTimes(1)
  hanging.resolve()
  await stopped
  expect(commits).toHaveBeenCalledTimes(2)
  expect(await counts()).toContainEqual({ ...reached, count: 1 + maxSteps })
})
