import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { createApiKey } from '#operations/account/api-keys.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { insertManyLeads } from '../../../tests/insert-many-leads.ts'

/** A database of more leads than one page has, whose reads can be made to fail after some. */
async function openFailing() {
  const database = openSqlite(':memory:')
  await migrate(database)
  let reads = 0
  let mostReads = Infinity
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reads += 1
      if (reads > mostReads) throw new Error('The database went away')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const desk = openTestDesk({ ...database, reads: database.reads.withPlugin(failing) })
  const owner = await becomeOwner(desk)
  const { operator } = (await owner.ask('GET', '/session')).body as { operator: { id: string } }
  const world = { ...desk.services, by: operator.id }
  const { key } = await createApiKey({ label: 'Warehouse', scopes: ['leads:read'] }, world)
  await insertManyLeads(database, 700, { until: new Date(Date.now() - 60_000), days: 3 })
  const ask = async (accept: string, most = Infinity) => {
    reads = 0
    mostReads = most
    const headers = { authorization: `Bearer ${key}`, accept }
    return desk.app.request('/v1/leads?limit=500', { headers })
  }
  return { ask, reads: () => reads, close: () => database.close() }
}

const ndjson = 'application/x-ndjson'

test('a list that can’t be read to its end never looks like all leads', async () => {
  const { ask, reads, close } = await openFailing()
  const whole = await (await ask(ndjson)).text()
  expect(whole.trimEnd().split('\n').length).toBeGreaterThan(500)

  const failed = await ask(ndjson, 0)
  expect(failed.status).toBe(503)
  expect(await failed.json()).toMatchObject({ code: 'unavailable' })

  expect((await ask('application/json')).status).toBe(200)
  const cut = await ask(ndjson, reads())
  expect(cut.status).toBe(200)
  await expect(cut.text()).rejects.toThrow('The database went away')
  await close()
})
