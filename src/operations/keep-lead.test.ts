import { describe, expect, test } from 'vitest'
import { deliveriesOf } from '#database/deliveries.ts'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/open.ts'
import { onEveryDatabase } from '../../tests/databases.ts'
import { addEndpoint, keeper, later, lead } from '../../tests/leads.ts'
import { createPostgres, hasPostgres } from '../../tests/postgres.ts'
import { keepNewLead, keepNewLeads, type Unnumbered } from './keep-lead.ts'

const channelsOf = async (database: Database, { id }: Unnumbered) =>
  (await deliveriesOf(database.queries, id)).map(({ channel }) => channel).toSorted()

const rowOf = (database: Database, { id }: Unnumbered) =>
  database.queries
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const isKept = async (database: Database, { id }: Unnumbered) =>
  (await database.queries.selectFrom('enquiries').select('id').where('id', '=', id).execute())
    .length === 1

onEveryDatabase((open) => {
  test('a lead and what it is owed are kept together', async () => {
    const endpoint = await addEndpoint(open())
    const one = lead()
    const receivers = async () => ({ endpoints: [endpoint], hostedTable: true })
    await keepNewLead(one, undefined, keeper(open(), { receivers }))
    const owed = await deliveriesOf(open().queries, one.id)
    expect(owed).toHaveLength(4)
    for (const delivery of owed)
      expect(delivery).toMatchObject({
        event: 'lead.created',
        retry_at: one.created_at,
        attempts: 0,
        held_at: null,
        endpoint: delivery.channel === 'webhook' ? endpoint : null,
      })
  })

  test('where a delivery cannot be kept, neither is the lead', async () => {
    const one = lead()
    const receivers = async () => ({ endpoints: ['no such endpoint'], hostedTable: false })
    const sender = 'a sender whose lead is not kept'
    const limited = keeper(open(), { receivers, rateLimit: 1 })
    await expect(keepNewLead(one, sender, limited)).rejects.toThrow(/foreign key/i)
    expect(await isKept(open(), one)).toBe(false)
    // Nothing else of it is left either: neither fingerprint nor count.
    const again = { ...limited, ...keeper(open(), { rateLimit: 1 }) }
    expect(await keepNewLead(one, sender, again)).toMatchObject({ repeated: false })
  })

  test('a repeat is owed nothing more', async () => {
    const one = lead()
    await keepNewLead(one, undefined, keeper(open()))
    const repeat = { ...lead(), fingerprint: one.fingerprint }
    expect(await keepNewLead(repeat, undefined, keeper(open()))).toMatchObject({ repeated: true })
    expect(await deliveriesOf(open().queries, repeat.id)).toEqual([])
  })

  test('what a suspected lead is owed waits for an operator', async () => {
    const one = lead({ suspected: 'honeypot' })
    await keepNewLead(one, undefined, keeper(open()))
    const owed = await deliveriesOf(open().queries, one.id)
    expect(owed).toHaveLength(3)
    for (const delivery of owed)
      expect(delivery).toMatchObject({ retry_at: null, held_at: one.created_at })
  })

  test('an address gets three confirmations in any 24 hours, everyone else is told of each lead', async () => {
    const email = 'Often@example.com'
    const hours = [0, 10, 20, 23.9, 24, 33, 34]
    const channels: string[][] = []
    for (const hour of hours) {
      const one = lead({ email, created_at: later(hour * 3600).toISOString() })
      await keepNewLead(one, undefined, keeper(open()))
      channels.push(await channelsOf(open(), one))
    }
    expect(channels.map((owed) => owed.includes('confirmation'))).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
      true,
    ])
    for (const owed of channels) expect(owed).toContain('operator-letter')
  })

  test('twenty leads at once with one address bring three confirmations', async () => {
    const all = Array.from({ length: 20 }, () => lead({ email: 'victim@example.com' }))
    await Promise.all(all.map((one) => keepNewLead(one, undefined, keeper(open()))))
    const owed = await Promise.all(all.map((one) => channelsOf(open(), one)))
    expect(owed.filter((channels) => channels.includes('confirmation'))).toHaveLength(3)
  })

  test('what came with a public key brings no confirmation, and neither does a lead without e-mail', async () => {
    for (const one of [lead({ came_by: 'key' }), lead({ email: '' })]) {
      await keepNewLead(one, undefined, keeper(open()))
      expect(await channelsOf(open(), one)).toEqual(['hosted-table', 'operator-letter'])
    }
  })

  test('a lead with the e-mail or the phone of another within thirty days is its duplicate', async () => {
    const first = lead({ email: 'Same@Example.com' })
    const byEmail = lead({ email: 'same@example.com', created_at: later(60).toISOString() })
    const byPhone = lead({
      phone_e164: byEmail.phone_e164,
      created_at: later(29 * 86_400).toISOString(),
    })
    const tooLate = lead({
      email: 'same@example.com',
      created_at: later(31 * 86_400).toISOString(),
    })
    const neither = lead({ email: '', phone_e164: '' })
    const another = lead({ email: '', phone_e164: '' })
    for (const one of [first, byEmail, byPhone, tooLate, neither, another])
      await keepNewLead(one, undefined, keeper(open()))
    expect((await rowOf(open(), first)).duplicate_of).toBeNull()
    expect((await rowOf(open(), byEmail)).duplicate_of).toBe(first.id)
    expect((await rowOf(open(), byPhone)).duplicate_of).toBe(byEmail.id)
    expect((await rowOf(open(), tooLate)).duplicate_of).toBeNull()
    expect((await rowOf(open(), another)).duplicate_of).toBeNull()
  })

  test('above the limit nothing is kept, and it says when there is room again', async () => {
    const limited = keeper(open(), { rateLimit: 2 })
    const at = (seconds: number) => ({ created_at: later(seconds).toISOString() })
    const keep = (one: Unnumbered) => keepNewLead(one, 'a sender', limited)
    const first = lead(at(5))
    expect(await keep(first)).toMatchObject({ repeated: false })
    expect(await keep(lead(at(10)))).toMatchObject({ repeated: false })
    const third = lead(at(20))
    expect(await keep(third)).toEqual({ limited: true, retryAfterSeconds: 40 })
    expect(await isKept(open(), third)).toBe(false)
    expect(await keepNewLead(third, 'another sender', limited)).toMatchObject({ repeated: false })
    expect(await keep(lead(at(60)))).toMatchObject({ repeated: false })
    const names = await open().queries.selectFrom('rate_counts').select('name').execute()
    expect(names.map(({ name }) => name).join()).not.toContain('sender')
  })

  test('several leads are kept all together or not at all', async () => {
    const good = [lead(), lead()]
    const taken = { ...lead(), id: good[0]?.id ?? '' }
    await expect(keepNewLeads([...good, taken], undefined, keeper(open()))).rejects.toThrow()
    for (const one of good) expect(await isKept(open(), one)).toBe(false)
    expect(await keepNewLeads(good, undefined, keeper(open()))).toHaveLength(2)
    for (const one of good) expect(await channelsOf(open(), one)).toContain('operator-letter')
  })

  test('several leads are taken while there is room for one, and count as many', async () => {
    const limited = keeper(open(), { rateLimit: 2 })
    const three = () => [lead(), lead(), lead()]
    expect(await keepNewLead(lead(), 'many', limited)).toMatchObject({ repeated: false })
    expect(await keepNewLeads(three(), 'many', limited)).toHaveLength(3)
    const refused = three()
    expect(await keepNewLeads(refused, 'many', limited)).toMatchObject({ limited: true })
    for (const one of refused) expect(await isKept(open(), one)).toBe(false)
  })
})

describe.runIf(hasPostgres)('two replicas on one PostgreSQL', () => {
  test('count together: of forty leads at once from one sender twenty are kept', async () => {
    const { url, drop } = await createPostgres()
    const replicas = [1, 2].map(() => openDatabase({ url, directory: '' }))
    for (const replica of replicas) await migrate(replica)
    const kept = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        keepNewLead(
          lead(),
          'one sender',
          keeper(replicas[index % 2] as Database, { rateLimit: 20 }),
        ),
      ),
    )
    expect(kept.filter((one) => 'limited' in one)).toHaveLength(20)
    for (const replica of replicas) await replica.close()
    await drop()
  })
})
