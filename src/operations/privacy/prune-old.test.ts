import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { pruneOld } from './prune-old.ts'

const now = new Date('2026-11-23T09:00:00.000Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

onEveryDatabase((open) => {
  test('expired sessions and sign-in attempts are deleted', async () => {
    const { db } = open()
    const operator = { id: uuidv7(), name: 'Mai', email: 'mai@example.com', role: 'agent' as const }
    await insertOperator(db, operator, now)
    const times = { created_at: ago(13), updated_at: ago(13) }
    for (const [id, hours] of [
      ['over', 1],
      ['open', -1],
    ] as const) {
      const row = { id, expires_at: ago(hours), ...times }
      const session = { ...row, user_id: operator.id, token: id, second_factor: 1 }
      await db.insertInto('operator_sessions').values(session).execute()
      const link = { ...row, identifier: id, value: operator.id }
      await db.insertInto('operator_verifications').values(link).execute()
    }
    await db
      .insertInto('sign_in_tries')
      .values([
        { who: 'long ago', tries: 5, latest: ago(25) },
        { who: 'lately', tries: 5, latest: ago(23) },
      ])
      .execute()
    for (const [lead, hours] of [
      ['the other day', 73],
      ['yesterday', 24],
    ] as const)
      await db
        .insertInto('lead_reads')
        .values({ operator: 'ruth', day: ago(hours).slice(0, 10), lead })
        .execute()

    await pruneOld(now, open())
    expect(await db.selectFrom('operator_sessions').select('id').execute()).toEqual([
      { id: 'open' },
    ])
    expect(await db.selectFrom('operator_verifications').select('id').execute()).toEqual([
      { id: 'open' },
    ])
    expect(await db.selectFrom('sign_in_tries').select('who').execute()).toEqual([
      { who: 'lately' },
    ])
    expect(await db.selectFrom('lead_reads').select('lead').execute()).toEqual([
      { lead: 'yesterday' },
    ])
  })
})
