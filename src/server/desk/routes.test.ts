import { beforeAll, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import {
  acceptInvitation,
  becomeOwner,
  joinAgent,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'
import { openLog } from '../log.ts'
import { deskRoutes } from './desk.ts'

/**
 * Who may use each route under /api. A route that is not here fails, and so does one that is here and not there.
 * 'enrolling' is somebody who gave a password and has no second factor yet.
 */
type Standing = 'anyone' | 'enrolling' | 'operator' | 'owner'
const rolesOf: Record<string, Standing> = {
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

  'GET /account/sessions': 'operator',
  'DELETE /account/sessions': 'operator',
  'DELETE /account/sessions/:id': 'operator',
  'POST /account/password': 'operator',
  'GET /account/recovery-codes': 'operator',
  'POST /account/recovery-codes': 'operator',
  'GET /account/second-factor/again': 'operator',
  'POST /account/second-factor/again': 'operator',
  'POST /account/second-factor/again/options': 'operator',
  'POST /account/second-factor/again/passkey': 'operator',
  'GET /account/passkeys': 'operator',
  'POST /account/passkeys/options': 'operator',
  'POST /account/passkeys': 'operator',
  'PUT /account/passkeys/:id': 'operator',
  'DELETE /account/passkeys/:id': 'operator',
  'POST /account/second-factor/renew': 'operator',
  'GET /account/given': 'operator',
  'POST /account/given/seen': 'operator',
  'GET /account/notifications': 'operator',
  'POST /account/notifications': 'operator',
  'GET /absences': 'operator',
  'POST /absences': 'operator',
  'POST /absences/:id/end': 'operator',
  'POST /absences/:id/undo': 'operator',
  'GET /colleagues': 'operator',
  'GET /events': 'operator',
  'GET /leads': 'operator',
  'POST /leads': 'operator',
  'GET /leads/:id': 'operator',
  'GET /leads/counts': 'operator',
  'POST /leads/:id/contact-details': 'operator',
  'GET /leads/:id/letters': 'operator',
  'POST /leads/:id/letters': 'operator',
  'POST /leads/:id/merge': 'operator',
  'POST /leads/:id/separate': 'operator',
  'POST /leads/:id/deliveries/:delivery/again': 'operator',
  'POST /leads/:id/notes': 'operator',
  'POST /leads/:id/owner': 'operator',
  'POST /leads/:id/steps': 'operator',
  'POST /leads/:id/undo': 'operator',
  'GET /leads/:id/person': 'operator',
  'GET /leads/:id/person/enquiries': 'operator',
  'GET /leads/:id/outcomes': 'operator',
  'POST /leads/:id/outcomes': 'operator',
  'GET /leads/:id/call-back-time': 'operator',
  'POST /leads/:id/call-started': 'operator',
  'POST /leads/:id/call-dropped': 'operator',
  'GET /queue': 'operator',
  'GET /queue/desk': 'operator',
  'POST /queue/claim': 'operator',
  'POST /queue/renew': 'operator',
  'POST /queue/release': 'operator',
  'GET /leads/:id/matching': 'operator',
  'POST /leads/:id/matching': 'operator',
  'POST /leads/:id/holders/:holder/stop': 'operator',
  'POST /offers': 'operator',
  'POST /offers/:id/cancel': 'operator',
  'GET /leads/export': 'operator',
  'GET /leads/export/count': 'operator',
  'POST /leads/export': 'operator',
  'POST /leads/many': 'operator',
  'GET /views': 'operator',
  'POST /views': 'operator',
  'PUT /views/:id': 'operator',
  'DELETE /views/:id': 'operator',
  'GET /insights': 'operator',
  'GET /insights/installers': 'operator',
  'GET /insights/desk': 'operator',
  'GET /returns': 'operator',
  'GET /returns/count': 'operator',
  'POST /returns/:offer': 'operator',
  'POST /goodwill/:offer': 'operator',
  'GET /endpoints': 'operator',
  'GET /installers/names': 'operator',
  'GET /warnings': 'operator',

  'POST /leads/:id/erase': 'owner',
  'POST /endpoints': 'owner',
  'POST /endpoints/:id/test': 'owner',
  'POST /endpoints/:id/secret': 'owner',
  'POST /endpoints/:id/close': 'owner',
  'POST /endpoints/:id/reopen': 'owner',
  'GET /installers': 'owner',
  'POST /installers': 'owner',
  'GET /installers/export': 'owner',
  'POST /installers/import': 'owner',
  'POST /installers/import/preview': 'owner',
  'GET /installers/:id': 'owner',
  'PUT /installers/:id': 'owner',
  'POST /installers/:id/pause': 'owner',
  'POST /installers/:id/close': 'owner',
  'POST /installers/:id/reopen': 'owner',
  'POST /installers/:id/terms': 'owner',
  'POST /installers/:id/links/end': 'owner',
  'POST /goodwill/:id/decide': 'owner',
  'POST /installers/:id/secret': 'owner',
  'GET /offer-rules': 'owner',
  'PUT /offer-rules': 'owner',
  'GET /shares': 'owner',
  'POST /shares': 'owner',
  'POST /shares/try': 'owner',
  'GET /assignment': 'owner',
  'POST /assignment': 'owner',
  'GET /keys': 'owner',
  'POST /keys': 'owner',
  'POST /keys/:id/revoke': 'owner',
  'GET /recipients': 'owner',
  'GET /ledger': 'owner',
  'GET /ledger/:installer': 'owner',
  'GET /ledger/:installer/csv': 'owner',
  'POST /ledger/:installer/payments': 'owner',
  'POST /ledger/:installer/payments/:payment/take-back': 'owner',
  'PUT /recipients': 'owner',
  'GET /letter-templates': 'owner',
  'POST /letter-templates': 'owner',
  'DELETE /letter-templates/:id': 'owner',
  'GET /weekly-letter': 'owner',
  'PUT /weekly-letter': 'owner',
  'GET /audit': 'owner',
  'GET /people': 'owner',
  'POST /people': 'owner',
  'POST /people/:id/invitation': 'owner',
  'POST /people/:id/role': 'owner',
  'POST /people/:id/close': 'owner',
  'POST /people/:id/reopen': 'owner',
  'POST /people/:id/second-factor/reset': 'owner',
}

type Asking = Pick<TestBrowser, 'ask' | 'cookies'>

let desk: TestDesk
let somebody: { nobody: Asking; enrolling: Asking; agent: Asking; owner: Asking }

beforeAll(async () => {
  const database = openSqlite(':memory:')
  await migrate(database)
  desk = openTestDesk(database)
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
})

/** Every route of the desk, as 'METHOD /path'. What is for all methods is no route but a guard. */
function routesOf({ routes: all }: Pick<ReturnType<typeof deskRoutes>, 'routes'>): string[] {
  const routes = all
    .filter(({ method }) => method !== 'ALL')
    .map(({ path, method }) => `${method} ${path}`)
  return [...new Set(routes)]
}

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
    Object.keys(rolesOf).toSorted(),
  )
})

test('a route added without a word is found', () => {
  const app = deskRoutes(desk.services, openLog('silent'))
  app.get('/everything', (c) => c.json({}))
  expect(routesOf(app)).toContain('GET /everything')
})

test('without a session only signing in is answered', async () => {
  for (const [route, role] of Object.entries(rolesOf))
    if (role !== 'anyone')
      expect([route, await outcome(somebody.nobody, route)]).toEqual([route, '401 signed-out'])
})

test('without a second factor only setting one up is answered', async () => {
  for (const [route, role] of Object.entries(rolesOf))
    if (role === 'operator' || role === 'owner')
      expect([route, await outcome(somebody.enrolling, route)]).toEqual([
        route,
        '403 second-factor-first',
      ])
})

test('an agent is refused what only owners may do, and nothing else', async () => {
  for (const [route, role] of Object.entries(rolesOf)) {
    if (role === 'owner')
      expect([route, await outcome(somebody.agent, route)]).toEqual([route, '403 owners-only'])
    if (role === 'operator' && !isLasting(route))
      expect([route, (await ask(somebody.agent, route)).body?.code]).not.toEqual([
        route,
        'owners-only',
      ])
  }
})

/** Streams that go on until whoever reads them leaves. */
function isLasting(route: string): boolean {
  return route === 'GET /events'
}

test('an owner is refused nothing for being who they are', async () => {
  for (const [route, role] of Object.entries(rolesOf))
    if (role === 'owner')
      expect([route, (await ask(somebody.owner, route)).body?.code]).not.toEqual([
        route,
        'owners-only',
      ])
})

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
  ['no JSON', 'POST', '/keys', '{"label":'],
  ['no JSON, from somebody without a session', 'POST', '/sign-in', '{'],
  ['a NUL in a label', 'POST', '/keys', '{"label":"a\\u0000"}'],
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
  for (const route of Object.keys(rolesOf))
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

test('with the database away nothing is let through, and what to do is said', async () => {
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
