import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import type { Submission } from '#domain/lead/derive-lead.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { later, storeDeps, submission } from '../../../tests/leads.ts'
import { createPostgres, hasPostgres } from '../../../tests/postgres.ts'
import { storeLead, storeLeads } from './store-leads.ts'

const drawn = vi.hoisted(() => ({ next: [] as Buffer[] }))
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>()
  return {
    ...crypto,
    randomBytes: (size: number) => drawn.next.shift() ?? crypto.randomBytes(size),
  }
})
afterEach(() => {
  drawn.next = []
})

const isStored = async ({ db }: Database, { answers }: Submission) => {
  const email = answers['contact-email'] ?? ''
  const query = db.selectFrom('enquiries').select('id').where('email', '=', email)
  return (await query.execute()).length === 1
}

onEveryDatabase((open) => {
  test('above the rate limit nothing is stored, and the result says when to try again', async () => {
    const store = (one: Submission, seconds: number, sender = 'a sender') =>
      storeLead(one, sender, storeDeps(open(), { rateLimit: 2, now: () => later(seconds) }))
    expect(await store(submission(), 5)).toMatchObject({ repeated: false })
    expect(await store(submission(), 10)).toMatchObject({ repeated: false })
    const third = submission()
    expect(await store(third, 20)).toMatchObject({
      ok: false,
      code: 'limited',
      retryAfterSeconds: 40,
    })
    expect(await isStored(open(), third)).toBe(false)
    expect(await store(third, 20, 'another sender')).toMatchObject({ repeated: false })
    expect(await store(submission(), 60)).toMatchObject({ repeated: false })
    const names = await open().db.selectFrom('rate_counts').select('name').execute()
    expect(names.map(({ name }) => name).join()).not.toContain('sender')
  })

  test('several leads are accepted below the rate limit, and each of them counts', async () => {
    const deps = storeDeps(open(), { rateLimit: 2 })
    const three = () => [submission(), submission(), submission()]
    expect(await storeLead(submission(), 'many', deps)).toMatchObject({ repeated: false })
    expect(await storeLeads(three(), 'many', deps)).toMatchObject({
      receipts: [{ repeated: false }, { repeated: false }, { repeated: false }],
    })
    const refused = three()
    expect(await storeLeads(refused, 'many', deps)).toMatchObject({ code: 'limited' })
    for (const one of refused) expect(await isStored(open(), one)).toBe(false)
  })

  test('a reference that is already in use is replaced by another', async () => {
    const usedBytes = Buffer.alloc(8, 7)
    drawn.next = [usedBytes]
    expect(await storeLead(submission(), undefined, storeDeps(open()))).toMatchObject({
      reference: 'WW-77777777',
    })
    for (const others of [[], [submission()]]) {
      drawn.next = [usedBytes]
      const one = submission()
      const stored = await storeLeads([one, ...others], undefined, storeDeps(open()))
      expect(JSON.stringify(stored)).not.toContain('WW-77777777')
      expect(await isStored(open(), one)).toBe(true)
    }
  })

  test('the delivery worker is woken for a new lead, and not for a repeat', async () => {
    const afterWrite = vi.fn()
    const deps = storeDeps(open(), { afterWrite })
    const one = submission()
    await storeLead(one, undefined, deps)
    expect(afterWrite).toHaveBeenCalledTimes(1)
    expect(await storeLead(one, undefined, deps)).toMatchObject({ repeated: true })
    expect(afterWrite).toHaveBeenCalledTimes(1)
  })
})

describe.runIf(hasPostgres)('two replicas on one PostgreSQL', () => {
  test('a repeat is answered only once its lead is on the synchronous standby', async () => {
    const { url, drop } = await createPostgres()
    const database = openDatabase({ url, directory: '' })
    await migrate(database)
    const one = submission()
    await storeLead(one, undefined, storeDeps(database))
    await database.db.transaction().execute(async (db) => {
      const deps = storeDeps({ ...database, db })
      expect(await storeLead(one, undefined, deps)).toMatchObject({ repeated: true })
      // PostgreSQL waits for standbys where a transaction has written, and so has a number.
      const { rows } = await sql`select pg_current_xact_id_if_assigned() as number`.execute(db)
      expect(rows).not.toEqual([{ number: null }])
    })
    await database.close()
    await drop()
  })

  test('count together: of forty leads at once from one sender twenty are stored', async () => {
    const { url, drop } = await createPostgres()
    const replicas = [1, 2].map(() => openDatabase({ url, directory: '' }))
    for (const replica of replicas) await migrate(replica)
    const stored = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        storeLead(
          submission(),
          'one sender',
          storeDeps(replicas[index % 2] as Database, { rateLimit: 20 }),
        ),
      ),
    )
    expect(stored.filter(({ ok }) => !ok)).toHaveLength(20)
    for (const replica of replicas) await replica.close()
    await drop()
  })
})
