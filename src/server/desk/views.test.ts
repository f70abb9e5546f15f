import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { becomeOwner, joinAgent, openTestDesk, type TestBrowser } from '../../../tests/desk.ts'
import { insertLead, lead as newLead, storeDeps } from '../../../tests/leads.ts'

type Asking = Pick<TestBrowser, 'ask'>

onEveryDatabase((open) => {
  let owner: Asking & { id: string }
  let jack: Asking & { id: string }
  beforeAll(async () => {
    const desk = openTestDesk(open())
    const signedIn = await becomeOwner(desk)
    const { body } = await signedIn.ask('GET', '/session')
    owner = { ...signedIn, id: String(Object(body.operator).id) }
    jack = await joinAgent(desk, signedIn)
  })
  const viewsOf = async ({ ask }: Asking) =>
    (await ask('GET', '/views')).body.views as Record<string, unknown>[]
  const save = (who: Asking, view: object) =>
    who.ask('POST', '/views', { shared: false, query: '', ...view })

  describe('a saved view', () => {
    test('is a list under a name, counted, and its operator’s own unless it is shared', async () => {
      const changes = { service: 'solar-battery', postcode: '3072' } as const
      for (const lead of [newLead(changes), newLead(changes), newLead()])
        await insertLead(lead, storeDeps(open()))
      const query = 'order=due&region=northern&service=solar-battery'
      const saved = await save(jack, { name: '  Batteries,  north ', query: `?${query}&before=x` })
      expect(saved.status).toBe(201)
      const view = { id: saved.body.id, name: 'Batteries, north', shared: false, query, count: 2 }
      expect(await viewsOf(jack)).toEqual([{ ...view, canChange: true }])
      expect(await viewsOf(owner)).toEqual([])

      await save(jack, { name: 'All of ours', shared: true })
      expect(await viewsOf(owner)).toMatchObject([
        { name: 'All of ours', shared: true, canChange: true, query: '' },
      ])
    })

    test('of what is mine is everybody’s own, though it is shared', async () => {
      const lead = newLead({ form_slug: 'roof-tiles' })
      await insertLead(lead, storeDeps(open()))
      await open()
        .db.updateTable('enquiries')
        .set({ owner: jack.id })
        .where('id', '=', lead.id)
        .execute()
      await save(owner, { name: 'My roofs', shared: true, query: 'owner=me&form=roof-tiles' })
      const countOf = async (who: Asking) =>
        (await viewsOf(who)).find(({ name }) => name === 'My roofs')?.count
      expect([await countOf(jack), await countOf(owner)]).toEqual([1, 0])
      expect((await jack.ask('GET', '/leads?owner=me')).body.leads).toMatchObject([{ id: lead.id }])
      expect((await jack.ask('GET', '/leads/counts')).body.mine).toBe(1)
    })

    test('needs a name that nobody would take for another’s', async () => {
      const message = async (name: string) => (await save(jack, { name })).body
      expect(await message('  ')).toEqual({ code: 'name', message: 'Give the view a name' })
      expect(await message('ALL OF OURS')).toMatchObject({
        message: 'There is a view of that name already. Give it another.',
      })
      expect(await message('x'.repeat(41))).toMatchObject({ code: 'name' })
    })

    test('keeps nobody’s name: a search is no part of it', async () => {
      await save(jack, { name: 'Sought', query: 'q=Mancuso&search=s1&state=won' })
      const sought = (await viewsOf(jack)).find(({ name }) => name === 'Sought')
      expect(sought?.query).toBe('state=won')
    })

    test('is changed and deleted by the operator who saved it, and by owners if it is shared', async () => {
      const { body } = await save(owner, { name: 'Shared', shared: true, query: 'state=won' })
      const path = `/views/${body.id}`
      expect(await jack.ask('PUT', path, { query: 'state=lost' })).toMatchObject({
        status: 422,
        body: { message: 'Only the operator who saved this view, or an owner, can change it.' },
      })
      expect((await jack.ask('DELETE', path)).status).toBe(422)
      expect((await owner.ask('PUT', path, { query: 'state=lost' })).status).toBe(200)
      expect((await viewsOf(jack)).find(({ id }) => id === body.id)?.query).toBe('state=lost')

      const own = await save(jack, { name: 'Jack’s own' })
      expect((await owner.ask('DELETE', `/views/${own.body.id}`)).status).toBe(404)
      expect((await jack.ask('DELETE', `/views/${own.body.id}`)).status).toBe(200)
      expect((await owner.ask('DELETE', path)).status).toBe(200)
      expect((await viewsOf(jack)).some(({ id }) => id === body.id)).toBe(false)
    })
  })
})
