import { expect, test } from 'vitest'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { sendAfterSeconds } from '#domain/desk/undo.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { insertAnsweredLead, lead, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { changeLead } from '../desk/change-lead.ts'
import { undoLead } from '../desk/undo-lead.ts'
import { letOthersCall } from '../enquiry/let-others-call.ts'
import { stopHolder } from '../enquiry/stop-holder.ts'
import { changeByVisitor } from '../enquiry/visitor-act.ts'
import { eraseLeads } from '../privacy/erase-leads.ts'
import { withdrawLead } from '../privacy/withdraw-lead.ts'
import { acceptLead } from './accept-lead.ts'
import { offerDue } from './offer-due.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')
const priya = { id: 'priya', role: 'owner' } as const

onEveryDatabase((database) => {
  const deps = () => worldAt(now, database(), { maxInstallers: 2 })
  let postcodes = 3000

  /** A lead that one of three installers has accepted, and another is offered. */
  async function acceptedLead(): Promise<{ id: string; holder: string }> {
    postcodes += 1
    const postcode = String(postcodes)
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    for (const id of ['a', 'b', 'c'])
      await storeInstaller(database(), { id: `${id} ${postcode}`, area })
    const row = lead({ service: 'solar-battery', postcode, created_at: now.toISOString() })
    await insertAnsweredLead(row, storeDeps(database(), { receivers: leadReceivers([], []) }))
    await offerDue(deps())
    const [first] = await listOffersOfLead(database().db, row.id)
    await acceptLead(first?.id ?? '', deps())
    return { id: row.id, holder: first?.installer ?? '' }
  }
  const statesOf = async (id: string) =>
    (await listOffersOfLead(database().db, id)).map(({ installer, state }) =>
      [installer.slice(0, 1), state].join(' '),
    )
  /** What is still on its way about the offers of a lead. */
  const owedOf = async (id: string) =>
    (await listDeliveries(database().db, id))
      .filter(({ retry_at, channel }) => retry_at && channel === 'installer-letter')
      .map(({ installer, event }) => [installer?.slice(0, 1), event].join(' '))
      .toSorted()
  const disclosuresOf = (id: string) =>
    database()
      .db.selectFrom('disclosures')
      .select(['id', 'receiver', 'stopped_at'])
      .where('lead', '=', id)
      .where('receiver_kind', '=', 'installer')
      .execute()

  const cancelled = {
    states: ['a cancelled', 'b cancelled'],
    owed: ['a offer.cancelled', 'b offer.cancelled'],
  }

  test('a withdrawal cancels open and accepted offers, and tells both installers once', async () => {
    const { id } = await acceptedLead()
    await withdrawLead(id, deps())
    await withdrawLead(id, deps())
    expect(await statesOf(id)).toEqual(cancelled.states)
    expect(await owedOf(id)).toEqual(cancelled.owed)
    expect(await disclosuresOf(id)).toMatchObject([{ stopped_at: now.toISOString() }])
    await offerDue(deps())
    expect(await statesOf(id)).toEqual(cancelled.states)
  })

  test('what an installer was sent before the withdrawal stays sent; only what waits is stopped', async () => {
    const { id } = await acceptedLead()
    const sentAt = now.toISOString()
    await database()
      .db.updateTable('deliveries')
      .set({ delivered_at: sentAt, retry_at: null })
      .where('lead', '=', id)
      .where('event', '=', 'offer.made')
      .execute()
    await withdrawLead(id, deps())
    const letters = (await listDeliveries(database().db, id)).map(
      ({ event, delivered_at, stopped_at }) => ({ event, delivered_at, stopped_at }),
    )
    const sent = { event: 'offer.made', delivered_at: sentAt, stopped_at: null }
    expect(letters.filter(({ event }) => event === 'offer.made')).toEqual([sent, sent])
    expect(letters).toContainEqual({
      event: 'offer.accepted',
      delivered_at: null,
      stopped_at: sentAt,
    })
  })

  test('accepting after the withdrawal gives a sentence and no details', async () => {
    const { id } = await acceptedLead()
    await withdrawLead(id, deps())
    const [, open] = await listOffersOfLead(database().db, id)
    expect(await acceptLead(open?.id ?? '', deps())).toMatchObject({
      code: 'withdrawn',
      message: 'This enquiry was taken back. Nothing was charged.',
    })
    expect(await disclosuresOf(id)).toHaveLength(1)
  })

  test('an erasure tells them too, also where the visitor withdrew just before; no match is kept', async () => {
    const { id } = await acceptedLead()
    await withdrawLead(id, deps())
    const note = { lead: id, reference: '', at: now.toISOString(), operator: null, proof: '' }
    await eraseLeads(
      { notes: [note], now, confirmations: [] },
      { database: database(), calling: au.calling },
    )
    expect(await statesOf(id)).toEqual(cancelled.states)
    expect(await owedOf(id)).toEqual(cancelled.owed)
    const traces = await database()
      .db.selectFrom('match_traces')
      .select('id')
      .where('lead', '=', id)
      .execute()
    expect(traces).toEqual([])
  })

  test('spam cancels offers once it cannot be undone any more; undone, everything is as before', async () => {
    const { id } = await acceptedLead()
    const before = await owedOf(id)
    const versionOf = async () =>
      (
        await database()
          .db.selectFrom('enquiries')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).version
    const markSpam = async () =>
      changeLead({ lead: id, version: await versionOf(), action: 'mark-spam' }, priya, deps())
    expect(await markSpam()).toMatchObject({ ok: true })
    expect(await statesOf(id)).toEqual(cancelled.states)
    const owed = (await listDeliveries(database().db, id)).filter(
      ({ event }) => event === 'offer.cancelled',
    )
    expect(owed.map(({ retry_at }) => retry_at)).toEqual(
      Array(2).fill(new Date(now.getTime() + sendAfterSeconds * 1000).toISOString()),
    )
    expect(await undoLead({ lead: id, version: await versionOf() }, priya, deps())).toMatchObject({
      ok: true,
    })
    expect(await statesOf(id)).toEqual(['a accepted', 'b offered'])
    expect(await owedOf(id)).toEqual(before)
    expect(await disclosuresOf(id)).toMatchObject([{ stopped_at: null }])
    expect(await markSpam()).toMatchObject({ ok: true })
    expect(await owedOf(id)).toEqual(cancelled.owed)
  })

  test('a visitor who stops one installer gets the next one, if they want another', async () => {
    const { id } = await acceptedLead()
    const [holder] = await disclosuresOf(id)
    const stop = () => stopHolder(id, holder?.id ?? '', deps(), { another: true })
    expect(await stop()).toBe('changed')
    expect(await stop()).toBe('unchanged')
    await offerDue(deps())
    expect(await statesOf(id)).toEqual(['a cancelled', 'b offered', 'c offered'])
    expect(await owedOf(id)).toContain('a offer.cancelled')
  })

  test('where they want no other, the place stays empty', async () => {
    const { id } = await acceptedLead()
    const [holder] = await disclosuresOf(id)
    await stopHolder(id, holder?.id ?? '', deps())
    await offerDue(deps())
    expect(await statesOf(id)).toEqual(['a cancelled', 'b offered'])
  })

  test('a correction goes to installers who accepted, and to none that was only asked', async () => {
    const { id } = await acceptedLead()
    await database()
      .db.updateTable('deliveries')
      .set({ attempts: 1, retry_at: null, delivered_at: now.toISOString() })
      .where('lead', '=', id)
      .execute()
    const correct = (after: string) =>
      changeByVisitor(id, { database: database(), now: () => now, calling: au.calling }, () => ({
        correction: { field: 'phone', before: '', after },
        audit: { kind: 'lead.corrected', detail: { field: 'phone' } },
        told: true,
      }))
    expect(await correct('0491 570 157')).toBe('changed')
    expect(await correct('0491 570 158')).toBe('changed')
    expect(await owedOf(id)).toEqual(['a offer.changed'])
  })

  test('the visitor’s yes lets the others call, including future ones', async () => {
    const { id } = await acceptedLead()
    const [, second] = await listOffersOfLead(database().db, id)
    await acceptLead(second?.id ?? '', deps())
    expect(await letOthersCall(id, deps())).toBe('changed')
    expect(await letOthersCall(id, deps())).toBe('unchanged')
    const calls = (await listOffersOfLead(database().db, id)).map(({ calls_from }) => calls_from)
    expect(calls).toEqual([now.toISOString(), now.toISOString()])
    expect(await owedOf(id)).toContain('b offer.changed')
  })
})
