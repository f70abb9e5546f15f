import { beforeAll, describe, expect, test } from 'vitest'
import { createAuthenticator } from '../../../tests/authenticator.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  becomeOwner,
  giveSecondFactorAgain,
  joinAgent,
  newName,
  openTestDesk,
  type TestBrowser,
  type TestDesk,
} from '../../../tests/desk.ts'

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    desk = openTestDesk(open())
    owner = await becomeOwner(desk)
  })

  type Agent = Awaited<ReturnType<typeof joinAgent>>

  async function addPasskey(
    agent: Agent,
    name = 'My laptop',
    authenticator = createAuthenticator(),
  ) {
    await giveSecondFactorAgain(agent, agent.recoveryCodes.pop())
    const { body } = await agent.ask('POST', '/account/passkeys/options')
    const created = authenticator.make(body.challenge)
    const added = await agent.ask('POST', '/account/passkeys', { ...created, name })
    expect(added.status).toBe(201)
    return authenticator
  }

  async function joinWithPasskey(name: string) {
    const agent = await joinAgent(desk, owner, newName(name))
    return { agent, authenticator: await addPasskey(agent) }
  }

  /** A browser in which the password was given, and the challenge it got. */
  async function givePassword({ email, password }: Pick<Agent, 'email' | 'password'>) {
    const browser = desk.browser()
    const { body } = await browser.ask('POST', '/sign-in', { email, password })
    const options = await browser.ask('POST', '/sign-in/passkey/options')
    return { browser, next: body, options: options.body }
  }
  const isSignedIn = async (browser: Pick<TestBrowser, 'ask'>) =>
    (await browser.ask('GET', '/session')).status === 200

  test('a passkey signs in after the password, instead of a code', async () => {
    const { agent, authenticator } = await joinWithPasskey('Ana')
    const { browser, next, options } = await givePassword(agent)
    expect(next).toEqual({ next: 'code', passkey: true })
    expect(options).toMatchObject({ site: 'localhost', passkeys: [authenticator.id] })
    expect(await isSignedIn(browser)).toBe(false)
    const used = authenticator.use(options.challenge)
    expect((await browser.ask('POST', '/sign-in/passkey', used)).body).toEqual({ next: 'desk' })
    expect((await browser.ask('GET', '/session')).body).toMatchObject({ secondFactor: true })
    expect((await browser.ask('GET', '/leads')).status).toBe(200)
    const { passkeys } = (await browser.ask('GET', '/account/passkeys')).body
    expect(passkeys).toMatchObject([{ name: 'My laptop', usedAt: expect.any(String) }])
    const recovery = desk.browser()
    await recovery.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
    const code = agent.recoveryCodes.pop()
    expect((await recovery.ask('POST', '/sign-in/recovery-code', { code })).status).toBe(200)
  })

  test.each(['ES256', 'Ed25519', 'RS256'] as const)(
    'one that signs by %s is used, and so is one that was stored as SPKI, as all were at first',
    async (algorithm) => {
      const agent = await joinAgent(desk, owner, newName(algorithm))
      const authenticator = createAuthenticator(undefined, algorithm)
      await addPasskey(agent, 'My laptop', authenticator)
      const signIn = async () => {
        const { browser, options } = await givePassword(agent)
        const used = authenticator.use(options.challenge)
        expect((await browser.ask('POST', '/sign-in/passkey', used)).body).toEqual({ next: 'desk' })
      }
      await signIn()
      await open()
        .db.updateTable('operator_passkeys')
        .set({ public_key: authenticator.spki })
        .where('id', '=', authenticator.id)
        .execute()
      await signIn()
    },
  )

  test('without the password a passkey opens nothing', async () => {
    const authenticator = createAuthenticator()
    const browser = desk.browser()
    expect((await browser.ask('POST', '/sign-in/passkey/options')).body.code).toBe('start-again')
    const used = authenticator.use('anything')
    expect((await browser.ask('POST', '/sign-in/passkey', used)).body.code).toBe('start-again')
  })

  describe('what is not taken', () => {
    let agent: Agent
    let other: Agent
    let authenticator: Awaited<ReturnType<typeof addPasskey>>
    let othersAuthenticator: Awaited<ReturnType<typeof addPasskey>>
    beforeAll(async () => {
      const one = await joinWithPasskey('Cy')
      const two = await joinWithPasskey('Di')
      agent = one.agent
      authenticator = one.authenticator
      other = two.agent
      othersAuthenticator = two.authenticator
    })

    test('another site’s page or passkey, nobody present, and an answer to something else', async () => {
      for (const changes of [
        { origin: 'https://wattlewise.example.evil' },
        { site: 'evil.example' },
        { flags: 0 },
        { type: 'webauthn.create' },
        { crossOrigin: true },
      ]) {
        const { browser, options } = await givePassword(agent)
        const used = authenticator.use(options.challenge, changes)
        expect((await browser.ask('POST', '/sign-in/passkey', used)).body.code).toBe('wrong-code')
        expect(await isSignedIn(browser)).toBe(false)
      }
    })

    test('a challenge that was answered, or is another’s, or of another kind', async () => {
      const first = await givePassword(agent)
      const used = authenticator.use(first.options.challenge)
      await first.browser.ask('POST', '/sign-in/passkey', used)
      const second = await givePassword(agent)
      const replay = await second.browser.ask('POST', '/sign-in/passkey', used)
      expect(replay.body.code).toBe('wrong-code')

      const theirs = await givePassword(other)
      const crossed = authenticator.use(theirs.options.challenge)
      expect((await second.browser.ask('POST', '/sign-in/passkey', crossed)).body.code).toBe(
        'wrong-code',
      )
      const { body } = await agent.ask('POST', '/account/second-factor/again/options')
      const again = authenticator.use(body.challenge)
      expect((await second.browser.ask('POST', '/sign-in/passkey', again)).body.code).toBe(
        'wrong-code',
      )
      expect(await isSignedIn(second.browser)).toBe(false)
    })

    test('another’s passkey, a copy that counts behind, and a signature of something else', async () => {
      const { browser } = await givePassword(agent)
      const fresh = async () =>
        (await browser.ask('POST', '/sign-in/passkey/options')).body.challenge
      const tries = [
        othersAuthenticator.use(await fresh()),
        authenticator.use(await fresh(), { count: 1 }),
        { ...authenticator.use(await fresh()), signature: authenticator.use('other').signature },
        { ...othersAuthenticator.use(await fresh()), id: authenticator.id },
      ]
      for (const used of tries)
        expect((await browser.ask('POST', '/sign-in/passkey', used)).body.code).toBe('wrong-code')
      expect(await isSignedIn(browser)).toBe(false)
      const right = authenticator.use(await fresh())
      expect((await browser.ask('POST', '/sign-in/passkey', right)).status).toBe(200)
    })
  })

  test('ten wrong passkeys mean a wait, as ten wrong codes do', async () => {
    const { agent, authenticator } = await joinWithPasskey('Hal')
    const { browser } = await givePassword(agent)
    for (let tries = 0; tries < 10; tries++)
      await browser.ask('POST', '/sign-in/passkey', authenticator.use('wrong'))
    const late = await browser.ask('POST', '/sign-in/passkey', authenticator.use('wrong'))
    expect([late.status, late.body.code]).toEqual([429, 'wait'])
  })

  test('adding and removing one needs the second factor again, and sends a letter', async () => {
    const agent = await joinAgent(desk, owner, newName('Ida'))
    for (const [method, path] of [
      ['POST', '/account/passkeys/options'],
      ['DELETE', '/account/passkeys/any'],
    ] as const)
      expect((await agent.ask(method, path)).body.code).toBe('second-factor-again')
    const { id } = await addPasskey(agent)
    await agent.ask('PUT', `/account/passkeys/${id}`, { name: ' The office key ' })
    const { passkeys } = (await agent.ask('GET', '/account/passkeys')).body
    expect(passkeys).toMatchObject([{ id, name: 'The office key', usedAt: null }])
    expect((await owner.ask('PUT', `/account/passkeys/${id}`, { name: 'Mine' })).status).toBe(404)
    expect((await agent.ask('DELETE', `/account/passkeys/${id}`)).body).toEqual({ removed: true })
    expect((await givePassword(agent)).next).toEqual({ next: 'code' })
    const kinds = await open()
      .db.selectFrom('audit')
      .innerJoin('deliveries', (join) =>
        join
          .onRef('deliveries.operator', '=', 'audit.operator')
          .on('deliveries.event', '=', 'account.changed'),
      )
      .select('audit.kind')
      .where('audit.operator', '=', agent.id)
      .execute()
    expect(new Set(kinds.map(({ kind }) => kind))).toContain('passkey removed')
  })

  test('one is created by an answer to our own challenge alone, and only once', async () => {
    const agent = await joinAgent(desk, owner, newName('Jo'))
    await giveSecondFactorAgain(agent, agent.recoveryCodes.pop())
    const authenticator = createAuthenticator()
    const options = async () =>
      (await agent.ask('POST', '/account/passkeys/options')).body.challenge
    const add = async (created: object) =>
      (await agent.ask('POST', '/account/passkeys', { ...created, name: 'Mine' })).status
    expect(await add(authenticator.make('made up'))).toBe(422)
    expect(await add(authenticator.make(await options(), { origin: 'https://evil.example' }))).toBe(
      422,
    )
    expect(await add({ ...authenticator.make(await options()), id: 'another' })).toBe(422)
    expect(await add({ ...authenticator.make(await options()), attestation: 'AAAA' })).toBe(422)
    expect(await add(authenticator.make(await options(), { flags: 0x40 }))).toBe(422)
    expect(await add(authenticator.make(await options(), { site: 'evil.example' }))).toBe(422)
    const weaker = createAuthenticator(undefined, 'P-384')
    expect(await add(weaker.make(await options()))).toBe(422)
    const created = authenticator.make(await options())
    expect(await add(created)).toBe(201)
    expect(await add(created)).toBe(422)
  })

  test('one counts as the second factor given again, and is gone once an owner resets it', async () => {
    const { agent, authenticator } = await joinWithPasskey('Kai')
    const { browser, options } = await givePassword(agent)
    await browser.ask('POST', '/sign-in/passkey', authenticator.use(options.challenge))
    expect((await browser.ask('GET', '/account/second-factor/again')).status).toBe(403)
    const { body } = await browser.ask('POST', '/account/second-factor/again/options')
    const again = authenticator.use(body.challenge)
    await browser.ask('POST', '/account/second-factor/again/passkey', again)
    expect((await browser.ask('GET', '/account/second-factor/again')).status).toBe(200)

    await owner.ask('POST', `/people/${agent.id}/second-factor/reset`)
    const { email, password } = agent
    const signedIn = await desk.browser().ask('POST', '/sign-in', { email, password })
    expect(signedIn.body).toEqual({ next: 'enrol' })
    expect(
      await open()
        .db.selectFrom('operator_passkeys')
        .selectAll()
        .where('user_id', '=', agent.id)
        .execute(),
    ).toEqual([])
  })
})
