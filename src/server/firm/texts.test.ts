import pino from 'pino'
import { afterEach, expect, test } from 'vitest'
import { codeTexts } from '#channels/texts/code-text.ts'
import { getInstaller } from '#database/installer/installers.ts'
import type { InstallerPerson } from '#domain/installer/installer.ts'
import { au } from '#edition/brand/au.ts'
import { mobileParser } from '#operations/enquiry/parse-phone.ts'
import type { FirmPageProps } from '#site/firm/firm-page.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { openTestDesk } from '../../../tests/desk.ts'
import { eventLimitMs } from '../../../tests/limits.ts'
import { siteOfProps } from '../../../tests/own-page.ts'
import { type Listening, listenHttp } from '../../../tests/servers.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { waitUntil } from '../../../tests/wait-until.ts'

// Tuesday, 3 am in Melbourne.
const night = new Date('2026-11-23T16:00:00Z')

const opened: Listening[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

onEveryDatabase((database) => {
  let numbers = 491_570_200
  /** An installer of one in the office and one on the road who has no email, and what the provider was posted. */
  async function openFirm({ hasTexts = true } = {}) {
    // Valid numbers that reach no one.
    numbers += 2
    const posted: { to: string; text: string }[] = []
    const provider = await listenHttp(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      posted.push(JSON.parse(body))
      response.writeHead(202).end()
    })
    opened.push(provider)
    const people: [InstallerPerson, InstallerPerson] = [
      {
        ...{ name: 'Milo', email: `milo${numbers}@magpie.example`, phone: `0${numbers}` },
        getsOffers: true,
      },
      { ...{ name: 'Mina', email: '', phone: `0${numbers + 1}` }, role: 'road', getsOffers: false },
    ]
    const installer = await storeInstaller(database(), { people })
    const written: string[] = []
    const texts = { url: provider.url, key: 'the-key', sender: 'Wattlewise' }
    const desk = openTestDesk(
      database(),
      {
        now: () => night,
        ...(hasTexts && {
          parseMobile: mobileParser(au.country),
          textCode: codeTexts(texts, { brand: au, allowPrivateAddresses: true }),
        }),
      },
      {
        site: siteOfProps(),
        log: pino({ level: 'debug' }, { write: (line: string) => void written.push(line) }),
      },
    )
    return { ...desk, installer, posted, written, milo: people[0], mina: people[1] }
  }
  type Firm = Awaited<ReturnType<typeof openFirm>>

  function browserOf({ app }: Firm) {
    const cookies = new Map<string, string>()
    const ask = async (path: string, fields?: Record<string, string>) => {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const response = await app.request(path, {
        headers: { cookie },
        ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      })
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
        cookies.set(name, value)
      }
      return response
    }
    const look = async (path: string) =>
      JSON.parse(await (await ask(path)).text()) as FirmPageProps & Record<string, unknown>
    return { ask, look }
  }

  /** Until a text to them is sent. What was asked for before theirs would have been sent by then. */
  async function textTo({ posted }: Firm, { phone }: InstallerPerson) {
    const number = `+61${phone.slice(1)}`
    await waitUntil(() => posted.some(({ to }) => to === number))
  }

  async function signIn(firm: Firm, typed: string) {
    const browser = browserOf(firm)
    const before = firm.posted.length
    await browser.ask('/installer/sign-in', { act: 'ask', address: typed })
    await expect.poll(() => firm.posted.length, { timeout: eventLimitMs }).toBe(before + 1)
    const code = /\d{3} \d{3}/.exec(firm.posted.at(-1)?.text ?? '')?.[0] ?? ''
    const response = await browser.ask('/installer/sign-in', { act: 'try', code })
    expect(response.headers.get('location')).toBe('/installer')
    return browser
  }

  test('a code by text signs a person in without an email, at night too, however they type their number', async () => {
    const firm = await openFirm()
    const { phone } = firm.mina
    const browser = await signIn(firm, `+61 ${phone.slice(1, 4)} ${phone.slice(4)}`)
    expect(await browser.look('/installer/me')).toMatchObject({ frame: { name: 'Mina' } })
    expect(firm.posted).toMatchObject([{ to: `+61${phone.slice(1)}`, from: 'Wattlewise' }])
    expect(firm.letters).toEqual([])
  })

  test('in an unfinished firm, signing in by text proves that the person’s phone works', async () => {
    const firm = await openFirm()
    const answered = async () =>
      (await getInstaller(database().db, firm.installer))?.start?.phoneAnsweredAt
    await signIn(firm, firm.mina.phone)
    expect(await answered()).toBeUndefined()
    await database()
      .db.updateTable('installers')
      .set({ begun_at: night.toISOString() })
      .where('id', '=', firm.installer)
      .execute()
    await signIn(firm, firm.mina.phone)
    expect(await answered()).toBe(night.toISOString())
  })

  test('no number and no code is in the log', async () => {
    const firm = await openFirm()
    await signIn(firm, firm.mina.phone)
    const [code = ''] = /\d{3} \d{3}/.exec(firm.posted[0]?.text ?? '') ?? []
    expect(firm.written.join()).toContain('installer signs in')
    expect(firm.written.join()).not.toContain(firm.mina.phone.slice(1))
    expect(firm.written.join()).not.toContain(code.replace(' ', ''))
  })

  test('a person with both signs in by either, as the same person', async () => {
    const firm = await openFirm()
    const browser = await signIn(firm, firm.milo.phone)
    expect(await browser.look('/installer/me')).toMatchObject({ frame: { name: 'Milo' } })
    await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: firm.milo.email })
    await expect.poll(() => firm.letters.length, { timeout: eventLimitMs }).toBe(1)
    expect(firm.letters).toMatchObject([{ to: firm.milo.email }])
  })

  test('the answer is the same for a number that nobody has, and nothing is sent there', async () => {
    const firm = await openFirm()
    const answers = []
    for (const address of ['0491 570 110', firm.mina.phone]) {
      const response = await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address })
      answers.push([response.status, response.headers.get('location'), await response.text()])
    }
    expect(answers[0]).toEqual(answers[1])
    await textTo(firm, firm.mina)
    expect(firm.posted).toHaveLength(1)
  })

  test('a number gets five codes an hour', async () => {
    const firm = await openFirm()
    for (let more = 0; more < 8; more += 1)
      await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: firm.mina.phone })
    await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: firm.milo.phone })
    await textTo(firm, firm.milo)
    await expect.poll(() => firm.posted.length, { timeout: eventLimitMs }).toBe(6)
  })

  test('a number that two people share opens nothing', async () => {
    const firm = await openFirm()
    const twin = { ...firm.milo, name: 'Twin', email: `twin${numbers}@magpie.example` }
    await storeInstaller(database(), {
      people: [twin, { ...twin, email: `other${numbers}@magpie.example` }].map((one) => ({
        ...one,
        phone: '0491 570 006',
      })),
    })
    await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: '0491 570 006' })
    await browserOf(firm).ask('/installer/sign-in', { act: 'ask', address: firm.mina.phone })
    await textTo(firm, firm.mina)
    expect(firm.posted).toHaveLength(1)
  })

  test('without texts a mobile is no address, and nobody is asked about texts', async () => {
    const firm = await openFirm({ hasTexts: false })
    const browser = browserOf(firm)
    const response = await browser.ask('/installer/sign-in', {
      act: 'ask',
      address: firm.mina.phone,
    })
    expect(response.status).toBe(422)
    const view = JSON.parse(await response.text())
    expect(view).toMatchObject({ hasTexts: false })
    expect(view.problem.message).toBe('Enter an email address, like alex@example.com')
  })

  test('each of them switches their texts on and off, and the office sees it', async () => {
    const firm = await openFirm()
    const mina = await signIn(firm, firm.mina.phone)
    expect(await mina.look('/installer/me')).toMatchObject({ texts: 'off' })
    await mina.ask('/installer/me', { act: 'texts', on: 'yes' })
    expect(await mina.look('/installer/me')).toMatchObject({ texts: 'on' })
    const office = await signIn(firm, firm.milo.phone)
    expect(await office.look('/installer/firm/people')).toMatchObject({
      hasTexts: true,
      people: [
        { name: 'Milo', getsTexts: false },
        { name: 'Mina', getsTexts: true },
      ],
    })
    await mina.ask('/installer/me', { act: 'texts', on: 'no' })
    const people = (await getInstaller(database().db, firm.installer))?.people
    expect(people?.map(({ getsTexts }) => getsTexts === true)).toEqual([false, false])
  })

  test('the office ticks who agreed to texts', async () => {
    const firm = await openFirm()
    const office = await signIn(firm, firm.milo.phone)
    const page = await office.look('/installer/firm/people')
    const people = page.people as { id: string; name: string }[]
    const response = await office.ask('/installer/firm/people', {
      ...{ act: 'change', person: people[1]?.id ?? '', name: 'Mina', email: '' },
      ...{ phone: firm.mina.phone, role: 'road', 'gets-texts': 'yes' },
    })
    expect(response.status).toBe(303)
    const stored = (await getInstaller(database().db, firm.installer))?.people
    expect(stored?.[1]).toMatchObject({ name: 'Mina', email: '', getsTexts: true })
  })
})
