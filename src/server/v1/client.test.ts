import { expect, test } from 'vitest'
import { createClient } from '../../../packages/client/src/index.ts'

/** A client, and the addresses that it asks. Its server has two pages. */
function openClient() {
  const asked: string[] = []
  const fetch = async (address: string | URL | Request) => {
    asked.push(String(address))
    const more = !String(address).includes('cursor')
    return Response.json({ leads: [{ id: String(asked.length) }], next: 'here', more })
  }
  return { asked, ...createClient({ url: 'https://w.example', key: 'wk_one', fetch }) }
}

test('a program that has no cursor yet begins at the beginning', async () => {
  const { asked, leads, figures } = openClient()
  const stored: { cursor?: string } = {}
  await leads({ cursor: stored.cursor, limit: 5 })
  await figures({ since: '2026-11-01', until: undefined })
  expect(asked).toEqual([
    'https://w.example/v1/leads?limit=5',
    'https://w.example/v1/figures?since=2026-11-01',
  ])
})

test('every page of changes is read, by a function taken out of the client too', async () => {
  const { changedLeads } = openClient()
  const ids: string[] = []
  for await (const { id } of changedLeads()) ids.push(id)
  expect(ids).toEqual(['1', '2'])
})
