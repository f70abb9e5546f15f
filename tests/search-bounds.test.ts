import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { FilterDeps } from '#database/desk/lead-filter.ts'
import { listLeads } from '#database/desk/lead-list.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { mostSearched } from '#domain/lead/search.ts'
import { onEveryDatabase } from './databases.ts'
import { insertManyLeads, type ManyLeads } from './insert-many-leads.ts'

/* A search of very many leads looks at the newest, says so, and looks at all when it is asked to. */

const now = new Date('2026-11-21T09:00:00.000Z')
const brand = { timeZone: 'Australia/Melbourne', callingCode: '61', referencePrefix: 'WW' }

/** So many of the newest have no note about a roof. All others do, and they are more than a search looks at. */
const withoutRoof = 2_100

onEveryDatabase((database) => {
  let leads: ManyLeads
  beforeAll(async () => {
    leads = await insertManyLeads(database(), mostSearched + withoutRoof + 50, {
      until: now,
      days: 300,
    })
    const named: [number, string][] = [
      [0, 'WW-1PYTH0NX'],
      [-1, 'WW-1ZEBRA7X'],
    ]
    for (const [index, reference_number] of named)
      await database()
        .db.updateTable('enquiries')
        .set({ reference_number })
        .where('id', '=', leads.at(index)?.id ?? '')
        .execute()
    const [oldest, noted] = [leads.at(-1)?.id, leads.at(withoutRoof)?.id]
    await sql`insert into lead_words (lead, about, notes)
      select id, '', case when id = ${oldest} then 'roof switchboard' when id <= ${noted} then 'roof' else '' end
      from enquiries order by id`.execute(database().db)
    if (database().engine === 'postgres') await sql`analyze`.execute(database().db)
  })

  const search = async (q: string, filter: Partial<LeadFilter> = {}) => {
    const deps: FilterDeps = { ...brand, now, engine: database().engine }
    const page = { order: 'newest', size: 15 } as const
    const { leads, ...list } = await listLeads(
      database().reads,
      { state: 'any', ...filter, q },
      page,
      deps,
    )
    return { ids: leads.map(({ id }) => id), ...list }
  }
  test('the inside of a reference is looked for in the newest leads, and in all when it is asked for', async () => {
    const [newest, oldest] = [leads.at(0), leads.at(-1)]
    expect(await search('PYTH0N')).toMatchObject({ ids: [newest?.id], isWhole: false })
    expect(await search('ZEBRA7')).toMatchObject({ ids: [], isWhole: false })
    expect(await search('ZEBRA7', { searchAll: true })).toMatchObject({
      ids: [oldest?.id],
      isWhole: true,
    })
  })

  test('the beginning of a reference is found however old it is', async () => {
    const oldest = leads.at(-1)
    expect((await search('WW-1ZEBRA')).ids).toEqual([oldest?.id])
  })

  test('where few enough leads pass the filter, all of them are searched', async () => {
    const oldest = leads.at(-1)
    const filter = { postcode: oldest?.postcode as string }
    expect(await search('ZEBRA7', filter)).toMatchObject({ ids: [oldest?.id], isWhole: true })
  })

  test('a word that few leads have is found in the oldest, and everything was searched', async () => {
    expect(await search('switchboard')).toEqual({
      ...{ ids: [leads.at(-1)?.id], more: false, isWhole: true },
    })
  })

  test('of a word that more have than are looked at the newest are found', async () => {
    const having = leads.slice(withoutRoof).map(({ id }) => id)
    expect(await search('roof')).toEqual({ ids: having.slice(0, 50), more: true, isWhole: false })
    const all = await search('roof', { searchAll: true })
    expect(all).toEqual({ ids: having.slice(0, 50), more: true, isWhole: true })
  })
})
