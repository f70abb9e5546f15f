import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import {
  acceptInvitation,
  becomeOwner,
  giveSecondFactorAgain,
  joinAgent,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { deskRoutes } from '../desk.ts'
import { openLog } from '../http/log.ts'

type Role = 'anyone' | 'enrolling' | 'operator' | 'owner'
/** Whether a session is enough, or the second factor must have been given again in the last five minutes. */
type Proof =
  | 'session'
  | 'factor again'
  | 'factor again out of turn'
  | 'factor again once sent'
  | 'factor again where it moves leads or money'
type Need = 'anyone' | 'enrolling' | `${'operator' | 'owner'}, ${Proof}`

/**
 * Who may use each route under /api, and by what proof. A route that is not here fails, and so does one that is here and
 * not there. 'enrolling' is an operator who gave a password and has no second factor yet.
 */
const needs: Record<string, Need> = {
  'POST /sign-in': 'anyone',
  'POST /sign-in/code': 'anyone',
  'POST /sign-in/recovery-code': 'anyone',
  'POST /sign-in/passkey/options': 'anyone',
  'POST /sign-in/passkey': 'anyone',
  'POST /sign-out': 'anyone',
  'POST /recover': 'anyone',
  'POST /reset': 'anyone',
  'POST /set-up': 'anyone',

  'GET /session': 'enrolling',
  'POST /second-factor': 'enrolling',
  'POST /second-factor/verify': 'enrolling',

  'GET /account/sessions': 'operator, session',
  'DELETE /account/sessions': 'operator, session',
  'DELETE /account/sessions/:id': 'operator, session',
  'POST /account/password': 'operator, factor again',
  'GET /account/recovery-codes': 'operator, session',
  'POST /account/recovery-codes': 'operator, factor again',
  'GET /account/second-factor/again': 'operator, factor again',
  'POST /account/second-factor/again': 'operator, session',
  'POST /account/second-factor/again/options': 'operator, session',
  'POST /account/second-factor/again/passkey': 'operator, session',
  'GET /account/passkeys': 'operator, session',
  'POST /account/passkeys/options': 'operator, factor again',
  'POST /account/passkeys': 'operator, factor again',
  'PUT /account/passkeys/:id': 'operator, session',
  'DELETE /account/passkeys/:id': 'operator, factor again',
  'POST /account/second-factor/renew': 'operator, factor again',
  'GET /account/given': 'operator, session',
  'POST /account/given/seen': 'operator, session',
  'GET /account/notifications': 'operator, session',
  'POST /account/notifications': 'operator, session',
  'GET /absences': 'operator, session',
  'POST /absences': 'operator, session',
  'POST /absences/:id/end': 'operator, session',
  'POST /absences/:id/undo': 'operator, session',
  'GET /colleagues': 'operator, session',
  'GET /events': 'operator, session',
  'GET /first-steps': 'owner, session',
  'POST /first-steps/hide': 'owner, session',
  'GET /leads': 'operator, session',
  'POST /leads': 'operator, session',
  'GET /leads/:id': 'operator, session',
  'GET /leads/counts': 'operator, session',
  'POST /leads/:id/contact-details': 'operator, session',
  'GET /leads/:id/letters': 'operator, session',
  'POST /leads/:id/letters': 'operator, session',
  'POST /leads/:id/outcome': 'operator, session',
  'POST /leads/:id/merge': 'operator, session',
  'POST /leads/:id/separate': 'operator, session',
  'POST /leads/:id/skip': 'operator, session',
  'POST /leads/:id/snooze': 'operator, session',
  'POST /leads/:id/deliveries/:delivery/again': 'operator, session',
  'POST /leads/:id/notes': 'operator, session',
  'POST /leads/:id/owner': 'operator, session',
  'POST /leads/:id/steps': 'operator, session',
  'POST /leads/:id/undo': 'operator, session',
  'GET /leads/:id/person': 'operator, factor again',
  'GET /leads/:id/receipts/:receipt': 'operator, session',
  'GET /leads/:id/person/enquiries': 'operator, session',
  'GET /leads/:id/outcomes': 'operator, session',
  'POST /leads/:id/outcomes': 'operator, session',
  'GET /leads/:id/call-back-time': 'operator, session',
  'POST /leads/:id/call-started': 'operator, session',
  'POST /leads/:id/call-dropped': 'operator, session',
  'GET /queue': 'operator, session',
  'GET /queue/desk': 'operator, session',
  'POST /queue/claim': 'operator, session',
  'POST /queue/renew': 'operator, session',
  'POST /queue/release': 'operator, session',
  'GET /leads/:id/matching': 'operator, session',
  'POST /leads/:id/matching': 'operator, session',
  'POST /leads/:id/holders/:holder/stop': 'operator, session',
  'POST /offers': 'operator, factor again out of turn',
  'POST /offers/:id/cancel': 'operator, factor again once sent',
  'GET /leads/export': 'operator, factor again',
  'GET /leads/export/count': 'operator, session',
  'POST /leads/export': 'operator, factor again',
  'POST /leads/many': 'operator, session',
  'GET /views': 'operator, session',
  'POST /views': 'operator, session',
  'PUT /views/:id': 'operator, session',
  'DELETE /views/:id': 'operator, session',
  'GET /insights': 'operator, session',
  'GET /insights/installers': 'operator, session',
  'GET /insights/desk': 'operator, session',
  'GET /returns': 'operator, session',
  'GET /returns/count': 'operator, session',
  'POST /returns/:offer': 'operator, factor again',
  'POST /goodwill/:offer': 'operator, factor again',
  'GET /ad-forms': 'owner, session',
  'POST /ad-forms/:id/mapping': 'owner, session',
  'POST /ad-forms/:id/fetch': 'owner, session',
  'GET /endpoints': 'operator, session',
  'GET /deliveries/:id/tries/:number': 'operator, session',
  'GET /installers/names': 'operator, session',
  'GET /warnings': 'operator, session',

  'POST /leads/:id/erase': 'owner, factor again',
  'POST /endpoints': 'owner, factor again',
  'POST /endpoints/:id/test': 'owner, session',
  'POST /endpoints/:id/secret': 'owner, factor again',
  'POST /endpoints/:id/close': 'owner, factor again',
  'POST /endpoints/:id/reopen': 'owner, factor again',
  'GET /installers': 'owner, session',
  'POST /installers': 'owner, factor again',
  'GET /installers/export': 'owner, factor again',
  'POST /installers/import': 'owner, factor again',
  'POST /installers/import/preview': 'owner, session',
  'GET /installers/:id': 'owner, session',
  'PUT /installers/:id': 'owner, factor again where it moves leads or money',
  'POST /goodwill/:id/decide': 'owner, factor again',
  'POST /installers/:id/links/end': 'owner, factor again',
  'POST /installers/:id/pause': 'owner, factor again',
  'POST /installers/:id/backlog': 'owner, factor again',
  'POST /installers/:id/close': 'owner, factor again',
  'POST /installers/:id/reopen': 'owner, factor again',
  'POST /installers/:id/terms': 'owner, factor again',
  'POST /installers/:id/try': 'owner, session',
  'POST /installers/:id/checks': 'owner, session',
  'POST /installers/:id/rehearsal': 'owner, session',
  'POST /installers/:id/start': 'owner, factor again',
  'POST /installers/:id/secret': 'owner, factor again',
  'POST /requests/:id': 'owner, factor again',
  'GET /requests/:id/file': 'owner, session',
  'GET /offer-rules': 'owner, session',
  'PUT /offer-rules': 'owner, factor again',
  'GET /shares': 'owner, session',
  'POST /shares': 'owner, factor again',
  'POST /shares/try': 'owner, session',
  'GET /assignment': 'owner, session',
  'POST /assignment': 'owner, factor again',
  'GET /keys': 'owner, session',
  'POST /keys': 'owner, factor again',
  'POST /keys/:id/revoke': 'owner, factor again',
  'GET /api-keys': 'owner, session',
  'POST /api-keys': 'owner, factor again',
  'POST /api-keys/:id/secret': 'owner, factor again',
  'POST /api-keys/:id/revoke': 'owner, factor again',
  'GET /recipients': 'owner, session',
  'GET /ledger': 'owner, session',
  'GET /ledger/:installer': 'owner, session',
  'GET /ledger/:installer/csv': 'owner, session',
  'POST /ledger/:installer/payments': 'owner, factor again',
  'POST /ledger/:installer/payments/:payment/take-back': 'owner, factor again',
  'PUT /recipients': 'owner, factor again',
  'GET /letter-templates': 'owner, session',
  'POST /letter-templates': 'owner, session',
  'DELETE /letter-templates/:id': 'owner, session',
  'GET /weekly-letter': 'owner, session',
  'PUT /weekly-letter': 'owner, session',
  'GET /audit': 'owner, session',
  'GET /people': 'owner, session',
  'POST /people': 'owner, factor again',
  'POST /people/:id/invitation': 'owner, factor again',
  'POST /people/:id/role': 'owner, factor again',
  'POST /people/:id/close': 'owner, factor again',
  'POST /people/:id/reopen': 'owner, factor again',
  'POST /people/:id/second-factor/reset': 'owner, factor again',
}

type Asking = Pick<TestBrowser, 'ask' | 'cookies'>

let desk: TestDesk
let clock = Date.now()
let somebody: Record<'nobody' | 'enrolling', Asking> &
  Record<'agent' | 'owner', Asking & { recoveryCodes: string[] }>
let installer: string

beforeAll(async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  desk = openTestDesk(database, { now: () => new Date(clock) })
  const owner = await becomeOwner(desk)
  somebody = {
    nobody: desk.browser(),
    owner,
    agent: await joinAgent(desk, owner),
    enrolling: await acceptInvitation(desk, owner, {
      name: 'Aroha Ngata',
      email: 'aroha@wattlewise.example',
      role: 'owner',
    }),
  }
  installer = await storeInstaller(database, { abn: '51 824 753 556' })
  // What they gave to come this far counts for five minutes.
  clock += 5 * 60_000
})

/** Every route of the desk, as 'METHOD /path'. What is for all methods is no route but a guard. */
function routesOf({ routes: all }: Pick<ReturnType<typeof deskRoutes>, 'routes'>): string[] {
  const routes = all
    .filter(({ method }) => method !== 'ALL')
    .map(({ path, method }) => `${method} ${path}`)
  return [...new Set(routes)]
}

const roleOf = (need: Need) => need.split(', ')[0] as Role
const proofOf = (need: Need) => need.split(', ')[1] as Proof | undefined
const isProtected = (need: Need) => !['anyone', 'enrolling'].includes(need)

/** Asks a route for something it cannot do, so that nothing changes if it is reached after all. */
function ask(who: Asking, route: string) {
  const [method = '', path = ''] = route.split(' ')
  const body = method === 'GET' || method === 'DELETE' ? undefined : {}
  return who.ask(method, path.replaceAll(/:\w+/g, 'no-such'), body)
}

const outcome = async (who: Asking, route: string) => {
  const { status, body } = await ask(who, route)
  return `${status} ${typeof body?.code === 'string' ? body.code : ''}`
}

test('every route is in the table, and every one in the table is a route', () => {
  expect(routesOf(deskRoutes(desk.services, openLog('silent'))).toSorted()).toEqual(
    Object.keys(needs).toSorted(),
  )
})

test('a route added without a word is found', () => {
  const app = deskRoutes(desk.services, openLog('silent'))
  app.get('/everything', (c) => c.json({}))
  expect(routesOf(app)).toContain('GET /everything')
})

test('without a session only signing in is answered', async () => {
  for (const [route, need] of Object.entries(needs))
    if (need !== 'anyone')
      expect([route, await outcome(somebody.nobody, route)]).toEqual([route, '401 signed-out'])
})

test('without a second factor only setting one up is answered', async () => {
  for (const [route, need] of Object.entries(needs))
    if (isProtected(need))
      expect([route, await outcome(somebody.enrolling, route)]).toEqual([
        route,
        '403 second-factor-first',
      ])
})

test('an agent is refused what only owners may do, and nothing else', async () => {
  for (const [route, need] of Object.entries(needs)) {
    if (roleOf(need) === 'owner')
      expect([route, await outcome(somebody.agent, route)]).toEqual([route, '403 owners-only'])
    if (roleOf(need) === 'operator' && !isLasting(route))
      expect([route, (await ask(somebody.agent, route)).body?.code]).not.toEqual([
        route,
        'owners-only',
      ])
  }
})

test('an owner is refused nothing for being who they are', async () => {
  for (const [route, need] of Object.entries(needs))
    if (roleOf(need) === 'owner')
      expect([route, (await ask(somebody.owner, route)).body?.code]).not.toEqual([
        route,
        'owners-only',
      ])
})

describe('without the second factor given again', () => {
  const refused = '403 second-factor-again'

  /** All rows of all tables. */
  const everything = async () => {
    const { db } = desk.services.database
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    return Promise.all(
      tables.map(async (table) => [
        table,
        (await sql`select * from ${sql.table(table)}`.execute(db)).rows,
      ]),
    )
  }

  test('what needs it is refused to an owner and an agent, and changes nothing', async () => {
    const before = await everything()
    for (const [route, need] of Object.entries(needs))
      if (proofOf(need) === 'factor again')
        for (const who of roleOf(need) === 'owner'
          ? (['owner'] as const)
          : (['owner', 'agent'] as const))
          expect([route, who, await outcome(somebody[who], route)]).toEqual([route, who, refused])
    expect(await everything()).toEqual(before)
  })

  test('nothing else is refused for it', async () => {
    for (const [route, need] of Object.entries(needs))
      if (isProtected(need) && proofOf(need) !== 'factor again' && !isLasting(route))
        expect([route, await outcome(somebody.owner, route)]).not.toEqual([route, refused])
  })

  test('an installer is changed as long as its leads and its money go where they went', async () => {
    const { owner } = somebody
    const { body } = await owner.ask('GET', `/installers/${installer}`)
    const draft = Object(body.draft)
    const change = (part: string, fields: object) =>
      owner.ask('PUT', `/installers/${installer}`, { part, seen: draft, draft: fields })
    const before = await everything()
    for (const elsewhere of [
      { webhook: 'https://thief.example/' },
      { people: '*A Thief, thief@attack.example, 0491 570 156' },
    ])
      expect((await change('people', elsewhere)).body).toMatchObject({
        code: 'second-factor-again',
      })
    for (const [part, moved] of [
      ['many', { cap_day: '5' }],
      ['many', { weight: '100' }],
      ['many', { fees: 'panels 0' }],
      ['where', { areas: '3011' }],
      ['what', { services: 'panels' }],
      ['when', { paused_until: '2040-01-01' }],
    ] as const)
      expect((await change(part, moved)).body).toMatchObject({ code: 'second-factor-again' })
    expect(await everything()).toEqual(before)
    const named = await change('business', { trading_name: 'Brighter Ladder' })
    expect(named.body).toMatchObject({ version: 1 })
    expect((await change('what', { strengths: 'local' })).body).toMatchObject({ version: 2 })
  })
})

/** Streams that go on until the client leaves. */
function isLasting(route: string): boolean {
  return route === 'GET /events'
}

test('what another site posts changes nothing, whatever the cookie', async () => {
  const { ask } = somebody.owner
  const elsewhere: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of elsewhere) {
    const { status, body } = await ask('POST', '/people', { name: 'A' }, headers)
    expect([status, body.code]).toEqual([403, 'other-site'])
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await ask('POST', '/sign-out', undefined, form)).status).toBe(415)
  expect((await ask('GET', '/session')).status).toBe(200)
})

test.each([
  ['no JSON', 'POST', '/views', '{"label":'],
  ['no JSON, from somebody without a session', 'POST', '/sign-in', '{'],
  ['a NUL in a label', 'POST', '/queue/renew', '{"lead":"a\\u0000"}'],
  ['a NUL in an id', 'GET', '/leads/a%00', undefined],
  ['a NUL in a filter', 'GET', '/leads/export?q=%00', undefined],
])('%s is answered 400 with a sentence', async (_, method, path, body) => {
  const response = await desk.app.request(`/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      cookie: Array.from(somebody.owner.cookies, (pair) => pair.join('=')).join('; '),
    },
    ...(body && { body }),
  })
  expect(response.status).toBe(400)
  expect(response.headers.get('retry-after')).toBeNull()
  expect(await response.json()).toMatchObject({
    code: 'unreadable',
    message: expect.stringMatching(/\w+ \w+.*\./),
  })
})

test('nothing under /api is kept by anybody on the way', async () => {
  for (const route of Object.keys(needs))
    if (!isLasting(route))
      expect((await ask(somebody.nobody, route)).headers.get('cache-control')).toBe('no-store')
})

test.each([
  'POST /auth/sign-in/email',
  'POST /auth/sign-up/email',
  'GET /auth/get-session',
  'POST /auth/update-user',
  'POST /auth/two-factor/send-otp',
  'POST /auth/delete-user',
])('the library’s own %s is nowhere to be reached', async (route) => {
  expect(await outcome(somebody.nobody, route)).toBe('401 signed-out')
  expect(await outcome(somebody.owner, route)).toBe('404 unknown')
})

test('with the database away nothing is let through, and the error says what to do', async () => {
  const away = openSqlite(':memory:')
  await migrate(away)
  const other = openTestDesk(away)
  const owner = await becomeOwner(other)
  await away.close()
  for (const route of ['GET /session', 'GET /people', 'POST /people/:id/close'])
    expect([route, await outcome(owner, route)]).toEqual([route, '503 unavailable'])
  const signIn = { email: owner.email, password: 'whatever it may be' }
  const { status, body, headers } = await other.browser().ask('POST', '/sign-in', signIn)
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '30'])
})

test('docs/desk-routes.md is what is answered', async () => {
  const refusals = ['signed-out', 'second-factor-first', 'owners-only', 'second-factor-again']
  const columns: string[][] = []
  const add = async (who: Asking, isSignedIn: boolean) => {
    const cells = []
    for (const route of Object.keys(needs)) {
      // A stream goes on, and after signing out there is nothing more to check.
      const isAsked = !isLasting(route) || !isSignedIn
      const asking = route === 'POST /sign-out' ? somebody.nobody : who
      const code = isAsked ? (await ask(asking, route)).body?.code : undefined
      cells.push(refusals.includes(String(code)) ? '' : 'yes')
    }
    columns.push(cells)
  }
  const { nobody, enrolling, agent, owner } = somebody
  await add(nobody, false)
  await add(enrolling, false)
  for (const who of [agent, owner]) {
    await add(who, true)
    await giveSecondFactorAgain(who, who.recoveryCodes.pop())
    await add(who, true)
    clock += 5 * 60_000
  }
  const rows = Object.entries(needs).map(([route, need], index) =>
    [`\`${route}\``, ...columns.map((cells) => cells[index]), proofOf(need) ?? ''].join(' | '),
  )
  await expect(`${documentHead}${rows.map((row) => `| ${row} |\n`).join('')}`).toMatchFileSnapshot(
    '../../../docs/desk-routes.md',
  )
})

const documentHead = `# The desk’s routes, and who is let through

Made by \`src/server/desk/routes.test.ts\`, which asks each route under \`/api\` as each of these and writes down whether it was
let through. \`vitest run src/server/desk/routes.test.ts -u\` writes it again. “+” has given the second factor again in the last five
minutes; “enrolling” gave a password and has no second factor yet. Which fields of an installer move leads or money is in
\`src/domain/installer/field-effects.ts\`. An operator who has read very many leads in a day is asked for the factor again by every route
that shows one.

| route | nobody | enrolling | agent | agent + | owner | owner + | needs |
|---|---|---|---|---|---|---|---|
`
