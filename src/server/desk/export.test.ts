import { beforeAll, describe, expect, test } from 'vitest'
import { byteOrderMark } from '#domain/csv.ts'
import {
  csvHeader,
  csvLine,
  deskColumns,
  exportedColumns,
  storedColumns,
  unitSeparator,
  withPhoneAsText,
} from '#domain/lead/csv.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  giveSecondFactorAgain,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'
import { insertManyLeads, type ManyLeads } from '../../../tests/insert-many-leads.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller, storeOffer } from '../../../tests/stored-installers.ts'
import { totp } from '../../../tests/totp.ts'
import { streamOf } from './export.ts'

const now = new Date('2026-11-21T09:00:00.000Z')

/** The text of a file with its byte order mark, which `text()` takes away. */
const utf8 = (bytes: ArrayBuffer) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const textOf = async (response: Response | Promise<Response>) =>
  utf8(await (await response).arrayBuffer())

test('a reader who leaves while a part is read is no fault', async () => {
  const asked = Promise.withResolvers<void>()
  const part = Promise.withResolvers<string>()
  const faults: unknown[] = []
  async function* parts() {
    asked.resolve()
    yield await part.promise
  }
  const reader = streamOf(parts(), (fault) => faults.push(fault)).getReader()
  const reading = reader.read()
  await asked.promise
  const leaving = reader.cancel()
  part.resolve('one lead')
  await Promise.all([reading, leaving])
  expect(faults).toEqual([])
})

onEveryDatabase((database) => {
  let desk: TestDesk
  let owner: TestBrowser & { id: string }
  let leads: ManyLeads
  beforeAll(async () => {
    leads = await insertManyLeads(database(), 1700, { until: now, days: 30 })
    // Sessions are by the real clock; only the file’s name is by this one.
    desk = openTestDesk(database())
    const signedIn = await becomeOwner(desk)
    const { body } = await signedIn.ask('GET', '/session')
    await giveSecondFactorAgain(signedIn, totp(signedIn.key))
    owner = { ...signedIn, id: String(Object(body.operator).id) }
  })

  const cookie = () => Array.from(owner.cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const answer = (query = '', search = '') =>
    desk.app.request(`/api/leads/export${query}`, {
      headers: { cookie: `${cookie()}${search && `; desk.search=${encodeURIComponent(search)}`}` },
    })
  const emptyFile = byteOrderMark + csvHeader
  const fileOf = (wanted: ManyLeads) =>
    emptyFile + wanted.map((lead) => csvLine(withPhoneAsText(fieldsOf(lead)))).join('')
  const fieldsOf = (lead: ManyLeads[number]) =>
    [
      ...storedColumns.map((column) => String(lead[column])),
      ...deskColumns.map((column) => String(deskFieldsOf(lead)[column] ?? '')),
    ].join(unitSeparator)
  /** Nobody was called and nothing offered: these leads were put straight into the table. */
  const deskFieldsOf = (lead: ManyLeads[number]) => {
    const attributions = JSON.parse(String(lead.source))
    return {
      ...lead,
      tries: 0,
      lost_reason: lead.lost_because,
      source: lead.came_from,
      ...(attributions.first ?? attributions.last).utm,
    }
  }
  /** A file as RFC 4180 reads it, by the names in its first line. */
  const rowsOf = (text: string): Record<string, string>[] => {
    expect(text.startsWith(byteOrderMark)).toBe(true)
    const lines: string[][] = [[]]
    for (const [, quoted, plain, end] of text
      .slice(1)
      .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
      lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
      if (end !== ',') lines.push([])
    }
    const [names = [], ...rows] = lines.slice(0, -1)
    return rows.map((row) =>
      Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])),
    )
  }
  const recorded = async () => {
    const entries = await database()
      .db.selectFrom('audit')
      .select(['operator', 'lead', 'detail'])
      .where('kind', '=', 'lead.exported')
      .orderBy('id')
      .execute()
    return entries.map(({ detail, ...entry }) => ({ ...entry, detail: JSON.parse(detail) }))
  }

  describe('an export', () => {
    test('is a file of every lead the filter lets through, the newest first', async () => {
      const sent = await answer('?state=any')
      expect(sent.status).toBe(200)
      expect(sent.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(sent.headers.get('cache-control')).toBe('no-store')
      expect(sent.headers.get('content-disposition')).toMatch(
        /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
      )
      expect(utf8(await sent.arrayBuffer())).toBe(fileOf(leads))
    })

    test('holds what is filtered for, or found', async () => {
      const lost = leads.filter(({ state, region }) => state === 'lost' && region === 'inner')
      expect(lost.length).toBeGreaterThan(100)
      expect(await textOf(answer('?state=lost&region=inner'))).toBe(fileOf(lost))

      const [somebody] = lost
      const response = await answer(`?state=any&q=${somebody?.reference_number}`)
      expect(await textOf(response)).toBe(fileOf(lost.slice(0, 1)))
      const unseen = await answer('?state=any', somebody?.reference_number)
      expect(await textOf(unseen)).toBe(fileOf(lost.slice(0, 1)))
      expect(await textOf(answer('?q=nobody.at.all@example.com'))).toBe(emptyFile)
      expect(await textOf(answer('?form=none'))).toBe(emptyFile)
    })

    test('is counted to the last lead, and has as many lines, in either format', async () => {
      const nobody = '/leads/export/count?state=any&q=nobody-of-that-name'
      expect((await owner.ask('GET', nobody)).body).toEqual({ count: 0 })
      const { body } = await owner.ask('GET', '/leads/export/count?state=any')
      expect(body).toEqual({ count: leads.length })
      expect(rowsOf(await textOf(answer('?state=any')))).toHaveLength(leads.length)
      const sent = await answer('?state=any&format=ndjson')
      expect(sent.headers.get('content-type')).toBe('application/x-ndjson')
      expect(sent.headers.get('content-disposition')).toMatch(/\.ndjson"$/)
      const lines = (await textOf(sent)).trimEnd().split('\n')
      expect(lines).toHaveLength(leads.length)
      const [first] = leads
      const read = JSON.parse(lines[0] ?? '')
      expect(Object.keys(read)).toEqual([...exportedColumns])
      expect(read).toMatchObject({ id: first?.id, phone: first?.phone, tries: 0 })
    })

    test('of a selection holds those leads and no other', async () => {
      const chosen = [leads[2], leads[900], leads[1600]].flatMap((lead) => lead ?? [])
      const post = (format: string) =>
        desk.app.request('/api/leads/export', {
          method: 'POST',
          headers: { cookie: cookie(), 'content-type': 'application/json' },
          body: JSON.stringify({ leads: chosen.map(({ id }) => id), format }),
        })
      expect(await textOf(post('csv'))).toBe(fileOf(chosen))
      const lines = (await textOf(post('ndjson'))).trimEnd().split('\n')
      expect(lines.map((line) => JSON.parse(line).id)).toEqual(chosen.map(({ id }) => id))
      expect((await post('xlsx')).status).toBe(400)
      expect((await recorded()).at(-1)?.detail).toEqual({ leads: 3, filters: ['selection'] })
    })

    test('says whose the lead is, how often it was tried, and what it is worth', async () => {
      const { db } = database()
      const utm = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: '=spring' }
      const source = JSON.stringify({ first: { page: '/', utm }, last: { page: '/' } })
      const typed = newLead({ form_slug: 'worth', postcode: '3072', source, phone: '0491570156' })
      await insertLead(typed, storeDeps(database()))
      await db
        .updateTable('enquiries')
        .set({ owner: owner.id, state: 'lost', lost_because: 'too-dear' })
        .set({ contacted_at: now.toISOString(), finished_at: now.toISOString() })
        .where('id', '=', typed.id)
        .execute()
      for (const [id, outcome] of [
        ['1', 'no-answer'],
        ['2', 'reached'],
      ] as const)
        await db
          .insertInto('contacts')
          .values({
            ...{ id, lead: typed.id, offer: null, by: 'operator', who: owner.id },
            ...{ channel: 'phone', outcome, at: now.toISOString() },
          })
          .execute()
      const sunny = await storeInstaller(database(), { tradingName: 'Sunny, Pty Ltd' })
      const bright = await storeInstaller(database(), { tradingName: 'Bright' })
      const accepted = { lead: typed.id, state: 'accepted', fee_cents: 4550 } as const
      const quote = JSON.stringify({ amountCents: 1_460_000 })
      await storeOffer(database(), { ...accepted, installer: sunny, quote, outcome: 'quoted' })
      await storeOffer(database(), { ...accepted, installer: bright, state: 'credited' })

      const [row] = rowsOf(await textOf(answer('?state=any&form=worth')))
      expect(row).toMatchObject({
        ...{ owner: 'Ruth Dlamini', tries: '2', lost_reason: 'too-dear', region: 'northern' },
        ...{ contacted_at: now.toISOString(), finished_at: now.toISOString(), quoted_at: '' },
        ...{ source: 'google-ad', utm_source: 'google', utm_campaign: "'=spring" },
        ...{ installers: 'Sunny, Pty Ltd', quote_dollars: '14600', fees_dollars: '45.5' },
        ...{ phone: '0491 570 156', promised_by: typed.promised_by },
      })
    })

    test('holds nothing that a spreadsheet would carry out', async () => {
      const changes = { first_name: '=HYPERLINK("//evil")', last_name: '@x', message: '-1\n+1' }
      const typed = newLead({ ...changes, form_slug: 'typed', phone: '+61 491 570 156' })
      await insertLead(typed, storeDeps(database()))
      const text = await (await answer('?form=typed')).text()
      expect(text).toContain(`"'=HYPERLINK(""//evil"")",'@x,`)
      expect(text).toContain(',+61 491 570 156,')
      expect(text).toContain(`"'-1\n+1"`)
    })

    test('is written down with its number of leads, and never with what was searched for', async () => {
      const before = await recorded()
      await (await answer('?state=lost&region=inner')).text()
      await (await answer('?state=any&q=Mancini')).text()
      const [first, second] = (await recorded()).slice(before.length)
      expect(first).toMatchObject({
        operator: owner.id,
        lead: null,
        detail: { filters: ['state', 'region'] },
      })
      expect(first?.detail.leads).toBeGreaterThan(100)
      expect(second?.detail.filters).toEqual(['state', 'q'])
      expect(JSON.stringify(second)).not.toContain('ancini')
    })

    test('stops when the client has gone, and records how much was sent', async () => {
      const before = await recorded()
      const reader = (await answer('?state=any')).body?.getReader()
      // The header, then a page.
      await reader?.read()
      await reader?.read()
      await reader?.cancel()
      expect((await recorded()).slice(before.length)).toMatchObject([{ detail: { leads: 500 } }])
    })

    test('that nobody takes is not made', async () => {
      const before = await recorded()
      await answer('?state=lost&region=inner')
      // Were it made, it would be recorded before this one.
      await (await answer('?state=any')).text()
      expect((await recorded()).slice(before.length)).toMatchObject([
        { detail: { filters: ['state'] } },
      ])
    })

    test('is for operators only', async () => {
      expect((await desk.app.request('/api/leads/export')).status).toBe(401)
    })
  })
})
