import { describe, expect, test } from 'vitest'
import { keepNewLead } from '#operations/keep-lead.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, openTestDesk } from '../../../tests/desk.ts'
import { keeper, lead as newLead } from '../../../tests/leads.ts'

onEveryDatabase((open) => {
  const kept = async (changes = {}) => {
    const lead = newLead(changes)
    await keepNewLead(lead, undefined, keeper(open()))
    return lead.id
  }

  describe('the list', () => {
    test('is asked by name, number and place, and counted', async () => {
      const owner = await becomeOwner(openTestDesk(open()))
      const changes = { first_name: 'Rosaria', last_name: 'Mancuso', postcode: '3072' }
      const id = await kept({ ...changes, phone: '0491 570 156', phone_e164: '+61491570156' })
      const held = await kept({ ...changes, suspected: 'too fast' })
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
})
