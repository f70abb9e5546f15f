import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'

onEveryDatabase((open) => {
  let owner: Awaited<ReturnType<typeof becomeOwner>>
  beforeAll(async () => {
    owner = await becomeOwner(openTestDesk(open()))
  })
  const storedLead = async (changes = {}) => {
    const lead = newLead(changes)
    await insertLead(lead, storeDeps(open()))
    return lead.id
  }

  describe('the list', () => {
    test('is asked by name, number and place, and counted', async () => {
      const changes = { first_name: 'Rosaria', last_name: 'Mancuso', postcode: '3072' }
      const id = await storedLead({ ...changes, phone: '0491 570 156', phone_e164: '+61491570156' })
      const held = await storedLead({ ...changes, suspected: 'too fast' })
      for (const query of ['q=mancuso', 'q=0491%20570', 'postcode=3072', 'region=northern'])
        expect((await owner.ask('GET', `/leads?${query}`)).body).toMatchObject({
          count: 1,
          more: false,
          leads: [{ id, name: 'Rosaria Mancuso', state: 'new', version: 1 }],
        })
      expect((await owner.ask('GET', '/leads?state=held')).body).toMatchObject({
        leads: [{ id: held }],
      })
      expect((await owner.ask('GET', '/leads/counts')).body).toMatchObject({
        open: 1,
        states: { new: 1, held: 1 },
      })

      const step = { version: 1, action: 'contact' }
      expect((await owner.ask('POST', `/leads/${id}/steps`, step)).body).toMatchObject({
        state: 'contacted',
        version: 2,
      })
      expect(await owner.ask('POST', `/leads/${id}/steps`, step)).toMatchObject({
        status: 409,
        body: { code: 'changed', by: { kind: 'lead.contacted' } },
      })
      expect(
        await owner.ask('POST', `/leads/${id}/steps`, { version: 2, action: 'win' }),
      ).toMatchObject({ status: 422, body: { message: 'Not yet: a quote comes before.' } })
      expect((await owner.ask('GET', '/leads/nobody')).status).toBe(404)
    })
  })

  describe('a change', () => {
    test('is undone by whoever made it', async () => {
      const id = await storedLead({ suspected: 'too fast' })
      const marked = await owner.ask('POST', `/leads/${id}/steps`, {
        version: 1,
        action: 'mark-spam',
      })
      expect(marked.body).toEqual({ state: 'spam', version: 2 })
      expect(await owner.ask('POST', `/leads/${id}/undo`, { version: 1 })).toMatchObject({
        status: 409,
        body: { code: 'changed' },
      })
      expect(await owner.ask('POST', `/leads/${id}/undo`, { version: 2 })).toMatchObject({
        status: 200,
        body: { state: 'held', version: 3 },
      })
      expect(await owner.ask('POST', `/leads/${id}/undo`, { version: 3 })).toMatchObject({
        status: 422,
        body: { message: 'There’s nothing to undo on this lead.' },
      })
    })

    test('is not made to a lead that was taken back', async () => {
      const me = (await owner.ask('GET', '/colleagues')).body.people as { id: string }[]
      const id = await storedLead()
      await owner.ask('POST', `/leads/${id}/steps`, { version: 1, action: 'withdraw' })
      const message = 'The visitor took the enquiry back. Nothing more is done with it.'
      for (const [path, body] of [
        ['owner', { version: 2, to: me[0]?.id }],
        ['calls', { outcome: 'voicemail' }],
      ] as const)
        expect(await owner.ask('POST', `/leads/${id}/${path}`, body)).toMatchObject({
          status: 422,
          body: { message },
        })
    })
  })
})
