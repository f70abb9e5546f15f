import { expect, test } from 'vitest'
import type { Database } from '#database/open.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { later } from '../../../tests/leads.ts'
import { countSteps, type ReachedStep } from './count-steps.ts'

const day = '2026-11-21'

const at = (step: string, changes: Partial<ReachedStep> = {}): ReachedStep => ({
  day,
  form: 'battery',
  step,
  sender: '203.0.113.1',
  ...changes,
})

const counter = (database: Database, rateLimit?: number) => ({
  database,
  secret: 'a secret that is long enough for a test',
  now: () => later(0),
  rateLimit,
})

async function countsOf(database: Database, form: string) {
  const rows = await database.db
    .selectFrom('step_counts')
    .selectAll()
    .where('form', '=', form)
    .orderBy('day')
    .orderBy('step')
    .execute()
  return rows.map(({ day, step, count }) => `${day} ${step} ${count}`)
}

onEveryDatabase((database) => {
  test('steps that many visitors reach at once add up to one count for each step', async () => {
    const deps = counter(database())
    await countSteps([at('electricity-bill'), at('electricity-bill'), at('battery-size')], deps)
    await countSteps([at('battery-size', { day: '2026-11-22' }), at('electricity-bill')], deps)
    expect(await countsOf(database(), 'battery')).toEqual([
      '2026-11-21 battery-size 1',
      '2026-11-21 electricity-bill 3',
      '2026-11-22 battery-size 1',
    ])
  })

  test('two replicas that count at once lose nothing', async () => {
    const deps = counter(database(), 20)
    const steps = ['one', 'two', 'three']
    await Promise.all(
      Array.from({ length: 8 }, (_, replica) =>
        countSteps(
          (replica % 2 ? steps : steps.toReversed()).map((step) =>
            at(step, { form: 'at-once', sender: `203.0.113.${10 + (replica % 3)}` }),
          ),
          deps,
        ),
      ),
    )
    expect(await countsOf(database(), 'at-once')).toEqual([
      `${day} one 8`,
      `${day} three 8`,
      `${day} two 8`,
    ])
  })

  test('a sender far above the limit is not counted, and nobody else is affected', async () => {
    const deps = counter(database(), 1)
    const flood = Array.from({ length: 50 }, () =>
      at('flooded', { form: 'flood', sender: '198.51.100.7' }),
    )
    await countSteps([...flood, at('kept', { form: 'flood', sender: '198.51.100.8' })], deps)
    await countSteps(flood, deps)
    expect(await countsOf(database(), 'flood')).toEqual([`${day} flooded 20`, `${day} kept 1`])
  })

  test('only a keyed hash of an address is stored', async () => {
    const rows = await database().db.selectFrom('rate_counts').select('name').execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { name } of rows) expect(name).not.toMatch(/\d+\.\d+\.\d+/)
  })
})
