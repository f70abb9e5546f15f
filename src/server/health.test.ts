import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { onEveryDatabase } from '../../tests/databases.ts'
import { openTestDesk } from '../../tests/desk.ts'
import { enquiryOf } from '../../tests/enquiry.ts'
import { patience } from '../../tests/limits.ts'
import { noSite } from '../../tests/no-site.ts'
import { createApp } from './app.ts'
import { openLog } from './http/log.ts'

/** From now on, writes fail. */
async function setReadOnly({ engine, db }: Database, state: 'on' | 'off'): Promise<void> {
  if (engine === 'sqlite') {
    await sql.raw(`pragma query_only = ${state}`).execute(db)
    return
  }
  const setDefault = `execute format(
    'alter database %I set default_transaction_read_only = ${state}', current_database())`
  await db
    .transaction()
    .setAccessMode('read write')
    .execute((trx) => sql.raw(`do $$ begin ${setDefault}; end $$`).execute(trx))
  // Those who are connected keep what was so when they came.
  await sql`set session characteristics as transaction ${sql.raw(state === 'on' ? 'read only' : 'read write')}`.execute(
    db,
  )
}

onEveryDatabase((open) => {
  test('a server that is asked to stop tells proxies so, and answers meanwhile', async () => {
    let stopping = false
    const { services } = openTestDesk(open())
    const app = createApp(services, noSite(''), openLog('silent'), {
      isStopping: () => stopping,
      patience,
    })
    expect((await app.request('/healthz')).status).toBe(200)
    stopping = true
    expect((await app.request('/healthz')).status).toBe(503)
    expect((await app.request('/readyz')).status).toBe(200)
  })

  test('an enquiry that could not be stored takes back that we are ready', async () => {
    const { services } = openTestDesk(open())
    const app = createApp(services, noSite(''), openLog('silent'), {
      patience,
    })
    let visitors = 0
    const submit = () =>
      app.request('/enquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(enquiryOf(visitors++)),
      })
    const status = async () => (await app.request('/readyz')).status
    expect([(await submit()).status, await status()]).toEqual([201, 200])
    await setReadOnly(open(), 'on')
    expect(await status()).toBe(200)
    expect([(await submit()).status, await status()]).toEqual([503, 503])
    await setReadOnly(open(), 'off')
    expect([await status(), (await submit()).status]).toEqual([200, 201])
  })
})
