import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { getRegularLetters, listReaders } from '#database/delivery/regular-letters.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { isAskingStopped } from '#database/offer/visitor-lead.ts'
import {
  type OperatorsLetter,
  type RegularLetter,
  regularLettersFor,
} from '#domain/delivery/regular-letters.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, joinAgent, openTestDesk, type TestDesk } from '../../../tests/desk.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { siteOfProps } from '../../../tests/own-page.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const letters = regularLettersFor('owner')

onEveryDatabase((open) => {
  let desk: TestDesk
  let reader: Awaited<ReturnType<typeof joinAgent>>
  beforeAll(async () => {
    desk = openTestDesk(open(), { now: () => now }, { site: siteOfProps() })
    reader = await joinAgent(desk, await becomeOwner(desk))
    for (const letter of letters)
      await reader.ask('POST', '/account/notifications', { letter, on: true })
  })

  function addressOf(
    letter: RegularLetter,
    id: string,
    changes: { number?: number; now?: Date } = {},
  ) {
    const { secret } = desk.services
    const token = linkToken(`end ${letter}`, id, { secret, now, ...changes })
    return `/unsubscribe?letter=${letter}&token=${token}`
  }

  /** As mail programs do it: no page before, no cookie, and perhaps an origin that isn't ours. */
  const press = (address: string) =>
    desk.app.request(address, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', host: 'w.example' },
        origin: 'https://mail.example',
      },
      body: 'List-Unsubscribe=One-Click',
    })

  const wanted = async (id: string): Promise<OperatorsLetter[]> => {
    const all = await getRegularLetters(open().db, id, letters)
    return all.filter(({ on }) => on).map(({ letter }) => letter)
  }

  test.each(letters)(
    'one press ends “%s” and nothing else, opening the page ends nothing, and settings bring it back',
    async (letter) => {
      const address = addressOf(letter, reader.id)
      const asked = await desk.app.request(address)
      expect([asked.status, JSON.parse(await asked.text())]).toEqual([
        200,
        { state: 'ask', letter, address },
      ])
      expect(asked.headers.get('cache-control')).toBe('no-store')
      expect(await wanted(reader.id)).toEqual(letters)

      for (const _ of [1, 2]) {
        const pressed = await press(address)
        expect([pressed.status, JSON.parse(await pressed.text())]).toEqual([
          200,
          { state: 'done', letter },
        ])
      }
      expect(await wanted(reader.id)).toEqual(letters.filter((one) => one !== letter))
      expect(await listReaders(open().db, letter, [reader.email.toUpperCase()])).toEqual([])

      await reader.ask('POST', '/account/notifications', { letter, on: true })
      expect(await wanted(reader.id)).toEqual(letters)
      expect(await listReaders(open().db, letter, [reader.email, 'crm@elsewhere.example'])).toEqual(
        [
          { address: reader.email, operator: reader.id },
          { address: 'crm@elsewhere.example', operator: null },
        ],
      )
    },
  )

  test('an installer pauses by ending offers, and starts them again on its page', async () => {
    const installer = await storeInstaller(open())
    const paused = async () => (await getInstaller(open().db, installer))?.pausedUntil
    expect((await press(addressOf('offers', installer))).status).toBe(200)
    expect(await paused()).toBe('9999-12-31')
    const { secret } = desk.services
    const token = linkToken('installer', installer, { secret, now })
    await desk.app.request('/installer', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token, act: 'resume' }),
    })
    expect(await paused()).toBeUndefined()
  })

  test('a visitor is asked nothing more about the call by one press, and opening the page changes nothing', async () => {
    const row = lead()
    await insertLead(row, storeDeps(open()))
    const address = addressOf('asking', row.id)
    const isStopped = () => isAskingStopped(open().db, row.id)
    const asked = await desk.app.request(address)
    expect(JSON.parse(await asked.text())).toEqual({ state: 'ask', letter: 'asking', address })
    expect(await isStopped()).toBe(false)
    for (const _ of [1, 2]) {
      const pressed = await press(address)
      expect([pressed.status, JSON.parse(await pressed.text())]).toEqual([
        200,
        { state: 'done', letter: 'asking' },
      ])
    }
    expect(await isStopped()).toBe(true)
    expect((await press(addressOf('asking', uuidv7()))).status).toBe(404)
  })

  test('what isn’t signed for just this ends nothing', async () => {
    const installer = await storeInstaller(open())
    const ours = addressOf('notices', reader.id)
    const { secret } = desk.services
    const later = new Date(now.getTime() - 181 * 24 * 3_600_000)
    for (const address of [
      '/unsubscribe',
      '/unsubscribe?letter=notices',
      ours.slice(0, -1),
      ours.replace('notices', 'morning'),
      addressOf('notices', reader.id, { now: later }),
      addressOf('notices', uuidv7()),
      addressOf('offers', installer, { number: 1 }),
      `/unsubscribe?letter=offers&token=${linkToken('installer', installer, { secret, now })}`,
    ])
      for (const response of [await desk.app.request(address), await press(address)])
        expect([address, response.status, await response.text()]).toEqual([
          address,
          404,
          JSON.stringify({ state: 'broken' }),
        ])
    expect(await wanted(reader.id)).toEqual(letters)
    expect((await getInstaller(open().db, installer))?.pausedUntil).toBeUndefined()
  })
})
