import { beforeAll, expect, test } from 'vitest'
import { formatInstaller } from '#domain/installer/draft.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  type TestBrowser,
} from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'

/* Somebody has an owner's session cookie and nothing else: no password, no phone, no recovery code. */
onEveryDatabase((open) => {
  let clock = Date.now()
  let thief: TestBrowser
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  let agent: string
  let closed: string
  let endpoint: string
  let key: string
  let installer: string
  let lead: string

  beforeAll(async () => {
    const desk = openTestDesk(open(), { now: () => new Date(clock) })
    owner = await becomeOwner(desk)
    agent = (await joinAgent(desk, owner, newName('Ana'))).id
    closed = (await joinAgent(desk, owner, newName('Bob'))).id
    await owner.ask('POST', `/people/${closed}/close`, {})
    const webhook = { label: 'CRM', url: 'https://127.0.0.1:9/leads' }
    endpoint = String((await owner.ask('POST', '/endpoints', webhook)).body.id)
    key = String((await owner.ask('POST', '/keys', { label: 'Partner' })).body.id)
    installer = await storeInstaller(open(), { abn: '51 824 753 556' })
    const stored = newLead({ first_name: 'Zephyrine' })
    await insertLead(stored, storeDeps(open()))
    lead = stored.id
    // What the owner did so far needed the second factor; ten minutes later somebody takes the cookie.
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

  test('they let nobody in, send nothing elsewhere, and take no file of leads', async () => {
    const mine = { name: 'A Thief', email: newEmail('thief'), role: 'owner' }
    const { body } = await thief.ask('GET', `/installers/${installer}`)
    const seen = Object(body.draft)
    const theirs = {
      ...{ part: 'people', seen },
      draft: { people: seen.people, webhook: 'https://thief.example/' },
    }
    const tries: [string, string, unknown?][] = [
      ['POST', '/people', mine],
      ['POST', `/people/${agent}/invitation`],
      ['POST', `/people/${agent}/role`, { role: 'owner' }],
      ['POST', `/people/${agent}/second-factor/reset`],
      ['POST', `/people/${agent}/close`, {}],
      ['POST', `/people/${closed}/reopen`],
      ['PUT', '/recipients', { recipients: [mine.email] }],
      ['POST', '/endpoints', { label: 'Mine', url: 'https://127.0.0.1:9/thief' }],
      ['POST', `/endpoints/${endpoint}/secret`],
      ['POST', `/endpoints/${endpoint}/close`],
      ['POST', `/endpoints/${endpoint}/reopen`],
      ['POST', '/installers', { draft: draft() }],
      ['PUT', `/installers/${installer}`, theirs],
      ['POST', '/installers/import', { file: 'trading_name' }],
      ['POST', `/installers/${installer}/secret`],
      ['POST', '/keys', { label: 'Mine' }],
      ['POST', `/keys/${key}/revoke`],
      ['GET', '/leads/export?state=all'],
      ['POST', '/leads/export', { leads: [lead], format: 'csv' }],
      ['GET', '/installers/export'],
      ['POST', `/leads/${lead}/erase`, { reference: 'WW-1' }],
      ['POST', '/account/recovery-codes', { password: 'a guess' }],
      ['POST', '/account/second-factor/renew', { password: 'a guess' }],
      ['POST', '/account/passkeys/options'],
    ]
    for (const [method, path, sent] of tries)
      expect([method, path, await code(method, path, sent)]).toEqual([
        method,
        path,
        'second-factor-again',
      ])
    // Setting up another factor over the one there is.
    expect(await code('POST', '/second-factor', { password: 'a guess' })).toBe('has-second-factor')
    expect(await code('POST', '/account/second-factor/again', { code: '123456' })).toBe(
      'wrong-code',
    )
    const people = await open().db.selectFrom('operators').select('email').execute()
    expect(people.map(({ email }) => email)).not.toContain(mine.email)
    const owners = await open()
      .db.selectFrom('operators')
      .select('id')
      .where('role', '=', 'owner')
      .execute()
    expect(owners).toHaveLength(1)
  })

  test('they can still read and work on leads, where each act is in the audit log', async () => {
    for (const [method, path, sent] of [
      ['GET', '/leads?size=50'],
      ['GET', `/leads/${lead}`],
      ['POST', `/leads/${lead}/notes`, { text: 'Left by the thief' }],
      ['GET', '/people'],
      ['GET', '/endpoints'],
      ['GET', '/audit'],
      ['POST', `/installers/${installer}/pause`, { until: null }],
      ['PUT', '/weekly-letter', { on: true }],
      ['DELETE', '/account/sessions'],
    ] satisfies [string, string, unknown?][])
      expect([200, 201]).toContain((await thief.ask(method, path, sent)).status)
  })

  test('five guesses at the password end the session, theirs and the owner’s', async () => {
    const guess = () =>
      code('POST', '/account/password', { current: 'a guess', password: 'something entirely else' })
    for (let round = 0; round < 4; round += 1) expect(await guess()).toBe('current-password')
    expect(await guess()).toBe('signed-out')
    expect(await code('GET', '/leads?size=50')).toBe('signed-out')
    expect((await owner.ask('GET', '/session')).status).toBe(401)
  })
})
