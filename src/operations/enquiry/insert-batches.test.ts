import { expect, test, vi } from 'vitest'
import type { Database } from '#database/open.ts'
import { lead, receiptOf } from '../../../tests/leads.ts'
import { keyedHash } from '../keyed-hash.ts'
import { insertInBatch } from './insert-batches.ts'

/** PostgreSQL that stores whatever it is given, each statement once `store` is called. */
function heldDatabase() {
  const statements: string[][] = []
  const held: { resolve: () => void; reject: (error: Error) => void }[] = []
  const executeQuery = async ({ parameters: [given] }: { parameters: readonly string[] }) => {
    const ids: string[] = JSON.parse(given ?? '').map(({ id }: { id: string }) => id)
    statements.push(ids)
    await new Promise<void>((resolve, reject) => held.push({ resolve, reject }))
    return { rows: ids.map((id) => ({ id, within: true, inserted: true })) }
  }
  const database = { engine: 'postgres', db: { executeQuery } } as unknown as Database
  const store = () => held.shift()?.resolve()
  const refuse = (error: Error) => held.shift()?.reject(error)
  return { database, statements, store, refuse }
}

const counted = (sender: string) => ({
  name: keyedHash('secret', 'rate', sender),
  most: 20,
  many: 1,
})
const stored = (changes: Parameters<typeof lead>[0] = {}) => {
  const row = lead(changes)
  return { row, deliveries: [], receipt: receiptOf(row) }
}

test('a lead goes at once, and those that come meanwhile go together, 32 at most', async () => {
  const { database, statements, store } = heldDatabase()
  const leads = Array.from({ length: 50 }, () => stored())
  const inserted = leads.map((one, index) =>
    insertInBatch(database, { lead: one, counted: counted(`visitor ${index}`) }),
  )
  const sizes = () => statements.map(({ length }) => length)
  expect(sizes()).toEqual([1, 1])
  store()
  await expect.poll(sizes).toEqual([1, 1, 32])
  store()
  await expect.poll(sizes).toEqual([1, 1, 32, 16])
  store()
  store()
  const references = (await Promise.all(inserted)).map((one) => one.ok && one.reference)
  expect(references).toEqual(leads.map(({ row }) => row.reference_number))
})

test.each([
  ['address', [{ email: 'Maria@example.com' }, { email: 'maria@example.com' }]],
  ['phone', [{ phone_e164: '+61491570156' }, { phone_e164: '+61491570156' }]],
  ['answers', [{ fingerprint: 'the same' }, { fingerprint: 'the same' }]],
] as const)('two leads with the same %s are never stored at once', async (_, [one, other]) => {
  const { database, statements, store } = heldDatabase()
  const leads = [stored(one), stored(other), stored()]
  const inserted = leads.map((lead) => insertInBatch(database, { lead, counted: undefined }))
  const [first, second, third] = leads.map(({ row }) => row.id)
  expect(statements).toEqual([[first], [third]])
  store()
  await inserted[0]
  await expect.poll(() => statements).toEqual([[first], [third], [second]])
  store()
  store()
  await Promise.all(inserted)
})

test('of one sender, who is counted, one lead is stored at a time', () => {
  const { database, statements } = heldDatabase()
  for (let post = 0; post < 5; post++)
    void insertInBatch(database, { lead: stored(), counted: counted('the same') })
  expect(statements).toHaveLength(1)
})

test('where the database is away, those that have waited for seconds hear of it at once, and others are tried', async ({
  onTestFinished,
}) => {
  const { database, statements, store, refuse } = heldDatabase()
  const insert = () => insertInBatch(database, { lead: stored(), counted: undefined })
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  onTestFinished(() => now.mockRestore())
  const early = [insert(), insert(), insert(), insert()]
  now.mockReturnValue(14_000)
  const late = insert()
  const heard = Promise.allSettled(early)
  for (let statement = 0; statement < 2; statement++)
    refuse(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
  expect((await heard).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  await expect.poll(() => statements).toHaveLength(3)
  store()
  expect(await late).toMatchObject({ ok: true })
})
