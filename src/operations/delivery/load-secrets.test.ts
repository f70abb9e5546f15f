import { expect, test } from 'vitest'
import { listOpenEndpoints, seedEndpoint } from '#database/delivery/endpoints.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { morning } from '../../../tests/leads.ts'
import { loadSecrets } from './load-secrets.ts'

onEveryDatabase((open) => {
  test('replicas that start at once agree on secrets, and one of them made the key', async () => {
    const all = await Promise.all([1, 2, 3].map(() => loadSecrets({}, open())))
    expect(new Set(all.map(({ secret }) => secret)).size).toBe(1)
    expect(new Set(all.map(({ publicClientKey }) => publicClientKey)).size).toBe(1)
    expect(all.filter(({ publicClientKeyIsNew }) => publicClientKeyIsNew)).toHaveLength(1)
    expect(all[0]?.secret).toMatch(/^[0-9a-f]{64}$/)
    expect(await loadSecrets({}, open())).toEqual({ ...all[0], publicClientKeyIsNew: false })
  })

  test('secrets from the environment are used and not stored', async () => {
    const given = { secret: 's'.repeat(32), publicClientKey: 'k'.repeat(20) }
    expect(await loadSecrets(given, open())).toEqual({ ...given, publicClientKeyIsNew: false })
    expect((await loadSecrets({}, open())).secret).not.toBe(given.secret)
  })

  test('the environment seeds one endpoint, however many servers start and how often', async () => {
    const url = 'https://crm.example/leads'
    const seed = (id: string, address = url) =>
      seedEndpoint(open().db, { id, url: address, secret: 'whsec_', created_at: morning })
    await Promise.all(['one', 'two', 'three'].map((id) => seed(id)))
    await seed('four', 'https://other.example/leads')
    expect(await listOpenEndpoints(open().db)).toHaveLength(1)
  })
})
