import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isMigrated, migrate } from '#database/migrate.ts'
import type { Database } from '#database/open.ts'
import { readEnvironment } from '../src/environment.ts'
import { openServices } from '../src/services.ts'
import { engines } from './databases.ts'
import { insertLead, lead, storeDeps } from './leads.ts'
import {
  insertLeadThen,
  plantMigration,
  runHistory,
  runMigrations,
  schemaOf,
} from './migration-history.ts'

afterEach(() => {
  vi.doUnmock('#domain/lead/columns.ts')
  vi.resetModules()
})

describe.each(engines)('$name', ({ openEmpty, openMigrated }) => {
  const opening = async <T>(use: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openEmpty()
    return use(database).finally(() => database.close())
  }
  let fresh: Record<string, string>
  beforeAll(async () => {
    const database = await openMigrated()
    fresh = await schemaOf(database).finally(() => database.close())
  })

  test.each([1, 2, 3, 6, 8, 9])(
    'a database of the first %i migrations becomes what a fresh one is',
    async (count) => {
      await opening(async (database) => {
        await runHistory(database, count)
        await migrate(database)
        expect(await schemaOf(database)).toEqual(fresh)
      })
    },
  )

  test('letters that an earlier release wrote to files are not delivered', async () => {
    await opening(async (database) => {
      await runHistory(database, 9)
      const at = '2026-11-21T09:00:00.000Z'
      const answers = { file: 'Kept as letters/file.eml', sent: '250 OK' }
      for (const [id, answer] of Object.entries(answers)) {
        await sql`insert into deliveries (id, channel, event, created_at, attempts, delivered_at)
          values (${id}, 'owner-letter', 'leads.late', ${at}, 1, ${at})`.execute(database.db)
        await sql`insert into attempts (delivery, number, started_at, answer)
          values (${id}, 1, ${at}, ${answer})`.execute(database.db)
      }
      await migrate(database)
      const deliveries = await database.db
        .selectFrom('deliveries')
        .select(['id', 'to_file'])
        .orderBy('id')
        .execute()
      expect(deliveries.map(({ id, to_file }) => [id, Boolean(to_file)])).toEqual([
        ['file', true],
        ['sent', false],
      ])
    })
  })

  test('what leads are found by is filled in for those that were there before', async () => {
    await opening(async (database) => {
      await runHistory(database, 2)
      await insertLeadThen(database, { id: '1', first_name: 'Thị', last_name: 'Đặng O’Neil' })
      await insertLeadThen(database, {
        id: '2',
        postcode: '3350',
        withdrawn_at: '2026-11-22T00:00Z',
      })
      const google = { page: '/', utm: { utm_source: 'Google', utm_medium: 'cpc' } }
      const source = JSON.stringify({ first: google, last: { page: '/' } })
      await insertLeadThen(database, { id: '3', postcode: '2000', suspected: 'honeypot', source })
      await insertLeadThen(database, { id: '4', came_by: 'key' })
      await migrate(database)
      const leads = await database.db
        .selectFrom('enquiries')
        .select(['name_key', 'family_key', 'email_key', 'region', 'came_from', 'state'])
        .select('contact_due_at')
        .orderBy('id')
        .execute()
      const usual = {
        name_key: 'alex nguyen',
        family_key: 'nguyen alex',
        email_key: 'alex@example.com',
        region: 'western',
        came_from: 'direct',
        state: 'new',
        contact_due_at: '2026-11-21T09:00:00.000Z',
      }
      expect(leads).toEqual([
        { ...usual, name_key: 'thi dang o neil', family_key: 'dang o neil thi' },
        { ...usual, region: 'regional', state: 'withdrawn' },
        { ...usual, region: '', came_from: 'google-ad', state: 'held' },
        { ...usual, came_from: 'data-interface' },
      ])
    })
  })

  test('deliveries keep their attempts, and a receiver that was sent a lead has its details', async () => {
    await opening(async (database) => {
      await runHistory(database, 8)
      const { db } = database
      await insertLeadThen(database, { id: '1', consent_version: 'v1' })
      await insertLeadThen(database, { id: '2', withdrawn_at: '2026-11-22T00:00:00.000Z' })
      const at = '2026-11-20T09:00:00.000Z'
      await sql`insert into webhook_endpoints (id, url, secret, created_at)
        values ('hook', 'https://example.com', '', ${at})`.execute(db)
      const deliver = (id: string, lead: string, channel: string, delivered: string | null) =>
        sql`insert into deliveries (id, lead, channel, event, endpoint, created_at, delivered_at) values
          (${id}, ${lead}, ${channel}, 'lead.created', ${channel === 'webhook' ? 'hook' : null}, ${at}, ${delivered})`.execute(
          db,
        )
      await deliver('a', '1', 'webhook', '2026-11-20T09:00:02.000Z')
      await deliver('b', '1', 'webhook', '2026-11-20T09:00:01.000Z')
      await deliver('c', '1', 'hosted-table', null)
      await deliver('d', '1', 'confirmation', at)
      await deliver('e', '2', 'operator-letter', at)
      await deliver('f', '2', 'hosted-table', at)
      await sql`insert into attempts (delivery, number, started_at) values ('a', 1, ${at})`.execute(
        db,
      )
      await migrate(database)

      const disclosures = await sql`
        select lead, receiver_kind, receiver, at, consent_version, stopped_at from disclosures
        order by lead, receiver_kind`.execute(db)
      const stopped = { lead: '2', at, consent_version: '', stopped_at: '2026-11-22T00:00:00.000Z' }
      expect(disclosures.rows).toEqual([
        {
          ...{ lead: '1', receiver_kind: 'webhook', receiver: 'hook' },
          ...{ at: '2026-11-20T09:00:01.000Z', consent_version: 'v1', stopped_at: null },
        },
        { ...stopped, receiver_kind: 'hosted-table', receiver: 'enquiries' },
        { ...stopped, receiver_kind: 'letter', receiver: 'office' },
      ])
      const { rows } = await sql`
        select deliveries.id, number from deliveries join attempts on attempts.delivery = deliveries.id`.execute(
        db,
      )
      expect(rows).toEqual([{ id: 'a', number: 1 }])
      await expect(
        sql`insert into attempts (delivery, number, started_at) values ('gone', 1, ${at})`.execute(
          db,
        ),
      ).rejects.toThrow()
    })
  })

  test('a business without an ABN comes in beside those that have one, and what refers to them holds', async () => {
    await opening(async (database) => {
      const { db } = database
      await migrate(database)
      const area = (installer: string) =>
        sql`insert into installer_areas (installer, kind, value) values (${installer}, 'region', 'wales')`.execute(
          db,
        )
      const no = database.engine === 'postgres' ? sql`false` : sql`0`
      const add = (id: string, abn: string | null, number: string | null) =>
        sql`insert into installers (id, trading_name, abn, company_number, whole_state, services, property_kinds, strengths,
          days_off, weight, fees, people, level, level_since, created_at)
          values (${id}, ${id}, ${abn}, ${number}, ${no}, '[]', '[]', '[]', '[]', 1, '{}', '[]', 0,
          '2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z')`.execute(db)
      await add('acme', null, '01234567')
      await add('trader', null, null)
      await add('other-trader', null, null)
      await add('wattle', '80 000 000 001', null)
      await area('acme')
      await expect(add('again', null, '01234567')).rejects.toThrow()
      await expect(add('again', '80 000 000 001', null)).rejects.toThrow()
      await expect(area('nobody')).rejects.toThrow()
    })
  })

  test('installers that were there keep what refers to them when their table is made again', async () => {
    await opening(async (database) => {
      const { db } = database
      const at = '2026-11-20T09:00:00.000Z'
      await runMigrations(database, (name) => name < '0039')
      const no = database.engine === 'postgres' ? sql`false` : sql`0`
      await sql`insert into installers (id, trading_name, abn, whole_state, services, property_kinds, strengths, days_off,
        weight, fees, people, level, level_since, created_at, link_number)
        values ('wattle', 'Wattle', '1', ${no}, '[]', '[]', '[]', '[]', 1, '{}', '[]', 0, ${at}, ${at}, 7)`.execute(
        db,
      )
      await sql`insert into installer_areas (installer, kind, value) values ('wattle', 'region', 'inner')`.execute(
        db,
      )
      await runMigrations(database, (name) => name.startsWith('0039'))
      const { rows } = await sql`
        select trading_name, abn, link_number, value, company_number from installers
        join installer_areas on installer = id`.execute(db)
      expect(rows).toEqual([
        { trading_name: 'Wattle', abn: '1', link_number: 7, value: 'inner', company_number: null },
      ])
    })
  })

  test('a notice to owners is about no lead, and is queued once', async () => {
    await opening(async (database) => {
      await migrate(database)
      const owe = (id: string) =>
        sql`insert into deliveries (id, channel, event, created_at, dedupe_key)
          values (${id}, 'owner-letter', 'late', '2026-11-20T09:00:00.000Z', 'late 2026-11-20')
          on conflict do nothing returning id`.execute(database.db)
      expect((await owe('a')).rows).toHaveLength(1)
      expect((await owe('b')).rows).toHaveLength(0)
    })
  })

  test('a column that leads get in the domain changes no migration', async () => {
    vi.resetModules()
    vi.doMock('#domain/lead/columns.ts', async (importOriginal) => {
      const columns = await importOriginal<typeof import('#domain/lead/columns.ts')>()
      return { ...columns, leadColumns: [...columns.leadColumns, 'planted'] }
    })
    const { migrate: migrateAnew } = await import('#database/migrate.ts')
    await opening(async (database) => {
      await migrateAnew(database)
      expect(await schemaOf(database)).toEqual(fresh)
    })
  })

  test('a server that finds newer migrations than it knows goes on, and says which', async () => {
    await opening(async (database) => {
      expect(await migrate(database)).toEqual([])
      await sql`alter table enquiries add column planted text`.execute(database.db)
      await plantMigration(database, '9999-planted')
      expect(await migrate(database)).toEqual(['9999-planted'])
      expect(await isMigrated(database)).toBe(true)
      const stored = await insertLead(lead(), storeDeps(database))
      expect(stored).toMatchObject({ repeated: false })
    })
  })

  test('a migration that is missing among those it knows is refused', async () => {
    await opening(async (database) => {
      await migrate(database)
      await plantMigration(database, '0002-planted')
      await expect(migrate(database)).rejects.toThrow('0002-planted')
    })
  })
})

test('an older release starts on a newer database and says so', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-newer-'))
  const environment = readEnvironment({ DATA_DIR: directory })
  const newer = await openServices(environment, () => {})
  await plantMigration(newer.database, '9999-planted')
  await newer.database.close()
  const events: string[] = []
  const older = await openServices(environment, (event) => events.push(event))
  await older.database.close()
  rmSync(directory, { recursive: true })
  expect(events).toEqual(['the database is ahead of this release: 9999-planted'])
})
