import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { listLeads } from '#database/desk/lead-list.ts'
import { refreshLeadWords } from '#database/desk/lead-words.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { noteLead } from '#operations/desk/note-lead.ts'
import { changeAnswer } from '#operations/enquiry/change-answer.ts'
import { fillSearchWords } from '#operations/enquiry/fill-search-words.ts'
import { erasePerson } from '#operations/privacy/erase-person.ts'
import { onEveryDatabase } from './databases.ts'
import { insertManyLeads } from './insert-many-leads.ts'
import { insertLead, lead as newLead, storeDeps } from './leads.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const mara = { id: 'mara', role: 'agent' } as const

onEveryDatabase((database) => {
  const found = async (q: string, filter: Partial<LeadFilter> = {}) => {
    const { leads } = await listLeads(
      database().reads,
      { state: 'any', ...filter, q },
      { order: 'newest', size: 15 },
      {
        now,
        timeZone: 'Australia/Melbourne',
        callingCode: '61',
        referencePrefix: 'WW',
        engine: database().engine,
      },
    )
    return leads.map(({ id }) => id)
  }
  const deps = () => ({ ...storeDeps(database()), now: () => now })
  const note = (lead: string, text: string) => noteLead({ lead, text }, mara, deps())
  const insert = async (changes: Parameters<typeof newLead>[0]) => {
    const one = newLead(changes)
    await insertLead(one, deps())
    return one.id
  }

  describe('a lead is found', () => {
    test('by any place of its postcode, its postcode, its email’s domain, and the words of its notes', async () => {
      const id = await insert({ postcode: '3011', email: 'zora@tallowwood.example' })
      await note(id, 'The Schnörkel inverter hums.\nAsk for Łukasz')
      for (const q of [
        ...['seddon', 'Footscray', 'foots', '3011', '301', 'tallowwood', '@tallowwood.example'],
        ...['tallowwood.exam', 'schnorkel', 'SCHNÖRKEL', 'hum', 'lukasz', 'ask łukasz'],
        ...['footscray inverter', 'tallowwood.example hums seddon'],
      ])
        expect([q, await found(q)]).toEqual([q, [id]])
      for (const q of ['norkel', 'williamstown', 'inverter williamstown', '@allowwood', '3999'])
        expect([q, await found(q)]).toEqual([q, []])
    })

    test('by each name of its postcode, and by the town it is said to be near', async () => {
      const swanHill = await insert({ postcode: '3585', email: 'd@places.example' })
      const nearHorsham = await insert({ postcode: '3401', email: 'e@places.example' })
      const area = await insert({ postcode: '3029', email: 'f@places.example' })
      for (const [id, names] of [
        [swanHill, ['swan hill', 'meatian', 'nyrraby']],
        [nearHorsham, ['haven', 'laharum', 'horsham']],
        [area, ['tarneit', 'hoppers crossing', 'truganina']],
      ] as const)
        for (const name of names)
          expect([name, await found(`${name} places.example`)]).toEqual([name, [id]])
    })

    test('by a name with an apostrophe or without, and by any part of its reference', async () => {
      const curly = await insert({ first_name: 'Shaun', last_name: 'O’Brien-Quoll' })
      const plain = await insert({ first_name: 'Nuala', last_name: 'OBrien-Quoll' })
      const reference = await insert({ reference_number: 'WW-7ZQ2XG9V' })
      for (const state of ['any', 'open'] as const) {
        for (const q of ['obrien quoll', 'OBRIEN-Q', 'o’brien quoll', "o'brien quoll"])
          expect([q, await found(q, { state })]).toEqual([q, [plain, curly]])
        expect(await found('shaun obrien', { state })).toEqual([curly])
        for (const q of ['WW-7ZQ2XG9V', 'ww-7zq', '7ZQ2', 'xg9v', 'q2xg', 'ww-q2xg'])
          expect([q, await found(q, { state })]).toEqual([q, [reference]])
        expect(await found('WW-', { state })).toContain(reference)
        expect(await found('WW-7', { state })).toContain(reference)
      }
    })

    test('with every filter, whether few or many leads pass it', async () => {
      const [older, newer] = [
        await insert({ postcode: '3825', email: 'a@flindersia.example' }),
        await insert({ postcode: '3825', email: 'b@flindersia.example', state: 'lost' }),
      ]
      expect(await found('flindersia')).toEqual([newer, older])
      expect(await found('flindersia', { state: 'open' })).toEqual([older])
      expect(await found('flindersia', { state: 'lost' })).toEqual([newer])
      expect(await found('walhalla', { state: 'open' })).toEqual([older])
      expect(await found('walhalla', { state: 'lost', postcode: '3000' })).toEqual([])
    })

    test('by letters of any script, and by no sign that means something to the engine', async () => {
      const id = await insert({})
      await note(id, 'Καλημέρα 太阳能 \u{1E900}\u{1E901} don’t "AND" * % (NEAR) :* & | !')
      for (const q of ['καλημ', '太阳', '\u{1E922}\u{1E923}', 'and near'])
        expect([q, await found(q)]).toEqual([q, [id]])
      for (const q of ['"""', "'' & |", '* OR *', '%%', '()()', ':*:*', '--', '@.-.'])
        expect([q, await found(q)]).toEqual([q, []])
    })

    test('by a corrected postcode, and not by the one before', async () => {
      const id = await insert({
        postcode: '3350',
        email: 'c@corymbia.example',
        answers: JSON.stringify({ postcode: '3350' }),
        form_shown: JSON.stringify({
          ...{ slug: 'home', title: 'Home', page: '/' },
          steps: [{ questions: [{ name: 'postcode', kind: 'postcode', ask: 'Where?' }] }],
        }),
      })
      expect(await found('canadian corymbia')).toEqual([id])
      const changed = await changeAnswer(
        id,
        { question: 'postcode', answer: '3220' },
        deps() as never,
      )
      expect(changed).toBe('changed')
      expect(await found('canadian corymbia')).toEqual([])
      expect(await found('3220 newtown')).toEqual([id])
    })

    test('once by all the words of two notes written at once', async () => {
      const id = await insert({})
      await Promise.all([note(id, 'quokka'), note(id, 'numbat'), note(id, 'bilby')])
      expect(await found('quokka numbat bilby')).toEqual([id])
    })
  })

  test('a note that was taken back is not found any more', async () => {
    const id = await insert({})
    await note(id, 'verandah gate')
    const withdrawn = uuidv7()
    await noteLead({ lead: id, text: 'bandicoot by the verandah', id: withdrawn }, mara, deps())
    expect(await found('bandicoot')).toEqual([id])
    const { db } = database()
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('audit').where('id', '=', withdrawn).execute()
      await refreshLeadWords(trx, [id])
    })
    expect(await found('bandicoot')).toEqual([])
    expect(await found('verandah')).toEqual([id])
  })

  test('an erased person is found by none of their words', async () => {
    const id = await insert({ postcode: '3990', email: 'd@waratah.example' })
    await note(id, 'a pobblebonk in the pond')
    expect(await found('pobblebonk')).toEqual([id])
    const { reference_number: reference } = await database()
      .db.selectFrom('enquiries')
      .select('reference_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const erasing = {
      ...deps(),
      erasures: { append: async () => {}, read: async () => new Map() },
      deleteLetters: async () => {},
    }
    expect(await erasePerson({ lead: id, reference }, mara, erasing)).toMatchObject({ ok: true })
    expect(await found('pobblebonk')).toEqual([])
    expect(await found('waratah')).toEqual([])
    await fillSearchWords({ database: database(), now: () => now })
    expect(await found('pobblebonk')).toEqual([])
    const { count } = await database()
      .db.selectFrom('lead_words')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('lead', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })

  test('those from before are found after a while, in steps that go on where they ended', async () => {
    const leads = await insertManyLeads(database(), 700, { until: now, days: 20 })
    const { db } = database()
    await db.deleteFrom('lead_words').execute()
    await db.deleteFrom('settings').where('name', '=', 'SEARCH_WORDS_FILLED').execute()
    expect(await found('@mail.example')).toEqual([])
    let steps = 0
    const world = { database: database(), now: () => now }
    await fillSearchWords({ ...world, pause: async () => ++steps < 2 })
    expect(steps).toBe(2)
    const [oldest, newest] = [leads.at(-1), leads[0]]
    const domain = (one: typeof oldest) => `@${String(one?.email).split('@')[1]}`
    expect(domain(oldest)).not.toBe('@')
    await fillSearchWords(world)
    const { count } = await db
      .selectFrom('lead_words')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBeGreaterThanOrEqual(700)
    expect(await found(domain(newest))).toHaveLength(50)
  })
})
