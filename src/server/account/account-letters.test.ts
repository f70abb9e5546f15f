import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { accountLetter } from '#channels/letters/account/account.ts'
import { getAccountChange } from '#database/delivery/account-letters.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import { formatInstaller } from '#domain/installer/draft.ts'
import { type InstallerPart, partFields } from '#domain/installer/parts.ts'
import { au } from '#edition/brand/au.ts'
import { resetOperator } from '#operations/account/reset-operator.ts'
import { exportInstallers } from '#operations/installer/import-installers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import {
  acceptInvitation,
  askConfirmed,
  becomeOwner,
  enrol,
  joinAgent,
  newEmail,
  newName,
  openTestDesk,
  type TestDesk,
  tokenIn,
} from '../../../tests/desk.ts'
import { installerWith } from '../../../tests/installers.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller, storeOffer } from '../../../tests/stored-installers.ts'
import { totp } from '../../../tests/totp.ts'

const firefox = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0',
}

onEveryDatabase((open) => {
  let desk: TestDesk
  let owner: Awaited<ReturnType<typeof becomeOwner>>

  beforeAll(async () => {
    desk = openTestDesk(open())
    owner = await becomeOwner(desk)
  })

  /** The subjects of an operator's queued letters about accounts, the oldest first. */
  async function lettersTo(operator: string) {
    const owed = await open()
      .db.selectFrom('deliveries')
      .select(['operator', 'dedupe_key as dedupeKey', 'channel'])
      .where('event', '=', 'account.changed')
      .where('operator', '=', operator)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const letters = []
    for (const one of owed) {
      const change = await getAccountChange(open().db, one)
      if (change)
        letters.push(accountLetter({ change }, { brand: au, siteUrl: 'https://desk.example' }))
    }
    return letters
  }
  const subjectsTo = async (operator: string) =>
    (await lettersTo(operator)).map(({ heading }) => heading)

  test('an invited operator who signs in is notified only that a second factor was set up', async () => {
    const agent = await joinAgent(desk, owner, newName('Ana'))
    expect(await subjectsTo(agent.id)).toEqual(['A second factor was set up'])
  })

  describe('signing in', () => {
    test('from a new browser is notified once, with the browser’s name and nothing else', async () => {
      const agent = await joinAgent(desk, owner, newName('Bo'))
      const browser = desk.browser()
      const { email, password, recoveryCodes } = agent
      await browser.ask('POST', '/sign-in', { email, password })
      await browser.ask('POST', '/sign-in/code', { code: totp(agent.key) }, firefox)
      const [, letter, ...more] = await lettersTo(agent.id)
      expect(more).toEqual([])
      expect(letter?.heading).toBe('A new browser signed in to your account')
      expect(JSON.stringify(letter)).toContain('Firefox on Windows')
      const entries = await open().db.selectFrom('audit').select('detail').execute()
      expect(entries.map(({ detail }) => JSON.parse(detail))).toContainEqual({
        by: 'code',
        device: 'new',
        browser: 'Firefox on Windows',
      })
      expect(JSON.stringify(entries)).not.toContain('Gecko')

      await browser.ask('POST', '/sign-out')
      await browser.ask('POST', '/sign-in', { email, password })
      await browser.ask('POST', '/sign-in/recovery-code', { code: recoveryCodes[0] }, firefox)
      expect((await subjectsTo(agent.id)).slice(2)).toEqual(['A recovery code was used'])
    })

    test('with a wrong code sends no letter', async () => {
      const agent = await joinAgent(desk, owner, newName('Cy'))
      const browser = desk.browser()
      await browser.ask('POST', '/sign-in', { email: agent.email, password: agent.password })
      await browser.ask('POST', '/sign-in/code', { code: totp(agent.key, 40) }, firefox)
      expect(await subjectsTo(agent.id)).toEqual(['A second factor was set up'])
    })
  })

  test('a change to an account’s sign-in notifies its operator, also when another person made it', async () => {
    const agent = await joinAgent(desk, owner, newName('Di'))
    const { password: current } = agent
    const password = 'louder morning dark'
    await askConfirmed(agent, 'POST', '/account/password', { current, password })
    await askConfirmed(agent, 'POST', '/account/recovery-codes', { password })
    await agent.ask('POST', '/account/second-factor/renew', { password })
    await enrol(agent, password)
    await owner.ask('POST', `/people/${agent.id}/second-factor/reset`)
    await desk.browser().ask('POST', '/recover', { email: agent.email })
    await expect.poll(() => desk.letters.at(-1)).toMatchObject({ kind: 'recovery' })
    const token = tokenIn(desk.letters.at(-1)?.link)
    await desk.browser().ask('POST', '/reset', { token, password: 'quiet evening shade' })
    const letters = await lettersTo(agent.id)
    expect(letters.map(({ heading }) => heading)).toEqual([
      'A second factor was set up',
      'A recovery code was used',
      'Your password was changed',
      'A recovery code was used',
      'New recovery codes were made',
      'Your second factor was taken off',
      'A second factor was set up',
      'Your second factor was reset',
      'Your password was changed',
    ])
    expect(JSON.stringify(letters[7])).toContain('Ruth Dlamini reset the second factor')
    for (const { parts } of letters)
      expect(JSON.stringify(parts)).toMatch(/Was it not you\?.*https:\/\/desk\.example\/console\//)
  })

  describe('every owner is notified', () => {
    /** The notices that both owners get once one of them does this. */
    async function noticesAfter(method: string, path: string, body?: unknown) {
      const [before, first] = [await subjectsTo(second.id), await subjectsTo(ownerId)]
      const { status, body: answer } = await askConfirmed(owner, method, path, body)
      expect([200, 201]).toContain(status)
      const news = (await subjectsTo(second.id)).slice(before.length)
      expect((await subjectsTo(ownerId)).slice(first.length)).toEqual(news)
      return { news, id: String(answer.id) }
    }
    let second: Awaited<ReturnType<typeof acceptInvitation>>
    let ownerId: string
    beforeAll(async () => {
      const person = { name: newName('Ola'), email: newEmail('ola'), role: 'owner' as const }
      second = await acceptInvitation(desk, owner, person)
      const { body } = await owner.ask('GET', '/session')
      ownerId = Object(body.operator).id
    })

    test('when there is one more owner, and of no agent', async () => {
      const person = (role: string) => ({ name: newName('Per'), email: newEmail('per'), role })
      const invited = person('owner')
      const { news, id } = await noticesAfter('POST', '/people', invited)
      expect(news).toEqual([`${invited.name} was invited as an owner`])
      expect(await subjectsTo(id)).toEqual([])
      const role = async (role: string) =>
        (await noticesAfter('POST', `/people/${id}/role`, { role })).news
      expect(await role('agent')).toEqual([])
      expect(await role('owner')).toEqual([`${invited.name} was made an owner`])
      expect((await noticesAfter('POST', `/people/${id}/close`, {})).news).toEqual([])
      expect((await noticesAfter('POST', `/people/${id}/reopen`)).news).toEqual([
        `${invited.name} is an owner again`,
      ])
      expect((await noticesAfter('POST', '/people', person('agent'))).news).toEqual([])
    })

    test('when leads go elsewhere: letters, webhooks, installers', async () => {
      const { news } = await noticesAfter('PUT', '/recipients', {
        recipients: ['crm@elsewhere.example'],
      })
      expect(news).toEqual(['Emails about leads go to other people'])

      const webhook = { label: 'CRM', url: 'https://127.0.0.1:9/leads' }
      const added = await noticesAfter('POST', '/endpoints', webhook)
      expect(added.news).toEqual(['A webhook was added: CRM'])
      const act = async (name: string) =>
        (await noticesAfter('POST', `/endpoints/${added.id}/${name}`)).news
      expect(await act('secret')).toEqual([])
      expect(await act('close')).toEqual(['A webhook was closed: CRM'])
      expect(await act('reopen')).toEqual(['A webhook was opened again: CRM'])

      const draft = formatInstaller(installerWith({ abn: '51 824 753 556' }))
      const installer = await noticesAfter('POST', '/installers', { draft })
      const name = draft.trading_name
      expect(installer.news).toEqual([`An installer was added: ${name}`])
      let seen = draft
      const change = async (part: InstallerPart, fields: Partial<typeof draft>) => {
        const next = { ...seen, ...fields }
        const { news } = await noticesAfter('PUT', `/installers/${installer.id}`, {
          ...{ part, seen },
          draft: Object.fromEntries(partFields[part].map((field) => [field, next[field]])),
        })
        seen = next
        return news
      }
      const moved = [`Leads of ${name} were changed`]
      for (const [part, fields] of [
        ['many', { cap_day: '7' }],
        ['many', { cap_day: '3' }],
        ['many', { weight: '2', fees: 'panels 61' }],
        ['where', { areas: '3011' }],
        ['what', { services: 'panels' }],
        ['when', { paused_until: '2040-01-01' }],
      ] as const)
        expect([fields, await change(part, fields)]).toEqual([fields, moved])
      expect(await change('many', { fees: 'panels 0' })).toEqual([`Fees of ${name} were changed`])
      expect(await change('business', { trading_name: `${name} Pty` })).toEqual([])
      expect(await change('business', { trading_name: name })).toEqual([])
      expect(await change('what', { strengths: 'local' })).toEqual([])
      const elsewhere = [`Leads of ${name} go elsewhere`]
      expect(await change('people', { webhook: 'https://127.0.0.1:9/offers' })).toEqual(elsewhere)
      const people = '*Con Vlahos, con@elsewhere.example, '
      expect(await change('people', { people })).toEqual(elsewhere)
      const file = exportInstallers([installerWith({ abn: '53 004 085 616' })])
      expect((await noticesAfter('POST', '/installers/import', { file })).news).toEqual([
        'Installers were imported',
      ])
    })

    test('when an installer gets other leads, or pays or is credited something', async () => {
      const installer = await storeInstaller(open(), { tradingName: 'Ace Solar' })
      const act = async (name: string, body: object = {}) =>
        (await noticesAfter('POST', `/installers/${installer}/${name}`, body)).news
      expect(await act('pause', { until: '2040-01-01' })).toEqual(['Ace Solar was paused'])
      expect(await act('pause', { until: null })).toEqual(['Ace Solar is offered leads again'])
      expect(await act('terms')).toEqual(['Our terms were sent again to Ace Solar'])
      expect(await act('backlog', { answer: 'offer' })).toEqual([
        'Earlier leads are offered to Ace Solar',
      ])
      expect(await act('backlog', { answer: 'leave' })).toEqual([
        'Earlier leads are not offered to Ace Solar',
      ])
      expect(await act('links/end')).toEqual(['Links of Ace Solar were ended'])
      expect(await act('close')).toEqual(['An installer was closed: Ace Solar'])
      expect(await act('reopen')).toEqual(['An installer was opened again: Ace Solar'])
      const { body } = await owner.ask('GET', '/shares')
      const shares = body.installers as { id: string; version: number }[]
      const version = shares.find(({ id }) => id === installer)?.version
      const changes = [{ installer, weight: 100, caps: {}, version }]
      expect((await noticesAfter('POST', '/shares', { changes })).news).toEqual([
        'Leads of Ace Solar were changed',
      ])
      const rules = { mode: 'propose', minutes: 60, openPerPlace: 2 }
      expect((await noticesAfter('PUT', '/offer-rules', rules)).news).toEqual([
        'The rules of offering were changed',
      ])
      const assignment = { rules: [], otherwise: 'queue' }
      expect((await noticesAfter('POST', '/assignment', assignment)).news).toEqual([
        'The rules of who gets a lead were changed',
      ])

      const payments = `/ledger/${installer}/payments`
      const payment = { id: uuidv7(), cents: 100_000 }
      expect((await noticesAfter('POST', payments, payment)).news).toEqual([
        'A payment of Ace Solar was recorded',
      ])
      expect((await noticesAfter('POST', `${payments}/${payment.id}/take-back`)).news).toEqual([
        'A payment of Ace Solar was taken back',
      ])
      const accepted = async (changes: object = {}) => {
        const lead = newLead()
        await insertLead(lead, storeDeps(open()))
        const at = new Date().toISOString()
        const offer = { lead: lead.id, installer, state: 'accepted', answered_at: at } as const
        return storeOffer(open(), { ...offer, ...changes })
      }
      const goodwill = { id: uuidv7(), amountCents: 1000, sentence: 'It was unlucky.' }
      const offer = await accepted()
      expect((await noticesAfter('POST', `/goodwill/${offer}`, goodwill)).news).toEqual([
        'Ace Solar was credited $10.00',
      ])
      const returned = { returned_at: new Date().toISOString(), returned_because: 'duplicate' }
      const decide = async (decision: string) => {
        const path = `/returns/${await accepted(returned)}`
        return (await noticesAfter('POST', path, { decision, because: 'As it was.' })).news
      }
      expect(await decide('credited')).toEqual(['Ace Solar was credited a returned lead'])
      expect(await decide('rejected')).toEqual([])
    })

    test('in words that say who did it, and what to do if they didn’t', async () => {
      for (const reader of [second.id, ownerId]) {
        const letters = (await lettersTo(reader)).filter(({ preview }) =>
          /Every owner/.test(preview),
        )
        expect(letters.length).toBeGreaterThan(5)
        for (const { parts } of letters) {
          const words = JSON.stringify(parts)
          expect(words).toContain(
            reader === ownerId ? 'Was it not you?' : 'Does Ruth Dlamini know of it?',
          )
          expect(words).toMatch(/https:\/\/desk\.example\/console\//)
          expect(words).not.toMatch(/undefined|null|elsewhere\.example/)
        }
      }
    })
  })

  test('an operator who has left the desk gets no letter', async () => {
    const agent = await joinAgent(desk, owner, newName('Ed'))
    await owner.ask('POST', `/people/${agent.id}/close`, { leadsTo: null })
    expect(await subjectsTo(agent.id)).toEqual([])
  })

  describe('an account reset on the server', () => {
    test('can be signed in to by a new link alone, and its operator and the owners are notified', async () => {
      const agent = await joinAgent(desk, owner, newName('Flo'))
      await desk.browser().ask('POST', '/recover', { email: agent.email })
      await expect.poll(() => desk.letters.at(-1)).toMatchObject({ kind: 'recovery' })
      const earlier = tokenIn(desk.letters.at(-1)?.link)
      const halfway = desk.browser()
      await halfway.ask('POST', '/sign-in', { email: agent.email, password: agent.password })

      const before = (await owner.ask('GET', '/session')).body as { operator: { id: string } }
      expect(await resetOperator(` ${agent.email.toUpperCase()} `, desk.services)).toMatchObject({
        ok: true,
        id: agent.id,
      })
      expect((await agent.ask('GET', '/session')).status).toBe(401)
      const { status } = await halfway.ask('POST', '/sign-in/code', { code: totp(agent.key) })
      expect(status).toBe(401)
      const { email, password } = agent
      expect((await desk.browser().ask('POST', '/sign-in', { email, password })).status).toBe(401)
      const reset = { token: earlier, password: 'quiet evening shade' }
      expect((await desk.browser().ask('POST', '/reset', reset)).body.code).toBe('link-over')
      expect((await owner.ask('GET', '/session')).status).toBe(200)

      expect((await subjectsTo(agent.id)).at(-1)).toBe('Your account was reset')
      expect((await subjectsTo(before.operator.id)).at(-1)).toBe(
        `The account of ${agent.name} was reset`,
      )
    })

    test('is refused for nobody, and for a place that is closed', async () => {
      const agent = await joinAgent(desk, owner, newName('Gil'))
      await owner.ask('POST', `/people/${agent.id}/close`, { leadsTo: null })
      expect(await resetOperator('nobody@wattlewise.example', desk.services)).toMatchObject({
        code: 'unknown',
      })
      expect(await resetOperator(agent.email, desk.services)).toMatchObject({ code: 'refused' })
    })
  })
})

test('the sole owner of a desk gets in again by the link that the command prints', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const database = openDatabase({ directory })
  onTestFinished(() => database.close())
  await migrate(database)
  const desk = openTestDesk(database)
  const owner = await becomeOwner(desk)

  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/server/commands/reset-operator.ts', owner.email],
    { env: { PATH: process.env.PATH, DATA_DIR: directory } },
  )
  expect((await owner.ask('GET', '/session')).status).toBe(401)
  const link = /^http:\S+\/console\/reset#token=\S+$/m.exec(stdout)?.[0]
  const password = 'quiet evening shade'
  const browser = desk.browser()
  const reset = () => browser.ask('POST', '/reset', { token: tokenIn(link), password })
  expect((await reset()).body).toEqual({ email: owner.email })
  expect((await reset()).body.code).toBe('link-over')
  const signedIn = await browser.ask('POST', '/sign-in', { email: owner.email, password })
  expect(signedIn.body).toEqual({ next: 'enrol' })
  await enrol(browser, password)
  expect((await browser.ask('GET', '/session')).body).toMatchObject({ secondFactor: true })
})
