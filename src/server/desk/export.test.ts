import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { csvHeader, csvLine, exportedColumns, unitSeparator } from '#domain/lead/csv.ts'
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
import { totp } from '../../../tests/totp.ts'

const now = new Date('2026-11-21T09:00:00.000Z')

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
  const fileOf = (wanted: ManyLeads) =>
    csvHeader + wanted.map((lead) => csvLine(fieldsOf(lead))).join('')
  const fieldsOf = (lead: ManyLeads[number]) =>
    exportedColumns.map((column) => String(lead[column])).join(unitSeparator)
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
      expect(await sent.text()).toBe(fileOf(leads))
    })

    test('holds what is filtered for, or found', async () => {
      const lost = leads.filter(({ state, region }) => state === 'lost' && region === 'inner')
      expect(lost.length).toBeGreaterThan(100)
      expect(await (await answer('?state=lost&region=inner')).text()).toBe(fileOf(lost))

      const [somebody] = lost
      const response = await answer(`?state=any&q=${somebody?.reference_number}`)
      expect(await response.text()).toBe(fileOf(lost.slice(0, 1)))
      const unseen = await answer('?state=any', somebody?.reference_number)
      expect(await unseen.text()).toBe(fileOf(lost.slice(0, 1)))
      expect(await (await answer('?q=nobody.at.all@example.com')).text()).toBe(csvHeader)
      expect(await (await answer('?form=none')).text()).toBe(csvHeader)
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

    test('stops when whoever asked has gone, and says how much went out', async () => {
      const before = await recorded()
      const reader = (await answer('?state=any')).body?.getReader()
      // The header, then a page.
      await reader?.read()
      await reader?.read()
      await reader?.cancel()
      expect((await recorded()).slice(before.length)).toMatchObject([{ detail: { leads: 1000 } }])
    })

    test('that nobody takes is not made', async () => {
      const before = await recorded()
      await answer('?state=any')
      await wait(50)
      expect(await recorded()).toEqual(before)
    })

    test('is for operators only', async () => {
      expect((await desk.app.request('/api/leads/export')).status).toBe(401)
    })
  })
})
