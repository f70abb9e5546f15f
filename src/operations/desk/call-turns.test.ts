import { expect, test } from 'vitest'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { chooseCallTime } from '../enquiry/choose-call-time.ts'
import { letOthersCall } from '../enquiry/let-others-call.ts'
import { acceptLead } from '../offer/accept-lead.ts'
import { offerLead } from '../offer/offer-lead.ts'

// Thursday, 2:24 pm in Melbourne.
const asked = new Date('2026-11-19T03:24:00.000Z')
const fridayAfterFour = '2026-11-20-after-four'
const at = (clock: string) => new Date(`2026-11-${clock}:00+11:00`).toISOString()

onEveryDatabase((database) => {
  let now = asked
  const deps = () => worldAt(now, database(), { maxInstallers: 3 })
  let postcodes = 3400

  /** A lead that three installers were offered. */
  async function offered(received = asked) {
    now = received
    postcodes += 1
    const postcode = String(postcodes)
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    for (const id of ['a', 'b', 'c'])
      await storeInstaller(database(), { id: `${id} ${postcode}`, area })
    const row = lead({ service: 'solar-battery', postcode, created_at: received.toISOString() })
    await insertLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    await offerLead(row.id, deps())
    const offers = await listOffersOfLead(database().db, row.id)
    return {
      id: row.id,
      accept: (index: number) => acceptLead(offers[index]?.id ?? '', deps()),
      choose: (time: string) => chooseCallTime(row.id, { time, contactBy: null }, deps()),
      /** From when the installer of an offer may call, or would on accepting it now. */
      callsFrom: async (index: number) =>
        (
          await getOutgoingOffer(database().db, offers[index]?.id ?? '', {
            now,
            calling: au.calling,
          })
        )?.callsFrom,
      calls: async () =>
        (await listOffersOfLead(database().db, row.id)).map(({ calls_from }) => calls_from),
    }
  }

  test('a time chosen after two accepted is the first one’s alone: the next waits a day after it', async () => {
    const { accept, choose, calls } = await offered()
    await accept(0)
    await accept(1)
    expect(await choose(fridayAfterFour)).toBe('changed')
    // A day after six on Friday is Saturday evening, when nobody calls.
    expect(await calls()).toEqual([at('20T16:00'), at('23T09:00'), null])
  })

  test('an installer who accepts after the time was chosen also calls after it, and the third a day after the second', async () => {
    const { accept, choose, calls } = await offered()
    await choose(fridayAfterFour)
    for (const index of [0, 1, 2]) await accept(index)
    expect(await calls()).toEqual([at('20T16:00'), at('23T09:00'), at('24T09:00')])
  })

  test('an offer says from when its installer would call, if it accepted now', async () => {
    const { accept, choose, calls, callsFrom } = await offered()
    await choose(fridayAfterFour)
    expect(await callsFrom(1)).toBeNull()
    await accept(0)
    for (const index of [1, 2]) {
      const offeredFrom = await callsFrom(index)
      await accept(index)
      expect(offeredFrom).toBe(at(index === 1 ? '23T09:00' : '24T09:00'))
      expect((await calls())[index]).toBe(offeredFrom)
    }
  })

  test('where the visitor lets all of them call, an offer names no turn to wait for', async () => {
    const { id, accept, choose, callsFrom } = await offered()
    await accept(0)
    await accept(1)
    await letOthersCall(id, deps())
    await choose(fridayAfterFour)
    expect(await callsFrom(2)).toBeNull()
  })

  test('without a chosen time each begins a day after the one before', async () => {
    // Saturday, after the last hour in which anybody may be called.
    const { accept, calls } = await offered(new Date(at('21T17:30')))
    for (const index of [0, 1]) await accept(index)
    expect(await calls()).toEqual([at('23T09:00'), at('24T09:00'), null])
  })

  test('an earlier time, or none, moves them all forward again', async () => {
    const { accept, choose, calls } = await offered()
    await accept(0)
    await accept(1)
    await choose(fridayAfterFour)
    await choose('2026-11-20-morning')
    expect(await calls()).toEqual([at('20T09:00'), at('21T12:00'), null])
    await choose('')
    expect(await calls()).toEqual([at('19T14:24'), at('20T14:24'), null])
  })

  test('letting all installers call also applies to a time that is chosen later', async () => {
    const { id, accept, choose, calls } = await offered()
    await accept(0)
    await accept(1)
    await letOthersCall(id, deps())
    await choose(fridayAfterFour)
    await accept(2)
    expect(await calls()).toEqual(Array(3).fill(at('20T16:00')))
  })
})
