import { v7 as uuidv7 } from 'uuid'
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

  describe('an erased lead', () => {
    test('is not among those that visitors took back', async () => {
      const [erased, withdrawn] = [await storedLead(), await storedLead()]
      const at = '2026-11-21T10:00:00.000Z'
      for (const [id, erasedAt] of [
        [erased, at],
        [withdrawn, null],
      ] as const)
        await open()
          .db.updateTable('enquiries')
          .set({ state: 'withdrawn', withdrawn_at: at, finished_at: at, erased_at: erasedAt })
          .where('id', '=', id)
          .execute()
      expect((await owner.ask('GET', '/leads/counts')).body).toMatchObject({
        states: { withdrawn: 1 },
      })
      const { body } = await owner.ask('GET', '/leads?state=withdrawn')
      expect(body).toMatchObject({ count: 1, leads: [{ id: withdrawn }] })
    })
  })

  describe('several leads', () => {
    test('are given away and got back in one request each', async () => {
      const me = (await owner.ask('GET', '/colleagues')).body.people as { id: string }[]
      const leads = [
        { id: await storedLead(), version: 1 },
        { id: await storedLead(), version: 1 },
      ]
      const given = await owner.ask('POST', '/leads/many', {
        ...{ leads, action: 'assign', to: me[0]?.id },
      })
      const changed = leads.map(({ id }) => ({ id, version: 2 }))
      expect(given).toMatchObject({ status: 200, body: { results: changed } })
      const undone = await owner.ask('POST', '/leads/many', { leads: changed, action: 'undo' })
      expect(undone.body).toMatchObject({ results: leads.map(({ id }) => ({ id, version: 3 })) })
    })

    test('are given to nobody who is not at the desk, and never two hundred and one at once', async () => {
      const lead = { id: await storedLead(), version: 1 }
      const ask = (leads: object[], rest: object) =>
        owner.ask('POST', '/leads/many', { leads, ...rest })
      expect(await ask([lead], { action: 'assign', to: 'nobody-known' })).toMatchObject({
        status: 422,
        body: { code: 'owner' },
      })
      const many = Array.from({ length: 201 }, () => lead)
      expect((await ask(many, { action: 'undo' })).status).toBe(400)
      expect((await ask([lead], { action: 'close' })).status).toBe(400)
    })
  })

  describe('a change', () => {
    test('is undone by the operator who made it', async () => {
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
        ['outcomes', { version: 2, id: uuidv7(), outcome: 'voicemail' }],
      ] as const)
        expect(await owner.ask('POST', `/leads/${id}/${path}`, body)).toMatchObject({
          status: 422,
          body: { message },
        })
    })
  })
})
