import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabaseWhenDeep } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { fillPromises } from './fill-promises.ts'

onEveryDatabaseWhenDeep((open) => {
  test('leads from before there were promises get the one they would have had', async () => {
    const { db } = open()
    const hour = 3_600_000
    // One more than a batch, in Melbourne, Geelong and nowhere in particular.
    for (let index = 0; index < 501; index += 1) {
      const created_at = new Date(Date.parse('2026-10-15T00:00:00Z') + index * hour).toISOString()
      const postcode = ['3056', '3220', ''][index % 3]
      await insertLead(lead({ created_at, postcode }), storeDeps(open()))
    }
    const read = () =>
      db
        .selectFrom('enquiries')
        .select(['id', 'promised_by', 'callable_from', 'consent_until'])
        .orderBy('id')
        .execute()
    const before = await read()
    expect(before.every(({ promised_by }) => promised_by)).toBe(true)
    await sql`update enquiries set promised_by = null, callable_from = null, consent_until = null`.execute(
      db,
    )
    expect(await fillPromises({ database: open(), calling: au.calling })).toBe(501)
    expect(await read()).toEqual(before)
    expect(await fillPromises({ database: open(), calling: au.calling })).toBe(0)
  })
})
