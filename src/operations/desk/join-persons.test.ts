import { expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import type { DeskOutcome } from '#domain/lead/state.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertLead, lead, storeDeps } from '../../../tests/leads.ts'
import { worldAt } from '../../../tests/world.ts'
import { answerCalled } from '../enquiry/answer-called.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { separateLeads } from './change-person.ts'
import { claimNext } from './claim-next.ts'
import { joinPersons } from './join-persons.ts'
import { recordCall } from './record-call.ts'
import { startCall } from './start-call.ts'
import { undoLead } from './undo-lead.ts'

/** Thursday 19 November 2026, by Melbourne's clocks. */
const at = (time: string) => `2026-11-19T${time}:00+11:00`
const priya = { id: 'priya', role: 'agent' } as const
const jack = { id: 'jack', role: 'agent' } as const
let people = 0

onEveryDatabase((open) => {
  const world = (time: string) => ({
    ...worldAt(at(time), open()),
    country: au.country,
    parsePhone: phoneParser(au.country),
  })
  const person = () => {
    people += 1
    const number = `4915701${String(people).padStart(2, '0')}`
    return {
      phone: `0${number}`,
      phone_e164: `+61${number}`,
      email_key: `kim${people}@example.com`,
    }
  }
  const enquire = async (time: string, details: Partial<ReturnType<typeof person>>) => {
    const moment = new Date(at(time)).toISOString()
    const row = lead({
      ...{ created_at: moment, callable_from: moment, next_action_at: moment },
      ...details,
    })
    await insertLead(row, storeDeps(open()))
    return row.id
  }
  const standing = async (id: string) => {
    const page = await getLeadPage(open().db, id)
    return { state: page?.state, mergedInto: page?.mergedInto, next: page?.nextAction?.at ?? null }
  }
  const call = async (id: string, outcome: DeskOutcome, time: string, operator = priya) => {
    expect(await startCall(id, operator, world(time))).toMatchObject({ ok: true })
    const version = (await getLeadPage(open().db, id))?.version ?? 0
    return recordCall(
      { id: crypto.randomUUID(), lead: id, version, outcome },
      operator,
      world(time),
    )
  }
  const addOperators = async () => {
    const known = await open().db.selectFrom('operators').select('id').executeTakeFirst()
    if (known) return
    for (const { id } of [priya, jack])
      await insertOperator(
        open().db,
        { id, name: id, email: `${id}@wattlewise.example`, role: 'agent' },
        new Date(at('08:00')),
      )
  }

  test('who sends phone and email again is one person, without anybody saying so', async () => {
    const kim = person()
    const [first, second] = [await enquire('09:00', kim), await enquire('09:10', kim)]
    const { email_key: _, ...phoneAlone } = kim
    const other = await enquire('09:20', { ...phoneAlone, email_key: 'gavin@example.com' })
    expect(await joinPersons(world('09:30'))).toBe(1)
    expect((await standing(second)).mergedInto).toBe(first)
    expect((await standing(other)).mergedInto).toBeNull()
    expect(await joinPersons(world('09:31'))).toBe(0)
  })

  test('but not once an operator has marked them as two people', async () => {
    await addOperators()
    const kim = person()
    const [first, second] = [await enquire('09:00', kim), await enquire('09:10', kim)]
    await separateLeads({ lead: first, other: second, version: 1 }, priya, world('09:20'))
    expect(await joinPersons(world('09:30'))).toBe(0)
    expect((await standing(second)).mergedInto).toBeNull()
  })

  test('who was reached while another enquiry of theirs came is not promised a call any more', async () => {
    await addOperators()
    const kim = person()
    const [first, second] = [await enquire('09:00', kim), await enquire('09:10', kim)]
    await call(second, 'reached', '09:16')
    await joinPersons(world('09:20'))
    expect([(await standing(first)).state, (await standing(second)).state]).toEqual([
      'contacted',
      'contacted',
    ])
    const third = await enquire('09:40', kim)
    await joinPersons(world('09:50'))
    expect((await standing(third)).state).toBe('new')
  })

  test('a dialled number rests for two hours, whichever enquiry it came from; undone, it doesn’t', async () => {
    await addOperators()
    const kim = person()
    const first = await enquire('09:00', kim)
    const other = await enquire('09:05', { ...kim, email_key: `gavin${people}@example.com` })
    await call(first, 'no-answer', '09:30')
    expect((await standing(other)).next).toBe(new Date(at('11:30')).toISOString())
    const version = (await getLeadPage(open().db, first))?.version ?? 0
    expect(await undoLead({ lead: first, version }, priya, world('09:30'))).toMatchObject({
      ok: true,
    })
    expect((await standing(other)).next).toBe(new Date(at('09:05')).toISOString())
  })

  test('a lead that comes while its number is being dialled can’t be claimed', async () => {
    await addOperators()
    const { db } = open()
    await db.updateTable('enquiries').set({ state: 'lost', claimed_by: null }).execute()
    const kim = person()
    const first = await enquire('09:00', kim)
    await startCall(first, priya, world('09:30'))
    await enquire('09:31', { ...kim, email_key: `gavin${people}@example.com` })
    expect(await claimNext({}, jack, world('09:32'))).toMatchObject({ lead: null })
    await call(first, 'no-answer', '09:33')
    expect(await claimNext({}, jack, world('09:34'))).toMatchObject({ lead: null })
    expect(await claimNext({}, jack, world('11:34'))).not.toMatchObject({ lead: null })
  })

  test('who says on their page that we called was called about all they had asked', async () => {
    const kim = person()
    const [first, second] = [await enquire('09:00', kim), await enquire('09:10', kim)]
    await joinPersons(world('09:30'))
    expect(await answerCalled(first, 'called', world('11:00'))).toBe('changed')
    const [spoken, other] = [await standing(first), await standing(second)]
    expect([spoken.state, other.state]).toEqual(['contacted', 'contacted'])
  })
})
