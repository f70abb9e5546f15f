import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { queueReason, queueReasons } from '#domain/desk/queue-order.ts'
import { nextActionKinds } from '#domain/lead/next-action-kind.ts'
import { openStates } from '#domain/lead/state.ts'
import { onEveryDatabaseWhenDeep } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { queueRank } from './queue-order.ts'

const now = new Date('2026-11-19T04:00:00.000Z')
const minutesFromNow = [-90, 0, 1, 2, 3, 90]
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()

onEveryDatabaseWhenDeep((open) => {
  test('the database ranks every lead as the domain does', async () => {
    const leads = openStates.flatMap((state) =>
      nextActionKinds.flatMap((action) =>
        minutesFromNow.flatMap((due) =>
          [-90, 0, 90, null].flatMap((promise) =>
            [null, 'ruth'].map((snoozedBy) => ({
              ...{ state, action, snoozedBy },
              ...{ at: inMinutes(due), promisedBy: promise === null ? null : inMinutes(promise) },
            })),
          ),
        ),
      ),
    )
    const { db } = open()
    const reasons = new Map<string, string>()
    for (const { state, action, at, promisedBy, snoozedBy } of leads) {
      const row = lead({ id: uuidv7() })
      await insertLead(row, storeDeps(open()))
      await db
        .updateTable('enquiries')
        .set({ state, promised_by: promisedBy, next_action: action, next_action_at: at })
        .set({ next_action_for: snoozedBy })
        .where('id', '=', row.id)
        .execute()
      const nextAction = { action, at, ...(snoozedBy ? { snoozedBy } : {}) }
      reasons.set(row.id, queueReason({ state, promisedBy, nextAction }, now))
    }
    const rows = await db
      .selectFrom('enquiries')
      .select(['id', queueRank(now).as('rank')])
      .execute()
    const ranked = new Map(rows.map(({ id, rank }) => [id, queueReasons[Number(rank)]]))
    expect(ranked).toEqual(reasons)
    expect(new Set(reasons.values())).toEqual(new Set(queueReasons))
  })
})
