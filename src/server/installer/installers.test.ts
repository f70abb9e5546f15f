import { beforeAll, expect, test } from 'vitest'
import { getInstaller, listInstallers } from '#database/installer/installers.ts'
import { insertOffer } from '#database/offer/offers.ts'
import { formatInstaller, type InstallerDraft, installerFields } from '#domain/installer/draft.ts'
import { partFields } from '#domain/installer/parts.ts'
import { exportInstallers } from '#operations/installer/import-installers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, giveSecondFactorAgain, joinAgent, openTestDesk } from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'

const ladder = {
  ...formatInstaller(installerWith({ abn: '51 824 753 556' })),
  except_postcodes: '3195',
  cap_day: '5',
}
/** The ABN of a firm with no other details. */
const begun = '83 914 571 673'
const tinRoof = { ...ladder, abn: '53 004 085 616', trading_name: 'Tin Roof Electrical' }

onEveryDatabase((open) => {
  let clock = Date.parse('2026-11-19T03:24:00Z')
  const begin = async () => {
    const desk = openTestDesk(open(), {
      now: () => new Date(clock),
      problemWithAddress: async () => undefined,
    })
    const owner = await becomeOwner(desk)
    return { owner, agent: await joinAgent(desk, owner) }
  }
  let desk: Awaited<ReturnType<typeof begin>>
  beforeAll(async () => {
    desk = await begin()
  })
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await desk.owner.ask(method, path, body)
    return { status: response.status, ...response.body }
  }
  let id = ''

  test('an owner adds an installer; every field that can’t be used is named at once', async () => {
    const wrong = { ...ladder, abn: '51 824 753 557', cap_day: 'five', people: 'Con' }
    expect(await ask('POST', '/installers', { draft: wrong })).toMatchObject({
      status: 422,
      code: 'invalid',
      problems: [{ field: 'abn' }, { field: 'cap_day' }, { field: 'people' }],
    })
    const added = await ask('POST', '/installers', { draft: ladder })
    expect(added).toMatchObject({ status: 201, version: 0 })
    id = String((added as { id?: string }).id)
    expect(await ask('POST', '/installers', { draft: ladder })).toMatchObject({
      problems: [{ field: 'abn', message: 'Another installer has this ABN' }],
    })
  })

  test('a firm begins with who it is; its parts are saved one by one, each whole', async () => {
    const { trading_name } = ladder
    const added = await ask('POST', '/installers', { draft: { trading_name, abn: begun } })
    expect(added).toMatchObject({ status: 201 })
    const { id } = added as unknown as { id: string }
    const letters = open().db.selectFrom('deliveries').selectAll().where('installer', '=', id)
    expect(await letters.execute()).toEqual([])
    const path = `/installers/${id}`
    const half = { part: 'what', seen: {}, draft: { services: 'panels' } }
    expect(await ask('PUT', path, half)).toMatchObject({
      status: 422,
      problems: [{ field: 'property_kinds' }],
    })
    const where = { areas: 'Western suburbs and Atlantis', except_postcodes: '' }
    expect(await ask('POST', `${path}/try`, { part: 'where', draft: where })).toMatchObject({
      lines: [{ text: 'Western suburbs', means: 'Western suburbs' }],
      problem: 'We don’t know “Atlantis”. Try a postcode.',
      effect: null,
    })
    expect(await ask('PUT', path, { part: 'where', seen: {}, draft: where })).toMatchObject({
      problems: [{ field: 'areas' }],
    })
    for (const [part, fields] of Object.entries(partFields)) {
      const draft = Object.fromEntries(fields.map((field) => [field, ladder[field]]))
      const change = { part, seen: {}, draft: { ...draft, abn: begun } }
      expect([part, await ask('PUT', path, change)]).toMatchObject([part, { status: 200 }])
    }
    expect(await ask('GET', path)).toMatchObject({ draft: { ...ladder, abn: begun } })
    await open().db.deleteFrom('installer_areas').where('installer', '=', id).execute()
    await open().db.deleteFrom('accreditations').where('installer', '=', id).execute()
    await open().db.deleteFrom('installers').where('id', '=', id).execute()
  })

  test('a request without an installer gets a sentence', async () => {
    expect(await ask('POST', '/installers', { draft: 'half' })).toMatchObject({ status: 400 })
    const nobody = { part: 'many', seen: {}, draft: { cap_day: '3' } }
    expect(await ask('PUT', '/installers/nobody', nobody)).toMatchObject({ status: 404 })
    expect(await ask('POST', '/installers/nobody/try', nobody)).toMatchObject({ status: 404 })
    expect(await ask('PUT', `/installers/${id}`, { ...nobody, part: 'all' })).toMatchObject({
      status: 400,
    })
    expect(await ask('GET', '/installers/nobody')).toMatchObject({ status: 404 })
    for (const act of ['close', 'reopen', 'terms', 'secret'])
      expect(await ask('POST', `/installers/nobody/${act}`)).toMatchObject({ status: 404 })
  })

  test('agents read names and nothing else', async () => {
    const { agent } = desk
    expect((await agent.ask('GET', '/installers/names')).body).toEqual({
      installers: [{ id, tradingName: 'Bright Ladder Electrical', closed: false }],
    })
    for (const [method, path, body] of [
      ['GET', '/installers'],
      ['GET', `/installers/${id}`],
      ['GET', '/installers/export'],
      ['POST', '/installers', { draft: tinRoof }],
      ['PUT', `/installers/${id}`, { part: 'many', seen: {}, draft: ladder }],
      ['POST', `/installers/${id}/try`, { part: 'many', draft: ladder }],
      ['POST', `/installers/${id}/pause`, { until: null }],
      ['POST', `/installers/${id}/close`],
      ['POST', `/installers/${id}/reopen`],
      ['POST', `/installers/${id}/terms`],
      ['POST', '/installers/import', { file: '' }],
      ['POST', '/installers/import/preview', { file: '' }],
    ] as const)
      expect((await agent.ask(method, path, body)).body).toMatchObject({ code: 'owners-only' })
  })

  test('the list shows each one’s state, with what it accepted and what ends', async () => {
    expect((await ask('GET', '/installers')) as object).toMatchObject({
      all: 1,
      installers: [
        {
          id,
          tradingName: 'Bright Ladder Electrical',
          contact: 'Con Vlahos',
          caps: { day: 5 },
          accepted: { day: 0, week: 0, month: 0 },
          paused: false,
          standing: { is: 'not-started' },
          warnings: [],
        },
      ],
    })
    for (const [postcode, count] of [
      ['3011', 1],
      ['3195', 0],
    ] as const)
      expect(
        (await desk.owner.ask('GET', `/installers?postcode=${postcode}`)).body.installers,
      ).toHaveLength(count)
  })

  test('of two owners who change it at once, the second gets a sentence', async () => {
    const change = { part: 'many', seen: ladder, draft: { cap_day: '7' } }
    expect(await ask('PUT', `/installers/${id}`, change)).toMatchObject({ status: 200, version: 1 })
    expect(await ask('PUT', `/installers/${id}`, change)).toMatchObject({
      status: 409,
      message: 'This part was changed meanwhile. Your change was not made.',
    })
    expect(await ask('GET', `/installers/${id}`)).toMatchObject({
      installer: { version: 1, caps: { day: 7 } },
      draft: { cap_day: '7' },
    })
  })

  test('it is paused until a day, and comes back', async () => {
    const pause = (until: string | null) => ask('POST', `/installers/${id}/pause`, { until })
    for (const until of ['2026-11-19', '2026-02-30', 'Monday'])
      expect(await pause(until)).toMatchObject({ code: 'refused' })
    expect(await pause('2026-11-30')).toMatchObject({ status: 200 })
    expect((await getInstaller(open().db, id))?.pausedUntil).toBe('2026-11-30')
    expect(await pause(null)).toMatchObject({ status: 200 })
    expect((await getInstaller(open().db, id))?.pausedUntil).toBeUndefined()
  })

  test('once closed its open offer lapses, and what it was offered stays', async () => {
    const { lead: enquiry } = await insertLead(lead(), storeDeps(open()))
    const at = new Date(clock).toISOString()
    await insertOffer(open().db, {
      id: 'an-offer',
      lead: enquiry,
      installer: id,
      offered_at: at,
      expires_at: new Date(clock + 3_600_000).toISOString(),
      fee_cents: 6000,
    })
    clock += 60_000
    for (let twice = 0; twice < 2; twice += 1)
      expect(await ask('POST', `/installers/${id}/close`)).toMatchObject({ status: 200 })
    const offer = await open().db.selectFrom('offers').selectAll().executeTakeFirstOrThrow()
    expect(offer.expires_at).toBe(new Date(clock).toISOString())
    expect(await ask('POST', `/installers/${id}/pause`, { until: null })).toMatchObject({
      code: 'refused',
    })
    expect(await ask('POST', `/installers/${id}/terms`)).toMatchObject({ code: 'refused' })
    expect(await ask('GET', `/installers/${id}`)).toMatchObject({
      installer: { standing: { is: 'closed' } },
      record: { offered: 1 },
      offers: [{ lead: enquiry, state: 'offered' }],
    })
    expect(await ask('POST', `/installers/${id}/reopen`)).toMatchObject({ status: 200 })
  })

  test('the link to the terms is sent as often as an owner asks', async () => {
    const letters = () =>
      open()
        .db.selectFrom('deliveries')
        .select('id')
        .where('event', '=', 'installer.terms')
        .execute()
    expect(await letters()).toHaveLength(1)
    await ask('POST', `/installers/${id}/terms`)
    await ask('POST', `/installers/${id}/terms`)
    expect(await letters()).toHaveLength(3)
  })

  test('offers to a webhook are signed by a secret that is shown once', async () => {
    const secretOf = async () =>
      (
        await open()
          .db.selectFrom('installers')
          .select('webhook_secret')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.webhook_secret
    expect(await ask('POST', `/installers/${id}/secret`)).toMatchObject({ code: 'refused' })
    const webhook = 'https://brightladder.example/offers'
    await ask('PUT', `/installers/${id}`, {
      ...{ part: 'people', seen: ladder, draft: { people: ladder.people, webhook } },
    })
    const first = await secretOf()
    expect(first).toMatch(/^whsec_/)
    const { body } = await desk.owner.ask('POST', `/installers/${id}/secret`)
    expect(body.secret).not.toBe(first)
    expect(await secretOf()).toBe(body.secret)
    const details = await desk.owner.ask('GET', `/installers/${id}`)
    expect(JSON.stringify(details.body)).not.toContain('whsec_')
  })

  test('a file with a wrong line imports nothing; mended, it says first what it will do', async () => {
    const csv = (...drafts: InstallerDraft[]) =>
      [installerFields, ...drafts.map((draft) => installerFields.map((field) => draft[field]))]
        .map((fields) => `${fields.map((field) => `"${field}"`).join(',')}\r\n`)
        .join('')
    const wrong = csv(tinRoof, { ...tinRoof, abn: '1', areas: 'Footscray' })
    for (const path of ['/installers/import/preview', '/installers/import'])
      expect(await ask('POST', path, { file: wrong })).toMatchObject({
        status: 422,
        code: 'lines',
        lines: [{ line: 3, problems: [{ field: 'abn' }, { field: 'areas' }] }],
      })
    expect(await listInstallers(open().db)).toHaveLength(1)

    const file = csv(tinRoof, { ...ladder, cap_day: '9' })
    expect(await ask('POST', '/installers/import/preview', { file })).toMatchObject({
      added: ['Tin Roof Electrical'],
      changed: [{ tradingName: 'Bright Ladder Electrical', fields: ['cap_day', 'webhook'] }],
      unchanged: 0,
    })
    expect(await listInstallers(open().db)).toHaveLength(1)
    expect(await ask('POST', '/installers/import', { file })).toMatchObject({
      added: 1,
      changed: 1,
      unchanged: 0,
    })
    expect(await listInstallers(open().db)).toHaveLength(2)
  })

  test('two thousand installers fit into one file, and one too long gets a sentence', async () => {
    const many = Array.from({ length: 2000 }, () =>
      installerWith({ area: { ...installerWith().area, postcodes: ['3011'] } }),
    )
    const file = exportInstallers(many)
    // All have one ABN, so that the answer is quick: this is about the length.
    const answered = await ask('POST', '/installers/import/preview', { file })
    expect(answered).toMatchObject({ status: 422, code: 'lines' })
    const tooLong = await ask('POST', '/installers/import/preview', { file: 'x'.repeat(9e6) })
    expect(tooLong).toMatchObject({ status: 413, code: 'too-long' })
    const elsewhere = await ask('POST', '/installers', { file: 'x'.repeat(70_000) })
    expect(elsewhere).toMatchObject({ status: 413 })
  })

  test('an export asks for the second factor again, and its file can be imported', async () => {
    const { owner } = desk
    clock += 5 * 60_000
    expect((await owner.ask('GET', '/installers/export')).body).toMatchObject({
      code: 'second-factor-again',
    })
    clock += 60_000
    await giveSecondFactorAgain(owner, owner.recoveryCodes[0])
    const { status, headers } = await owner.ask('GET', '/installers/export')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('installers-2026-11-19.csv')
  })

  test('of four who add the same installer at once, one adds it and the others hear of it', async () => {
    const draft = { ...ladder, abn: '33 051 775 556', trading_name: 'Same Moment Solar' }
    const all = await Promise.all([1, 2, 3, 4].map(() => ask('POST', '/installers', { draft })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
  })
})
