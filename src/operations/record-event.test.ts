import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listAudit } from '#database/account/audit.ts'
import { onEveryDatabase } from '../../tests/databases.ts'
import { insertLead, later, lead, storeDeps } from '../../tests/leads.ts'
import { storeOperator } from '../../tests/operators.ts'
import { byRules, recordDeskEvent, recordLeadEvent } from './record-event.ts'
import { commit } from './world.ts'

onEveryDatabase((open) => {
  const world = (by?: string) => ({ ...storeDeps(open()), now: () => later(60), by })
  const entries = async () => {
    return (await listAudit({ mayBeOld: open().db }, { size: 50 })).entries
  }

  test('an event whose id was recorded before is recorded once, and nothing follows twice', async () => {
    const one = lead()
    await insertLead(one, world())
    const event = {
      kind: 'lead.noted',
      id: uuidv7(),
      lead: one.id,
      detail: { text: 'Gate' },
    } as const
    for (const _ of [1, 2]) await commit(world(), (db) => recordLeadEvent(db, event, world()))
    const words = await open()
      .db.selectFrom('lead_words')
      .select('notes')
      .where('lead', '=', one.id)
      .executeTakeFirst()
    expect(words?.notes).toBe('gate')
    expect((await entries()).filter(({ lead }) => lead === one.id)).toHaveLength(1)
  })

  test('what the rules do in an operator’s world isn’t recorded as the operator’s', async () => {
    const by = await storeOperator(open(), { role: 'owner' })
    const one = lead()
    await insertLead(one, world())
    const event = {
      kind: 'lead.not-offered',
      lead: one.id,
      detail: { because: 'nobody-suits' },
    } as const
    await commit(world(), (db) => recordLeadEvent(db, event, byRules(world(by))))
    await commit(world(), (db) => recordLeadEvent(db, event, world(by)))
    const theirs = (await entries()).filter(({ lead }) => lead === one.id)
    expect(theirs.map(({ operatorId }) => operatorId).toSorted()).toEqual([by, null].toSorted())
  })

  test('an event that owners are to know of queues its letters', async () => {
    const by = await storeOperator(open(), { role: 'owner' })
    const rules = { mode: 'turn', minutes: 60, openPerPlace: 1 }
    await commit(world(), (db) =>
      recordDeskEvent(db, { kind: 'offer rules changed', detail: rules }, world(by)),
    )
    const letters = await open()
      .db.selectFrom('deliveries')
      .select(['event', 'operator'])
      .where('operator', '=', by)
      .execute()
    expect(letters).toEqual([{ event: 'account.changed', operator: by }])
  })
})
