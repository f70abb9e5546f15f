import { v7 as uuidv7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { listMerged } from '#database/desk/merged-leads.ts'
import { listRelatedLeads } from '#database/desk/person.ts'
import { listRunningPromises } from '#database/desk/running-promises.ts'
import type { DeskOutcome } from '#domain/lead/state.ts'
import type { NewLeadRow } from '#domain/lead/stored-lead.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, later, lead as newLead, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { eraseLeads } from '../privacy/erase-leads.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { changeLead } from './change-lead.ts'
import { mergeLeads, separateLeads } from './change-person.ts'
import { claimNext } from './claim-next.ts'
import { recordCall } from './record-call.ts'
import { startCall } from './start-call.ts'
import { undoLead } from './undo-lead.ts'

const priya = { id: 'priya', role: 'agent' } as const
const ruth = { id: 'ruth', role: 'owner' } as const
let people = 0

onEveryDatabase((open) => {
  const deps = (seconds = 0) => ({
    database: open(),
    now: () => later(seconds),
    secret: 'a secret that is long enough for a test',
    calling: au.calling,
  })

  /** Leads with one phone number, each an hour after the one before. */
  async function newPerson(count = 2, changes: Partial<NewLeadRow> = {}) {
    people += 1
    const ids: string[] = []
    for (let index = 0; index < count; index++) {
      const one = newLead({
        phone: '0491 570 006',
        phone_e164: `+6149157${String(people).padStart(4, '0')}`,
        promised_by: later(3600 * (index + 1)).toISOString(),
        callable_from: later(-60).toISOString(),
        ...changes,
      })
      await insertLead(one, storeDeps(open()))
      ids.push(one.id)
    }
    return ids as [string, string, string]
  }

  const versionOf = async (id: string) => (await getLeadPage(open().db, id))?.version ?? 0
  const merge = async (lead: string, other: string, seconds = 10) =>
    mergeLeads({ lead, other, version: await versionOf(lead) }, priya, deps(seconds))
  const separate = async (lead: string, other: string, seconds = 20) =>
    separateLeads({ lead, other, version: await versionOf(lead) }, priya, deps(seconds))
  const undo = async (lead: string, seconds = 15) =>
    undoLead({ lead, version: await versionOf(lead) }, priya, deps(seconds))
  /** Each lead with the one that is called about in its place. */
  const standing = async (ids: readonly string[]) => {
    const rows = await Promise.all(ids.map((id) => getLeadPage(open().db, id)))
    return rows.map((row) => row?.mergedInto ?? null)
  }
  const running = async (ids: readonly string[]) => {
    const page = { now: later(0), since: later(-3600), after: undefined, size: 500 }
    const promises = await listRunningPromises(open().db, page)
    return promises.map(({ id }) => id).filter((id) => ids.includes(id))
  }

  test('two enquiries of one person are called about once, by the promise that ends first', async () => {
    const [first, second] = await newPerson()
    expect(await running([first, second])).toEqual([first, second])
    expect(await merge(second, first)).toEqual({ ok: true, state: 'new', version: 2 })
    expect(await standing([first, second])).toEqual([null, first])
    expect(await running([first, second])).toEqual([first])
    const page = await getLeadPage(open().db, second)
    expect(page?.others).toMatchObject([{ id: first, merged: true, same: ['phone_e164'] }])
    expect(page?.history[0]).toMatchObject({ kind: 'lead.merged', operator: 'priya' })
  })

  test('merging what was merged makes one person of all', async () => {
    const [a, b, c] = await newPerson(3)
    await merge(b, c)
    expect(await standing([a, b, c])).toEqual([null, null, b])
    await merge(c, a)
    expect(await standing([a, b, c])).toEqual([null, a, a])
    expect(await merge(b, c)).toMatchObject({ ok: true, version: await versionOf(b) })
  })

  test('undone within ten seconds, everybody is who they were', async () => {
    const [a, b, c] = await newPerson(3)
    await merge(b, c)
    await merge(c, a)
    expect(await undo(c)).toMatchObject({ ok: true })
    expect(await standing([a, b, c])).toEqual([null, null, b])
    const page = await getLeadPage(open().db, c)
    expect(page?.others.map(({ id, separate }) => [id, separate])).toEqual([
      [b, false],
      [a, false],
    ])
  })

  test('a merge that another operator has changed since is not undone', async () => {
    const [a, b, c] = await newPerson(3)
    await merge(a, b)
    await merge(c, b)
    expect(await undo(a)).toMatchObject({ ok: false })
    expect(await standing([a, b, c])).toEqual([null, a, a])
  })

  test('a shared phone is not a person: split again, and not proposed any more', async () => {
    const [a, b, c] = await newPerson(3)
    await merge(b, a)
    await merge(c, a)
    expect(await separate(a, b)).toMatchObject({ ok: true })
    expect(await standing([a, b, c])).toEqual([null, null, a])
    expect(await running([a, b, c])).toEqual([a, b])
    const others = (await getLeadPage(open().db, a))?.others
    expect(others).toMatchObject([
      { id: c, merged: true, separate: false },
      { id: b, merged: false, separate: true },
    ])
    expect((await getLeadPage(open().db, b))?.others).toMatchObject([
      { id: c, separate: true },
      { id: a, separate: true },
    ])
  })

  test('what is split is not erased and not given away with the other person’s', async () => {
    const [a, b] = await newPerson()
    await separate(a, b)
    const { leads } = await listRelatedLeads(open().db, a)
    expect(leads.map(({ id }) => id)).toEqual([a])
  })

  test('a split can be undone, and taken back later by merging', async () => {
    const [a, b] = await newPerson()
    await merge(b, a)
    await separate(b, a)
    expect(await standing([a, b])).toEqual([null, null])
    expect(await undo(b)).toMatchObject({ ok: true })
    expect(await standing([a, b])).toEqual([null, a])
    await separate(b, a)
    await merge(b, a)
    expect((await getLeadPage(open().db, b))?.others).toMatchObject([
      { id: a, merged: true, separate: false },
    ])
  })

  test('strangers are not merged, nor what is held back, withdrawn or spam', async () => {
    const [a] = await newPerson()
    const [stranger] = await newPerson()
    expect(await merge(a, stranger)).toMatchObject({
      code: 'refused',
      message: 'These two share neither a phone number nor an email address.',
    })
    const [b, withdrawn] = await newPerson()
    await changeLead({ lead: withdrawn, version: 1, action: 'withdraw' }, ruth, deps())
    expect(await merge(b, withdrawn)).toMatchObject({ code: 'refused' })
    expect(await merge(b, 'nobody')).toMatchObject({ code: 'unknown' })
  })

  test('leads that were changed meanwhile are not merged', async () => {
    const [a, b] = await newPerson()
    await changeLead({ lead: a, version: 1, action: 'contact' }, ruth, deps())
    expect(await mergeLeads({ lead: a, other: b, version: 1 }, priya, deps())).toMatchObject({
      code: 'changed',
    })
  })

  test('two operators who merge the same leads at once make one person', async () => {
    const [a, b, c] = await newPerson(3)
    const version = 1
    await Promise.all([
      mergeLeads({ lead: a, other: b, version }, priya, deps()),
      mergeLeads({ lead: b, other: c, version }, ruth, deps()),
      mergeLeads({ lead: c, other: a, version }, ruth, deps()),
    ])
    const merged = await Promise.all([a, b, c].map((id) => listMerged(open().db, id)))
    for (const group of merged)
      expect(group.filter(({ mergedInto }) => mergedInto === null)).toHaveLength(1)
  })

  test('who was reached was reached for all they had asked by then, merged before or after', async () => {
    const [first, second] = await newPerson()
    await changeLead({ lead: second, version: 1, action: 'contact' }, ruth, deps(60))
    expect(await merge(first, second)).toMatchObject({ ok: true, state: 'contacted' })
    expect(await running([first, second])).toEqual([])
    expect((await getLeadPage(open().db, first))?.contactedAt).toBe(later(60).toISOString())
    expect(await undo(first, 65)).toMatchObject({ ok: true })
    expect(await running([first, second])).toEqual([first])
  })

  test('so it is where the later enquiry was to be called about first, and its undo brings that back', async () => {
    const [first, second] = await newPerson()
    await changeLead({ lead: first, version: 1, action: 'contact' }, ruth, deps(60))
    expect(await merge(second, first, 70)).toMatchObject({ ok: true, state: 'contacted' })
    expect(await running([first, second])).toEqual([])
    expect(await undo(second, 75)).toMatchObject({ ok: true, state: 'new' })
    expect(await running([first, second])).toEqual([second])
  })

  test('what comes after they were reached is promised a call of its own', async () => {
    const [first] = await newPerson(1)
    await changeLead({ lead: first, version: 1, action: 'contact' }, ruth, deps(60))
    const phone_e164 = (await getLeadPage(open().db, first))?.phone.e164 ?? ''
    const [again] = await newPerson(1, { phone_e164, created_at: later(120).toISOString() })
    await merge(again, first)
    expect(await running([first, again])).toEqual([again])
  })

  describe('called about once', () => {
    const clock = (seconds: number) => ({
      ...deps(seconds),
      country: au.country,
      parsePhone: phoneParser(au.country),
    })
    // Half past nine on a Monday in Melbourne.
    const monday = (Date.parse('2026-11-22T22:30:00Z') - later(0).getTime()) / 1000
    const queued = async (ids: readonly string[]) => {
      const rows = await open()
        .db.selectFrom('enquiries')
        .select(['id', 'next_action'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
      return rows.map(({ next_action }) => next_action)
    }
    const rowsOf = (ids: readonly string[]) =>
      open()
        .db.selectFrom('enquiries')
        .select(['id', 'state', 'contacted_at', 'finished_at', 'lost_because', 'withdrawn_at'])
        .select(['next_action', 'next_action_at', 'merged_into'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
    const contactsOf = async (lead: string) =>
      (await getLeadPage(open().db, lead))?.contacts.map(({ outcome }) => outcome)
    const call = async (lead: string, outcome: DeskOutcome, seconds = monday) =>
      recordCall(
        { lead, id: uuidv7(), version: await versionOf(lead), outcome },
        priya,
        clock(seconds),
      )

    test('only one of them is in the queue, and both are once they are split', async () => {
      const [a, b] = await newPerson()
      await merge(b, a)
      expect(await queued([a, b])).toEqual(['first-call', null])
      await separate(b, a)
      expect(await queued([a, b])).toEqual(['first-call', 'first-call'])
    })

    test('a try is written to both, and only one is to be tried again', async () => {
      const [a, b] = await newPerson()
      await merge(b, a)
      expect(await call(a, 'no-answer')).toMatchObject({ ok: true })
      expect([await contactsOf(a), await contactsOf(b)]).toEqual([['no-answer'], ['no-answer']])
      expect(await queued([a, b])).toEqual(['retry', null])
      expect((await getLeadPage(open().db, b))?.history[0]).toMatchObject({ kind: 'lead.called' })
    })

    test('reached about one, they were reached about both', async () => {
      const [a, b] = await newPerson()
      await merge(b, a)
      await call(b, 'reached')
      expect(await rowsOf([a, b])).toMatchObject([{ state: 'contacted' }, { state: 'contacted' }])
      expect(await running([a, b])).toEqual([])
    })

    test.each(['no-answer', 'reached', 'not-interested', 'asked-to-stop'] as const)(
      'undone, %s leaves both as they were',
      async (outcome) => {
        const [a, b] = await newPerson()
        await merge(b, a)
        const before = await rowsOf([a, b])
        const owed = await Promise.all([a, b].map((id) => listDeliveries(open().db, id)))
        await call(a, outcome)
        expect(await rowsOf([a, b])).not.toEqual(before)
        expect(await undo(a, monday + 5)).toMatchObject({ ok: true })
        expect(await rowsOf([a, b])).toEqual(before)
        expect([await contactsOf(a), await contactsOf(b)]).toEqual([[], []])
        expect(await Promise.all([a, b].map((id) => listDeliveries(open().db, id)))).toEqual(owed)
      },
    )

    test('a visitor who asks us to stop is called about none of them', async () => {
      const [a, b] = await newPerson()
      await merge(b, a)
      await call(a, 'asked-to-stop')
      expect(await rowsOf([a, b])).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }])
      expect(await queued([a, b])).toEqual([null, null])
    })

    test('once one is finished or withdrawn, the other takes its place in the queue', async () => {
      const [a, b] = await newPerson()
      await merge(b, a)
      const lost = {
        lead: a,
        version: await versionOf(a),
        action: 'lose',
        because: 'other',
      } as const
      await changeLead(lost, priya, deps(monday))
      expect(await standing([a, b])).toEqual([b, null])
      expect(await queued([a, b])).toEqual([null, 'first-call'])
      await undo(a, monday + 5)
      expect(await standing([a, b])).toEqual([null, a])
      expect(await queued([a, b])).toEqual(['first-call', null])
      await withdrawLead(a, deps(monday + 20))
      expect(await standing([a, b])).toEqual([b, null])
    })

    test('while one of them is being called, no other operator calls the other', async () => {
      const [a, b] = await newPerson()
      await merge(b, a)
      for (const { id, role } of [priya, ruth]) {
        const operator = { id, name: id, email: `${id}@wattlewise.example`, role }
        await insertOperator(open().db, operator, later(0))
      }
      expect(await startCall(b, priya, deps(monday))).toMatchObject({ ok: true })
      expect(await startCall(a, ruth, deps(monday))).toMatchObject({
        code: 'claimed',
        by: { id: priya.id },
      })
      const passed: string[] = []
      for (;;) {
        const claimed = await claimNext({}, ruth, deps(monday))
        if (!claimed.ok || !claimed.lead) break
        passed.push(claimed.lead)
        await open()
          .db.updateTable('enquiries')
          .set({ next_action: null })
          .where('id', '=', claimed.lead)
          .execute()
      }
      expect(passed).not.toContain(a)
    })
  })

  describe('erasing one of them', () => {
    let ids: [string, string, string]
    beforeEach(async () => {
      ids = await newPerson(3)
      await merge(ids[1], ids[0])
      await merge(ids[2], ids[0])
    })

    test('leaves the others one person, called by the next promise', async () => {
      const [a, b, c] = ids
      const note = {
        lead: a,
        reference: 'r',
        at: later(30).toISOString(),
        operator: null,
        proof: '',
      }
      await eraseLeads(
        { notes: [note], now: later(30), confirmations: [] },
        { database: open(), calling: au.calling },
      )
      expect(await standing([b, c])).toEqual([null, b])
      expect(await running(ids)).toEqual([b])
    })
  })
})
