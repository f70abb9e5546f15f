import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { isSweepRequested, sweep } from '#database/sweep.ts'
import { addLead } from '#operations/desk/add-lead.ts'
import { changeLead } from '#operations/desk/change-lead.ts'
import { mergeLeads, separateLeads } from '#operations/desk/change-person.ts'
import { correctContactDetails } from '#operations/desk/correct-contact.ts'
import { noteLead } from '#operations/desk/note-lead.ts'
import { undoLead } from '#operations/desk/undo-lead.ts'
import { erasePerson } from '#operations/privacy/erase-person.ts'
import { readEnvironment } from '../src/environment.ts'
import { openServices, type Services } from '../src/services.ts'
import { deliverAll } from './deliver-all.ts'
import { isGate } from './depth.ts'
import { insertLead, lead as newLead, storeDeps } from './leads.ts'
import { createPostgres, hasPostgres } from './postgres.ts'

const ruth = { id: 'ruth', role: 'owner' } as const
const opened: { services?: Services; directory: string }[] = []
afterAll(async () => {
  for (const { services, directory } of opened) {
    await services?.database.close().catch(() => {})
    rmSync(directory, { recursive: true, force: true })
  }
})

function newDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'erasure-'))
  opened.push({ directory })
  return directory
}

async function start(directory: string, log: string[] = []): Promise<Services> {
  const environment = { DATA_DIR: directory, WEBHOOK_URL: 'https://crm.example/leads' }
  const secrets = { WEBHOOK_SECRET: 'd2hhdCBhIHNlY3JldCB0aGF0IGlzIGxvbmcgZW5vdWdo' }
  const services = await openServices(readEnvironment({ ...environment, ...secrets }), (event) =>
    log.push(event),
  )
  opened.push({ services, directory })
  return services
}

let people = 0
async function keep(services: Services, changes: Parameters<typeof newLead>[0] = {}) {
  people += 1
  const one = newLead({
    answers: JSON.stringify({
      'contact-name': `Somebody ${people}`,
      more: 'x'.repeat(people % 700),
    }),
    first_name: 'Somebody',
    last_name: `Number ${people}`,
    ...changes,
  })
  await insertLead(one, services)
  return one.id
}

const zephyrine = {
  first_name: 'Zephyrine',
  last_name: 'Quagmire',
  email: 'zephyrine@quagmire.example',
  phone: '0491 570 006',
  phone_e164: '+61491570006',
  message: 'The gate is at the side',
  answers: JSON.stringify({
    'contact-name': 'Zephyrine Quagmire',
    message: 'The gate is at the side',
  }),
}
const personalData =
  /zephyrine|quagmire|491 ?570 ?006|gate is at the side|dog called Biscuit|biscuit/gi

/** What a thief would read. Another process reads it, for SQLite's locks end when this one closes the file. */
function bytesIn(directory: string): string {
  const read = (name: string) => execFileSync('cat', [name], { maxBuffer: 1e9 }).toString('latin1')
  const names = execFileSync('find', [directory, '-type', 'f']).toString().trim().split('\n')
  return names.map(read).join('\n')
}

async function referenceOf({ database }: Services, id: string): Promise<string> {
  return (await getLeadPage(database.db, id))?.reference ?? ''
}

async function deliver(
  services: Services,
  channel: 'operator-letter' | 'confirmation' | 'webhook',
) {
  const events: string[] = []
  await deliverAll(channel, {
    ...services,
    random: () => 0.5,
    ...(channel === 'webhook'
      ? {
          send: async ({ event }) => {
            events.push(event)
            return { delivered: true, answer: '200' }
          },
        }
      : {}),
  })
  return events
}

test('no byte of an erased person is left in any file, however their rows have moved', async () => {
  const directory = newDirectory()
  const services = await start(directory)
  for (let round = 0; round < 40; round++) await keep(services)
  const ids = [await keep(services, zephyrine), await keep(services, zephyrine)]
  for (let round = 0; round < 40; round++) {
    const id = ids[round % 2] ?? ''
    if (round < 20) {
      const note = { lead: id, text: `${'They have a dog called Biscuit. '.repeat(1 + round * 8)}` }
      await noteLead(note, ruth, services)
    }
    if (round === 25) await changeLead({ lead: id, version: 1, action: 'contact' }, ruth, services)
    await keep(services)
  }
  await deliver(services, 'operator-letter')
  await deliver(services, 'confirmation')
  expect(bytesIn(directory)).toMatch(personalData)
  expect(existsSync(join(directory, 'letters'))).toBe(true)

  const [id = ''] = ids
  const wish = { lead: id, reference: await referenceOf(services, id) }
  expect(await erasePerson(wish, ruth, services)).toEqual({
    ok: true,
    leads: 2,
    freeSpace: 'clean',
  })
  expect(bytesIn(directory).match(personalData)).toBeNull()
  expect(await isSweepRequested(services.database)).toBe(false)
})

test('nothing is left of corrected details, of what was merged, or of what was written down on the telephone', async () => {
  const directory = newDirectory()
  const services = await start(directory)
  const id = await keep(services)
  const other = await keep(services, { phone_e164: '+61491570006', phone: '0491 570 006' })
  const details = { name: 'Zephyrine Quagmire', email: 'z@quagmire.example', phone: '0491 570 006' }
  await correctContactDetails({ lead: id, version: 1, details }, ruth, services)
  await undoLead({ lead: id, version: 2 }, ruth, services)
  await correctContactDetails({ lead: id, version: 3, details }, ruth, services)
  await mergeLeads({ lead: id, version: 4, other }, ruth, services)
  const added = await addLead(
    {
      submission: crypto.randomUUID(),
      form: services.forms.get('home') ?? expect.fail('no home form'),
      typed: { 'contact-name': details.name, 'contact-phone': details.phone },
      consent: 'They asked us to call. The gate is at the side.',
      callers: services.brand.name,
    },
    ruth,
    services,
  )
  const spoken = added.ok ? added.lead : expect.fail(added.message)
  await separateLeads({ lead: id, version: 5, other: spoken }, ruth, services)
  expect(bytesIn(directory)).toMatch(personalData)

  const wish = { lead: id, reference: await referenceOf(services, id) }
  // Another person's lead with the same phone is not theirs to erase.
  expect(await erasePerson(wish, ruth, services)).toMatchObject({ leads: 2 })
  expect(await getLeadPage(services.database.db, spoken)).toMatchObject({
    erasedAt: null,
    others: [],
  })
  const wishOfOther = { lead: spoken, reference: await referenceOf(services, spoken) }
  await erasePerson(wishOfOther, ruth, services)
  expect(bytesIn(directory).match(personalData)).toBeNull()
  const left = await services.database.db.selectFrom('separate_leads').selectAll().execute()
  expect(left).toEqual([])
})

test('what an older SQLite file has in its free space is found, and the file rewritten', async () => {
  const directory = newDirectory()
  const services = await start(directory)
  // As it was left by a process that did not overwrite what it deleted.
  const careless = new Sqlite(join(directory, 'wattlewise.sqlite'))
  careless.pragma('secure_delete = OFF')
  careless.exec('create table old (text)')
  careless.prepare('insert into old values (?)').run(zephyrine.email)
  careless.exec('delete from old')
  careless.close()

  const id = await keep(services, zephyrine)
  const wish = { lead: id, reference: await referenceOf(services, id) }
  expect(await erasePerson(wish, ruth, services)).toMatchObject({ freeSpace: 'rewritten' })
  expect(bytesIn(directory).match(personalData)).toBeNull()
})

test('a reader who stays long puts the sweep off until the next start', async () => {
  const directory = newDirectory()
  const services = await start(directory)
  const id = await keep(services, zephyrine)
  const reader = new Sqlite(join(directory, 'wattlewise.sqlite'))
  reader.exec('begin')
  reader.prepare('select count(*) from enquiries').get()
  const wish = { lead: id, reference: await referenceOf(services, id) }
  expect(await erasePerson(wish, ruth, services)).toMatchObject({ freeSpace: 'at the next start' })
  expect(await isSweepRequested(services.database)).toBe(true)
  reader.close()
  await services.database.close()
  const again = await start(directory)
  expect(await isSweepRequested(again.database)).toBe(false)
  expect(await sweep(again.database, [zephyrine.email])).toBe('clean')
  expect(bytesIn(directory).match(personalData)).toBeNull()
})

test.runIf(hasPostgres)(
  'PostgreSQL’s planner never learns of them, and rows are vacuumed',
  async () => {
    const { url, drop } = await createPostgres()
    const database = openDatabase({ url, directory: '' })
    await migrate(database)
    const { db } = database
    const world = {
      ...storeDeps(database),
      now: () => new Date(),
      erasures: { append: async () => {}, read: async () => new Map() },
      deleteLetters: async () => {},
    }
    const one = newLead(zephyrine)
    for (const lead of [one, newLead(), newLead()]) await insertLead(lead, world)
    await sql`analyze enquiries`.execute(db)
    const known = async () => {
      const { rows } = await sql`select most_common_vals::text, histogram_bounds::text from pg_stats
      where tablename = 'enquiries'`.execute(db)
      return JSON.stringify(rows)
    }
    // Of what is not personal it does keep samples.
    expect(await known()).toContain('home')
    expect((await known()).match(personalData)).toBeNull()
    const { reference = '' } = (await getLeadPage(db, one.id)) ?? {}
    const erased = await erasePerson({ lead: one.id, reference }, ruth, world)
    expect(erased).toMatchObject({ freeSpace: 'vacuumed' })
    expect((await known()).match(personalData)).toBeNull()
    await database.close()
    await drop()
  },
)

const run = promisify(execFile)
const backUp = (variables: Record<string, string>, ...files: string[]) =>
  run(process.execPath, ['src/server/commands/backup.ts', ...files], { env: variables })
    .then(({ stdout }) => ({ code: 0, output: stdout }))
    .catch(({ code, stderr }) => ({ code, output: stderr as string }))

test.skipIf(isGate)(
  'a person erased after a backup is erased again once it is restored',
  async () => {
    const directory = newDirectory()
    const backup = join(newDirectory(), 'leads.backup')
    const services = await start(directory)
    const stays = await keep(services)
    const id = await keep(services, zephyrine)
    expect(await deliver(services, 'webhook')).toHaveLength(2)

    const result = await backUp({ DATA_DIR: directory }, backup)
    expect(result).toMatchObject({ code: 0, output: expect.stringContaining(`Saved ${backup}: `) })
    const wish = { lead: id, reference: await referenceOf(services, id) }
    await erasePerson(wish, ruth, services)
    const erasureList = readFileSync(join(directory, 'erasures.ndjson'), 'utf8')
    expect(erasureList.trim().split('\n')).toHaveLength(1)
    expect(erasureList.match(personalData)).toBeNull()
    await backUp({ DATA_DIR: directory }, `${backup}.later`)
    expect(readFileSync(`${backup}.later.erasures.ndjson`, 'utf8')).toBe(erasureList)
    await services.database.close()

    for (const ending of ['', '-wal', '-shm'])
      rmSync(join(directory, `wattlewise.sqlite${ending}`), { force: true })
    copyFileSync(backup, join(directory, 'wattlewise.sqlite'))
    expect(bytesIn(directory)).toMatch(personalData)

    const log: string[] = []
    const restored = await start(directory, log)
    expect(log).toContain('erased again after a restored backup: 1')
    expect(await getLeadPage(restored.database.db, id)).toMatchObject({ name: '', email: '' })
    expect(await getLeadPage(restored.database.db, stays)).toMatchObject({ erasedAt: null })
    expect(bytesIn(directory).match(personalData)).toBeNull()
    expect(await deliver(restored, 'webhook')).toEqual(['lead.erased'])
  },
)

test.skipIf(isGate)('without a place or a database there is nothing to back up', async () => {
  expect(await backUp({})).toMatchObject({ code: 2 })
  const empty = { DATA_DIR: newDirectory() }
  expect(await backUp(empty, join(empty.DATA_DIR, 'x'))).toMatchObject({ code: 1 })
})

test.runIf(hasPostgres && !isGate)(
  'PostgreSQL is backed up by pg_dump, or it is said how',
  async () => {
    const { url, drop } = await createPostgres()
    const directory = newDirectory()
    const file = join(directory, 'leads.backup')
    const environment = { DATABASE_URL: url, DATA_DIR: directory }
    expect(await backUp({ ...environment, PATH: process.env.PATH ?? '' }, file)).toMatchObject({
      code: 0,
    })
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('PGDMP')
    const without = await backUp({ ...environment, PATH: '/nowhere' }, file)
    expect(without).toMatchObject({
      code: 2,
      output: expect.stringContaining(
        `pg_dump --format=custom --exclude-table-data=operator_sessions --file=${file}`,
      ),
    })
    await drop()
  },
)
