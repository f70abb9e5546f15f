import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { formatInstaller, type InstallerDraft } from '#domain/installer/draft.ts'
import type { InstallerPart } from '#domain/installer/parts.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller, storeOffer } from '../../../tests/stored-installers.ts'
import { deskRoutes } from '../desk.ts'
import { openLog } from '../http/log.ts'

/* A thief has an owner's session cookie and nothing else: no password, no phone, no recovery code. */
onEveryDatabase((open) => {
  let clock = Date.now()
  let thief: TestBrowser
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let agent: string
  let left: string
  let closed: string
  let second: string
  let offer: string
  let desk: TestDesk
  let endpoint: string
  let key: string
  let installer: string
  let lead: string

  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => new Date(clock), maxInstallers: 1 })
    owner = await becomeOwner(desk)
    agent = (await joinAgent(desk, owner, newName('Ana'))).id
    left = (await joinAgent(desk, owner, newName('Bob'))).id
    await owner.ask('POST', `/people/${left}/close`, {})
    const webhook = { label: 'CRM', url: 'https://127.0.0.1:9/leads' }
    endpoint = String((await owner.ask('POST', '/endpoints', webhook)).body.id)
    key = String((await owner.ask('POST', '/keys', { label: 'Partner' })).body.id)
    installer = await storeInstaller(open(), { abn: '51 824 753 556' })
    second = await storeInstaller(open(), { id: 'zzz' })
    closed = await storeInstaller(open(), { closedAt: new Date(clock).toISOString() })
    const stored = newLead({
      ...{ first_name: 'Zephyrine', service: 'solar-panels', postcode: '3875' },
      created_at: new Date(clock).toISOString(),
    })
    await insertLead(stored, storeDeps(open()))
    lead = stored.id
    const other = newLead()
    await insertLead(other, storeDeps(open()))
    offer = await storeOffer(open(), { lead: other.id, installer: second })
    const letter = { installer: second, event: 'offer.made', offer, lead: other.id } as const
    await enqueueForInstaller(open().db, { ...letter, now: new Date(clock) })
    await open()
      .db.updateTable('deliveries')
      .set({ attempts: 1 })
      .where('offer', '=', offer)
      .execute()
    // What the owner did so far needed the second factor; ten minutes later a thief takes the cookie.
    clock += 10 * 60_000
    thief = desk.browser()
    const cookie = owner.cookies.get('desk.session_token') ?? ''
    thief.cookies.set('desk.session_token', cookie)
  })

  const code = async (method: string, path: string, body?: unknown) => {
    const answer = await thief.ask(method, path, body)
    return answer.body?.code ?? answer.status
  }
  const draft = () => formatInstaller(installerWith({ abn: '53 004 085 616' }))

  /** What sends leads or money another way, gives access or takes a file away. By hand and as the desk posts it. */
  const tries = async () => {
    const mine = { name: 'A Thief', email: newEmail('thief'), role: 'owner' }
    const { body } = await thief.ask('GET', `/installers/${installer}`)
    const seen = Object(body.draft)
    const change = (part: InstallerPart, fields: Partial<InstallerDraft>) =>
      ['PUT /installers/:installer', { part, seen, draft: fields }] as const
    const share = { installer, weight: 100, caps: {}, version: 0 }
    const id = '0190a5b0-0000-7000-8000-000000000000'
    return [
      ['POST /people', mine],
      ['POST /people/:agent/invitation'],
      ['POST /people/:agent/role', { role: 'owner' }],
      ['POST /people/:agent/second-factor/reset'],
      ['POST /people/:agent/close', {}],
      ['POST /people/:left/reopen'],
      ['PUT /recipients', { recipients: [mine.email] }],
      ['POST /endpoints', { label: 'Mine', url: 'https://127.0.0.1:9/thief' }],
      ['POST /endpoints/:endpoint/secret'],
      ['POST /endpoints/:endpoint/close'],
      ['POST /endpoints/:endpoint/reopen'],
      ['POST /installers', { draft: draft() }],
      change('people', { people: seen.people, webhook: 'https://thief.example/' }),
      change('many', { weight: '100' }),
      change('many', { fees: 'panels 0; batteries 0' }),
      change('many', { cap_day: '999' }),
      change('many', { cap_day: '0' }),
      change('where', { areas: '3011' }),
      change('what', { services: 'panels' }),
      change('when', { days_off: '2026-01-01 to 2036-01-01' }),
      change('proof', { seller_expires_on: '2040-01-01' }),
      ['POST /installers/import', { file: 'trading_name' }],
      ['POST /installers/:installer/secret'],
      ['POST /installers/:closed/reopen'],
      ['POST /installers/:installer/close'],
      ['POST /installers/:installer/pause', { until: '2040-01-01' }],
      ['POST /installers/:installer/pause', { until: null }],
      ['POST /installers/:installer/start'],
      ['POST /installers/:installer/terms'],
      ['POST /installers/:installer/links/end'],
      ['POST /installers/:installer/backlog', { answer: 'offer' }],
      ['POST /requests/:installer', { decision: 'confirmed', sentence: '' }],
      ['PUT /offer-rules', { mode: 'offer', minutes: 30, openPerPlace: 9 }],
      ['POST /shares', { changes: [share] }],
      ['POST /assignment', { rules: [], otherwise: 'everybody' }],
      ['POST /ledger/:installer/payments', { id, cents: 100_000 }],
      ['POST /ledger/:installer/payments/:lead/take-back'],
      ['POST /goodwill/:offer', { id, amountCents: 6000, sentence: 'For a friend' }],
      ['POST /goodwill/:offer/decide', { decision: 'agreed' }],
      ['POST /returns/:offer', { decision: 'credited', because: 'For a friend' }],
      ['POST /offers', { lead, installer: second }],
      ['POST /offers/:offer/cancel'],
      ['POST /keys', { label: 'Mine' }],
      ['POST /keys/:key/revoke'],
      ['POST /api-keys', { label: 'Mine', scopes: ['leads:read'] }],
      ['POST /api-keys/:key/secret'],
      ['POST /api-keys/:key/revoke'],
      ['GET /leads/export?state=all'],
      ['POST /leads/export', { leads: [lead], format: 'csv' }],
      ['GET /installers/export'],
      ['GET /leads/:lead/person'],
      ['POST /leads/:lead/erase', { reference: 'WW-1' }],
      ['POST /account/password', { current: 'a guess', password: 'something entirely else' }],
      ['POST /account/recovery-codes', { password: 'a guess' }],
      ['POST /account/second-factor/renew', { password: 'a guess' }],
      ['POST /account/passkeys/options'],
      ['POST /account/passkeys'],
      ['DELETE /account/passkeys/:key'],
    ] satisfies (readonly [string, unknown?])[]
  }
  /** What a cookie alone still does to anything, beside reading: a route that is new must be here, or be refused. */
  const stillDone = {
    'its own account': [
      'DELETE /account/sessions',
      'DELETE /account/sessions/:id',
      'PUT /account/passkeys/:id',
      'POST /account/second-factor/again',
      'POST /account/second-factor/again/options',
      'POST /account/second-factor/again/passkey',
      'POST /account/given/seen',
      'POST /account/notifications',
      'POST /first-steps/hide',
      'POST /views',
      'PUT /views/:id',
      'DELETE /views/:id',
      'POST /second-factor',
      'POST /second-factor/verify',
    ],
    'one lead, as an agent works on it, in the audit log': [
      'POST /leads',
      'POST /leads/many',
      'POST /leads/:id/call-dropped',
      'POST /leads/:id/call-started',
      'POST /leads/:id/contact-details',
      'POST /leads/:id/deliveries/:delivery/again',
      'POST /leads/:id/holders/:holder/stop',
      'POST /leads/:id/letters',
      'POST /leads/:id/matching',
      'POST /leads/:id/merge',
      'POST /leads/:id/notes',
      'POST /leads/:id/outcome',
      'POST /leads/:id/outcomes',
      'POST /leads/:id/owner',
      'POST /leads/:id/separate',
      'POST /leads/:id/skip',
      'POST /leads/:id/snooze',
      'POST /leads/:id/steps',
      'POST /leads/:id/undo',
      'POST /queue/claim',
      'POST /queue/release',
      'POST /queue/renew',
    ],
    'who is away, and what letters say': [
      'POST /absences',
      'POST /absences/:id/end',
      'POST /absences/:id/undo',
      'POST /letter-templates',
      'DELETE /letter-templates/:id',
      'PUT /weekly-letter',
    ],
    'which answers of an advertisement are which': [
      'POST /ad-forms/:id/mapping',
      'POST /ad-forms/:id/fetch',
    ],
    'nothing: trials, examples and checks before the first offer': [
      'POST /endpoints/:id/test',
      'POST /installers/import/preview',
      'POST /installers/:id/try',
      'POST /installers/:id/checks',
      'POST /installers/:id/rehearsal',
      'POST /shares/try',
    ],
  }
  /** All that says where leads and money go, and who may read them. */
  const whereThingsGo = async () => {
    const { db } = open()
    const tables = [
      ...['installers', 'installer_areas', 'accreditations', 'offers', 'ledger_entries'],
      ...['goodwill_credits', 'webhook_endpoints', 'client_keys', 'api_keys', 'settings'],
      ...['operators', 'operator_accounts', 'operator_second_factors', 'operator_passkeys'],
    ]
    return Promise.all(
      tables.map(async (table) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows),
    )
  }

  test('they move no lead and no money, let nobody in, and take no file', async () => {
    const before = await whereThingsGo()
    const ids: Record<string, string> = {
      agent,
      left,
      endpoint,
      key,
      installer,
      closed,
      lead,
      offer,
    }
    for (const [route, sent] of await tries()) {
      const [method = '', path = ''] = route.split(' ')
      const answer = await code(
        method,
        path.replace(/:(\w+)/g, (_, name) => ids[name] ?? ''),
        sent,
      )
      expect([route, sent, answer]).toEqual([route, sent, 'second-factor-again'])
    }
    // Setting up another factor over the one there is.
    expect(await code('POST', '/second-factor', { password: 'a guess' })).toBe('has-second-factor')
    expect(await code('POST', '/account/second-factor/again', { code: '123456' })).toBe(
      'wrong-code',
    )
    expect(await whereThingsGo()).toEqual(before)
  })

  test('what they can still do is on a list, to which a new route must be added', async () => {
    const shapeOf = (route: string) => route.replace(/\?.*/, '').replaceAll(/:\w+/g, ':id')
    const routes = deskRoutes(desk.services, openLog('silent'))
      .routes.filter(({ method }) => !['ALL', 'GET'].includes(method))
      .map(({ method, path }) => shapeOf(`${method} ${path}`))
    const signingIn = /^POST \/(?:sign-|recover$|reset$|set-up$)/
    const refused = (await tries()).map(([route]) => shapeOf(route))
    const still = Object.values(stillDone).flat().map(shapeOf)
    const named = new Set([...refused, ...still])
    const others = routes.filter((route) => !named.has(route) && !signingIn.test(route))
    expect(others).toEqual([])
    expect(still.filter((route) => refused.includes(route) || !routes.includes(route))).toEqual([])
  })

  test('they can still read and work on leads, where each act is in the audit log', async () => {
    for (const [method, path, sent] of [
      ['GET', '/leads?size=50'],
      ['GET', `/leads/${lead}`],
      ['POST', `/leads/${lead}/notes`, { text: 'Left by the thief' }],
      ['GET', '/people'],
      ['GET', '/endpoints'],
      ['GET', '/audit'],
      ['GET', `/ledger/${installer}`],
      ['PUT', '/weekly-letter', { on: true }],
      ['DELETE', '/account/sessions'],
    ] satisfies [string, string, unknown?][])
      expect([200, 201]).toContain((await thief.ask(method, path, sent)).status)
  })

  test('five guesses at a code end the session, theirs and the owner’s', async () => {
    const guess = () => code('POST', '/account/second-factor/again', { code: '123456' })
    // One was made above.
    for (let round = 0; round < 3; round += 1) expect(await guess()).toBe('wrong-code')
    expect(await guess()).toBe('signed-out')
    expect(await code('GET', '/leads?size=50')).toBe('signed-out')
    expect((await owner.ask('GET', '/session')).status).toBe(401)
  })
})
