import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { listRelatedLeads } from '#database/desk/person.ts'
import type { Database } from '#database/open.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { mergeLeads, separateLeads } from '../desk/change-person.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

const priya = { id: 'priya', role: 'agent' } as const

onEveryDatabase((open) => {
  const deps = () => ({ ...storeDeps(open()), now: () => later(3600), calling: au.calling })
  const erasing = () => ({
    ...deps(),
    erasures: { append: async () => {}, read: async () => new Map() },
    deleteLetters: async () => {},
  })
  let numbers = 0
  const newPhone = () => {
    numbers += 1
    return `+6149157${String(numbers).padStart(4, '0')}`
  }
  const insert = async (changes: Parameters<typeof newLead>[0] = {}) => {
    const row = newLead(changes)
    await insertLead(row, deps())
    return row
  }
  const copyOf = async (lead: string, others?: string[]) => {
    const copy = await exportPerson({ lead, ...(others ? { others } : {}) }, priya, deps())
    if (!copy.ok) return copy.message
    const { enquiries } = copy.data as { enquiries: { reference: string }[] }
    return enquiries.map(({ reference }) => reference)
  }

  test('a stranger who typed the same phone number is in no copy, and is not erased, until an operator ticks them', async () => {
    const phone_e164 = newPhone()
    const one = await insert({ phone_e164 })
    const again = await insert({ phone_e164, email: one.email.toUpperCase() })
    const stranger = await insert({ phone_e164 })
    const referenceOf = async (id: string) => (await getLeadPage(open().db, id))?.reference ?? ''
    const references = await Promise.all([one, again, stranger].map(({ id }) => referenceOf(id)))
    expect(await copyOf(one.id)).toEqual(references.slice(0, 2))
    expect(await copyOf(one.id, [again.id, stranger.id])).toEqual(references)
    expect(await copyOf(one.id, [])).toEqual(references.slice(0, 1))

    const [reference = ''] = references
    const erased = await erasePerson({ lead: one.id, reference }, priya, erasing())
    expect(erased).toMatchObject({ ok: true, leads: 2 })
    const left = await listRelatedLeads(open().db, stranger.id)
    expect(left.leads.map(({ id }) => id)).toEqual([stranger.id])
  })

  test('what was merged is the person’s without a tick, and what was separated can’t be ticked', async () => {
    const phone_e164 = newPhone()
    const one = await insert({ phone_e164 })
    const merged = await insert({ phone_e164 })
    const separate = await insert({ phone_e164, email: one.email })
    expect(
      await mergeLeads({ lead: one.id, version: 1, other: merged.id }, priya, deps()),
    ).toMatchObject({ ok: true })
    expect(
      await separateLeads({ lead: one.id, version: 2, other: separate.id }, priya, deps()),
    ).toMatchObject({ ok: true })
    expect(await copyOf(one.id)).toHaveLength(2)
    expect(await copyOf(one.id, [separate.id])).toMatch(/Nothing was done.*somebody else’s/)
    expect(await copyOf(one.id, [(await insert()).id])).toMatch(/Nothing was done/)
  })

  test('a file holds twenty enquiries, and more are refused with what to do', async () => {
    const phone_e164 = newPhone()
    const leads = []
    for (let count = 0; count < 21; count += 1)
      leads.push(await insert({ phone_e164, email: 'busy@example.com' }))
    const [one, ...others] = leads.map(({ id }) => id)
    expect(await copyOf(one ?? '')).toBe(
      'A file holds 20 enquiries at most, and these are 21. Untick some, and make a second file of those.',
    )
    expect(await copyOf(one ?? '', others.slice(1))).toHaveLength(20)
  })

  test('where hundreds share a phone, a copy takes as many queries as where nobody does, and the most alike are listed', async () => {
    const phone_e164 = newPhone()
    const alone = await insert()
    const one = await insert({ phone_e164 })
    const again = await insert({ phone_e164, email: one.email })
    for (let count = 0; count < 300; count += 1) await insert({ phone_e164 })
    const queriesOf = async (lead: string) => {
      const { database, queries } = counted(open())
      await exportPerson({ lead }, priya, { ...deps(), database })
      return queries()
    }
    expect(await queriesOf(one.id)).toBe(await queriesOf(alone.id))
    const related = await listRelatedLeads(open().db, one.id)
    expect(related.more).toBe(true)
    expect(related.leads).toHaveLength(101)
    expect(related.leads.filter(({ sameness }) => sameness === 'same').map(({ id }) => id)).toEqual(
      [one.id, again.id],
    )
  })
})

function counted(database: Database) {
  let queries = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const [db, reads] = [database.db.withPlugin(plugin), database.reads.withPlugin(plugin)]
  return { database: { ...database, db, reads }, queries: () => queries }
}
