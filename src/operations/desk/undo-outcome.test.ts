import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { insertOperator } from '#database/account/operators.ts'
import { claimDueDeliveries } from '#database/delivery/deliveries.ts'
import { insertDisclosure } from '#database/delivery/disclosures.ts'
import { deriveNextAction, updateNextAction } from '#database/desk/queue.ts'
import { undoSeconds } from '#domain/desk/undo.ts'
import { deskOutcomes, lostReasons, stateActions } from '#domain/lead/state.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { onEveryDatabaseWhenDeep } from '../../../tests/databases.ts'
import { addEndpoint, insertLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { storeInstaller, storeOffer } from '../../../tests/stored-installers.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import { assignLead } from './assign-lead.ts'
import { changeLead } from './change-lead.ts'
import { recordCall } from './record-call.ts'
import { skipLead } from './skip-lead.ts'
import { snoozeLead } from './snooze-lead.ts'
import { startCall } from './start-call.ts'
import { undoLead } from './undo-lead.ts'

const ruth = { id: 'ruth', role: 'owner' } as const
const rounds = 60
const actsBefore = 4

/** Always the same numbers between 0 and 1. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

onEveryDatabaseWhenDeep((open) => {
  let endpoint = ''
  let installers: string[] = []
  beforeAll(async () => {
    endpoint = await addEndpoint(open())
    installers = [await storeInstaller(open()), await storeInstaller(open())]
    for (const id of ['ruth', 'jack'])
      await insertOperator(
        open().db,
        { id, name: id, email: `${id}@wattlewise.example`, role: 'owner' },
        new Date('2026-01-01T00:00:00Z'),
      )
  })

  let clock = new Date('2026-11-19T09:30:00+11:00').getTime()
  const deps = () => ({
    database: open(),
    calling: au.calling,
    secret: 'a secret',
    country: au.country,
    parsePhone: phoneParser(au.country),
    now: () => new Date(clock),
  })

  async function storedLead(random: () => number) {
    const form = formsOf(au).get('home')
    const row = lead({
      created_at: new Date(clock).toISOString(),
      id: uuidv7({ msecs: clock }),
      form_shown: JSON.stringify(form),
      answers: JSON.stringify({ 'contact-phone': '0491 570 006' }),
      ...{ phone: '0491 570 006', phone_e164: '+61491570006' },
      ...(random() < 0.2 ? { suspected: 'too fast' } : {}),
    })
    await insertLead(row, {
      ...storeDeps(open()),
      receivers: leadReceivers([endpoint]),
    })
    const { db } = open()
    const owed = await db.selectFrom('deliveries').selectAll().where('lead', '=', row.id).execute()
    for (const delivery of owed.filter(() => random() < 0.5)) {
      const at = new Date(clock).toISOString()
      await db
        .updateTable('deliveries')
        .set({ attempts: 1, delivered_at: at, retry_at: null })
        .where('id', '=', delivery.id)
        .execute()
      await insertDisclosure(db, { ...delivery, id: uuidv7(), lead: row.id }, at)
    }
    for (const installer of installers)
      if (random() < 0.3)
        await storeOffer(open(), {
          ...{ lead: row.id, installer, state: random() < 0.5 ? 'offered' : 'accepted' },
          expires_at: new Date(clock + 3_600_000).toISOString(),
        })
    const at = new Date(clock).toISOString()
    if (random() < 0.3)
      await db
        .updateTable('enquiries')
        .set({ state: 'quoted', contacted_at: at, quoted_at: at })
        .where('id', '=', row.id)
        .where('suspected', 'is', null)
        .execute()
    await updateNextAction(db, row.id, au.calling)
    return row.id
  }

  /** Everything about a lead that an undo returns, and the versions that it never does. */
  async function everything(id: string) {
    const { db } = open()
    const { version, undo, claimed_by, claimed_until, claim_changed_at, ...row } = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const of = (table: 'contacts' | 'deliveries' | 'disclosures' | 'offers' | 'corrections') =>
      db.selectFrom(table).selectAll().where('lead', '=', id).orderBy('id').execute()
    return {
      version,
      claimedBy: claimed_by,
      facts: {
        row,
        contacts: await of('contacts'),
        deliveries: await of('deliveries'),
        disclosures: await of('disclosures'),
        offers: await of('offers'),
        corrections: await of('corrections'),
        suppressions: await db.selectFrom('suppressions').selectAll().orderBy('hash').execute(),
        notes: await db
          .selectFrom('audit')
          .select(['id', 'detail'])
          .where('lead', '=', id)
          .where('kind', '=', 'lead.noted')
          .orderBy('id')
          .execute(),
      },
    }
  }

  /** One of all acts that can be undone, with whatever it may carry; its name where it was allowed. */
  async function act(id: string, version: number, random: () => number) {
    const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
    if (random() < 0.35) {
      const action = oneOf(stateActions)
      const because = oneOf(lostReasons)
      const changed = await changeLead({ lead: id, version, action, because }, ruth, deps())
      return changed.ok ? action : undefined
    }
    if (random() < 0.15) {
      const to = oneOf(['jack', 'ruth', null])
      const assigned = await assignLead({ lead: id, version, to }, ruth, deps())
      return assigned.ok ? 'assign' : undefined
    }
    if (random() < 0.2) {
      const line = 'Asks her landlord'
      const until = random() < 0.5 ? new Date('2027-01-14T15:00:00+11:00') : undefined
      const step = { lead: id, version, line }
      const done = until
        ? await snoozeLead({ ...step, until }, ruth, deps())
        : await skipLead(step, ruth, deps())
      return done.ok ? (until ? 'snooze' : 'skip') : undefined
    }
    const outcome = oneOf(deskOutcomes)
    const recorded = await recordCall(
      {
        ...{ lead: id, version, id: uuidv7(), outcome },
        channel: oneOf(['phone', 'phone', 'phone', 'sms', 'email']),
        ...(outcome === 'call-back'
          ? { callBackAt: new Date('2027-01-14T15:00:00+11:00').toISOString() }
          : {}),
        ...(outcome === 'wrong-number' && random() < 0.5 ? { correctPhone: '0491 571 266' } : {}),
        ...(outcome === 'wrong-number' && random() < 0.5 ? { sendEmail: true } : {}),
        ...(random() < 0.5 ? { note: { id: uuidv7(), text: 'Has a dog. Call after five.' } } : {}),
      },
      ruth,
      deps(),
    )
    return recorded.ok ? outcome : undefined
  }

  test('any act and its undo leave everything as it was, and nothing has gone out between', async () => {
    const random = createRandom(28)
    const tried = new Map<string, number>()
    // Consents of the first leads last until then: times are from the middle of December on.
    clock = new Date('2026-12-01T09:30:00+11:00').getTime()
    for (let round = 0; round < rounds; round += 1) {
      const id = await storedLead(random)
      for (let before = 0; before < actsBefore; before += 1) {
        clock += Math.round(random() * 3 * 3_600_000) + 60_000
        await act(id, (await everything(id)).version, random)
        if (random() < 0.5) {
          clock += 60_000
          await startCall(id, ruth, deps())
        }
        clock += 60_000
        const before = await everything(id)
        const name = await act(id, before.version, random)
        const after = await everything(id)
        if (!name) continue
        expect([name, await derived(id)]).toEqual([name, nextOf(after)])
        const dueBefore = before.facts.deliveries.map((one) => [one.id, one.retry_at])
        clock += undoSeconds * 1000
        const early = after.facts.deliveries.filter(
          (one) => one.retry_at && Date.parse(one.retry_at) <= clock,
        )
        // Deliveries that were due before still are. None that the act queued can be claimed.
        expect([name, early.map((one) => [one.id, one.retry_at])]).toEqual([
          name,
          early
            .map((one) => [one.id, one.retry_at])
            .filter((one) => dueBefore.some((due) => due.join() === one.join())),
        ])
        const undone = await undoLead({ lead: id, version: after.version }, ruth, deps())
        expect([name, undone]).toMatchObject([name, { ok: true }])
        const restored = await everything(id)
        expect([name, restored.facts]).toEqual([name, before.facts])
        if (deskOutcomes.some((outcome) => outcome === name))
          expect([name, restored.claimedBy]).toEqual([name, 'ruth'])
        expect([name, await derived(id)]).toEqual([name, nextOf(restored)])
        tried.set(name, (tried.get(name) ?? 0) + 1)
      }
    }
    expect([...tried.keys()].toSorted()).toEqual(
      [...deskOutcomes, ...stateActions, 'assign', 'skip', 'snooze'].toSorted(),
    )
    expect([...tried.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(120)
    // The check above looks at rows: a worker sees the same.
    const claimed = await claimDueDeliveries(open().db, {
      ...{ channel: 'visitor-letter', endpoint: null, limit: 100 },
      ...{ now: new Date(clock), until: new Date(clock + 1000) },
    })
    for (const { event } of claimed) expect(event).not.toBe('lead.withdrawn')
  })

  type Everything = Awaited<ReturnType<typeof everything>>

  const derived = (id: string) =>
    deriveNextAction(open().db, id, au.calling).then((next) => [
      next?.action ?? null,
      next?.at ?? null,
    ])
  const nextOf = ({ facts: { row } }: Everything) => [row.next_action, row.next_action_at]
})
