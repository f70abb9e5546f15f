import { scryptSync } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { countLeads, listNextToCall } from '#database/desk/lead-list.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import type { Database } from '#database/open.ts'
import type { ErasureNote } from '#database/privacy/erasure-log.ts'
import { type Channel, channelNames, systems } from '#domain/delivery/channel.ts'
import type { Send } from '#domain/delivery/delivery.ts'
import { leadColumns } from '#domain/lead/columns.ts'
import { au } from '#edition/brand/au.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { deliverAll } from '../../../tests/deliver-all.ts'
import {
  addEndpoint,
  insertLead,
  later,
  leadReceivers,
  lead as newLead,
  storeDeps,
} from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { changeLead } from '../desk/change-lead.ts'
import { noteLead } from '../desk/note-lead.ts'
import { type ConsentRecord, type ErasePersonDeps, erasePerson } from './erase-person.ts'
import { replayErasures } from './replay-erasures.ts'
import { withdrawLead } from './withdraw-lead.ts'

const ruth = { id: 'ruth', role: 'owner' } as const
const { secret } = storeDeps({} as Database)
const noon = later(3 * 3600)

/** A file of erasures that stays in memory. */
function erasureBook() {
  const notes: ErasureNote[] = []
  return {
    notes,
    append: async (more: readonly ErasureNote[]) => void notes.push(...more),
    read: async () => new Map(notes.map((note) => [note.lead, note])),
  }
}

onEveryDatabase((open) => {
  const forgotten: string[] = []
  const deps = (changes: Partial<ErasePersonDeps> = {}): ErasePersonDeps => ({
    database: open(),
    calling: au.calling,
    secret,
    now: () => noon,
    erasures: erasureBook(),
    deleteLetters: async (ids) => void forgotten.push(...ids),
    ...changes,
  })
  const receivers = async () => leadReceivers([await endpoint()])()
  let known: string | undefined
  const endpoint = async () => {
    known ??= await addEndpoint(open())
    return known
  }
  const referenceOf = async (id: string) => (await getLeadPage(open().db, id))?.reference ?? 'none'
  const erase = async (id: string, changes: Partial<ErasePersonDeps> = {}) =>
    erasePerson({ lead: id, reference: await referenceOf(id) }, ruth, deps(changes))

  async function insertNewLead(changes: Parameters<typeof newLead>[0] = {}) {
    const one = newLead({
      first_name: 'Zephyrine',
      last_name: 'Quagmire',
      phone: '0491 570 006',
      postcode: '3072',
      message: 'Ring the side gate',
      form_type: 'home',
      answers: JSON.stringify({ 'contact-name': 'Zephyrine Quagmire' }),
      source: '{"last":{"page":"/","referrerHost":"www.google.com"}}',
      estimate: '{"told":"bill=1234567"}',
      submission: uuidv7(),
      ...changes,
    })
    await insertLead(one, storeDeps(open(), { receivers }))
    return one
  }

  async function deliver(channel: Channel, at: Date, send?: Send) {
    const sent: { event: string; lead: string | null }[] = []
    await deliverAll(channel, {
      database: open(),
      send:
        send ??
        (async ({ event, lead }) => {
          sent.push({ event, lead })
          return { delivered: true, answer: '250 taken for zephyrine@example.com' }
        }),
      now: () => at,
      random: () => 0.5,
      claimSeconds: 120,
      secret: 'secret',
      calling: au.calling,
      deleteLetters: async (ids) => void forgotten.push(...ids),
    })
    return sent
  }

  const everything = async () => {
    const { db } = open()
    const tables = ['enquiries', 'audit', 'attempts', 'fingerprints', 'confirmations'] as const
    const rows = await Promise.all(
      tables.map((table) => db.selectFrom(table).selectAll().execute()),
    )
    return JSON.stringify(rows)
  }

  test('an erased person is gone from every table, and the tombstone stays', async () => {
    const one = await insertNewLead({ email: 'Zephyrine@example.com' })
    await deliver('operator-letter', later(5))
    await noteLead({ lead: one.id, text: 'Zephyrine has a dog' }, ruth, deps())
    const reference = await referenceOf(one.id)
    const before = await everything()
    expect(before).toMatch(/Zephyrine/)

    expect(await erase(one.id)).toMatchObject({ ok: true, leads: 1 })
    const after = await everything()
    for (const text of [
      /zephyrine/i,
      /quagmire/i,
      /570 ?006/,
      /side gate/,
      /dog/,
      /google/,
      /1234567/,
    ])
      expect(after).not.toMatch(text)
    expect(after).not.toContain(one.fingerprint)
    expect(after).not.toContain(one.submission)
    expect(after).not.toContain(one.phone_e164)

    const row = await open()
      .db.selectFrom('enquiries')
      .selectAll()
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    for (const column of leadColumns)
      expect([column, row[column]]).toEqual([column, column === 'form_type' ? 'home' : ''])
    expect(row).toMatchObject({
      reference_number: reference,
      form_slug: 'home',
      created_at: one.created_at,
      erased_at: noon.toISOString(),
      state: 'withdrawn',
      consent_wording: '',
      consent_version: 'version',
    })
    const page = await getLeadPage(open().db, one.id)
    expect(page?.history.map(({ kind, operator }) => [kind, operator])).toContainEqual([
      'person.erased',
      'ruth',
    ])
  })

  test('anyone who knows the details of a consent can prove it after the erasure', async () => {
    const one = await insertNewLead()
    const reference = await referenceOf(one.id)
    await erase(one.id)
    const { consent_proof } = await open()
      .db.selectFrom('enquiries')
      .select('consent_proof')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
    const consent = {
      wording: one.consent_wording,
      version: one.consent_version,
      givenAt: one.created_at,
      reference,
      email: one.email,
      phone: one.phone,
    }
    const [salt = '', proof] = consent_proof?.split(':') ?? []
    const proofOf = ({ wording, version, givenAt, reference, email, phone }: ConsentRecord) => {
      const details = JSON.stringify([wording, version, givenAt, reference, email, phone])
      return scryptSync(details, salt, 32).toString('base64url')
    }
    expect(proofOf(consent)).toBe(proof)
    expect(proofOf({ ...consent, email: 'somebody@example.com' })).not.toBe(proof)
  })

  test('every lead that an operator ticked is erased, and nobody else’s', async () => {
    const first = await insertNewLead({ phone_e164: '+61491570100' })
    const sameMail = await insertNewLead({ email: first.email.toUpperCase() })
    const samePhone = await insertNewLead({ phone_e164: '+61491570100' })
    const other = await insertNewLead()
    const reference = await referenceOf(first.id)
    const ticked = { lead: first.id, reference, others: [sameMail.id, samePhone.id] }
    expect(await erasePerson(ticked, ruth, deps())).toMatchObject({ ok: true, leads: 3 })
    for (const { id } of [first, sameMail, samePhone])
      expect(await getLeadPage(open().db, id)).toMatchObject({ name: '', email: '' })
    expect(await getLeadPage(open().db, other.id)).toMatchObject({ name: 'Zephyrine Quagmire' })
  })

  test('leads without email and phone are not treated as the same person', async () => {
    const one = await insertNewLead({ email: '', phone_e164: '' })
    const other = await insertNewLead({ email: '', phone_e164: '' })
    expect(await erase(one.id)).toMatchObject({ leads: 1 })
    expect(await getLeadPage(open().db, other.id)).toMatchObject({ erasedAt: null })
  })

  test('an open lead becomes withdrawn, and a won lead stays won', async () => {
    const waiting = await insertNewLead()
    const won = await insertNewLead()
    const worldOfFilter = {
      now: noon,
      timeZone: 'Australia/Melbourne',
      callingCode: '61',
      engine: open().engine,
      referencePrefix: 'WW',
    }
    const open_ = () => countLeads(open().reads, { state: 'open' }, worldOfFilter)
    for (const [version, action] of [
      [1, 'contact'],
      [2, 'quote'],
      [3, 'win'],
    ] as const)
      await changeLead({ lead: won.id, version, action }, ruth, deps())
    const before = await open_()
    await erase(waiting.id)
    await erase(won.id)
    expect(await open_()).toBe(before - 1)
    const next = await listNextToCall(open().reads, { operator: 'ruth', now: noon, size: 100 })
    expect(next.map(({ id }) => id)).not.toContain(waiting.id)
    expect(await getLeadPage(open().db, won.id)).toMatchObject({
      state: 'won',
      contactedAt: noon.toISOString(),
    })
    const step = { lead: won.id, version: 5, action: 'reopen' } as const
    expect(await changeLead(step, ruth, deps())).toMatchObject({ code: 'unknown' })
  })

  test('systems that got the lead are notified after it; nothing else goes out', async () => {
    const one = await insertNewLead()
    await deliver('webhook', noon)
    await erase(one.id)
    const owed = await listDeliveries(open().db, one.id)
    const going = owed.filter(({ retry_at }) => retry_at !== null)
    expect(going.map(({ channel, event }) => [channel, event])).toEqual([
      ['webhook', 'lead.erased'],
    ])
    for (const channel of ['operator-letter', 'confirmation', 'hosted-table'] as const)
      expect((await deliver(channel, noon)).filter(({ lead }) => lead === one.id)).toEqual([])
    expect(await deliver('webhook', later(4 * 3600))).toEqual([
      { event: 'lead.erased', lead: one.id },
    ])
  })

  test('every channel whose rules say so is notified of an erasure, and no other', async () => {
    const one = newLead()
    const everywhere = leadReceivers([await endpoint()], channelNames)
    await insertLead(one, storeDeps(open(), { receivers: everywhere }))
    for (const channel of channelNames) await deliver(channel, noon)
    await erase(one.id)
    const heard = (await listDeliveries(open().db, one.id))
      .filter(({ event }) => event === 'lead.erased')
      .map(({ channel }) => channel)
    expect(heard.toSorted()).toEqual(systems.toSorted())
  })

  test('the notice of an erasure waits while the lead itself is on its way', async () => {
    const one = await insertNewLead()
    const news = async () =>
      (await listDeliveries(open().db, one.id)).filter(({ event }) => event === 'lead.erased')
    await deliver('webhook', noon, async ({ lead }) => {
      if (lead === one.id) await erase(one.id)
      return { delivered: true, answer: '200 Thanks for zephyrine@example.com' }
    })
    const claimed = new Date(noon.getTime() + 120_000).toISOString()
    expect((await news()).map(({ retry_at }) => retry_at)).toEqual([claimed])
    expect(await everything()).not.toContain('Thanks for')
  })

  test('a letter that was written while its lead was erased is deleted', async () => {
    const one = await insertNewLead()
    await deliver('operator-letter', noon, async ({ lead }) => {
      if (lead === one.id) await erase(one.id)
      return { delivered: true, answer: 'Kept as a file' }
    })
    const letters = await listDeliveries(open().db, one.id)
    const letter = letters.find(({ channel }) => channel === 'operator-letter')
    expect(forgotten.filter((id) => id === letter?.id)).toHaveLength(2)
  })

  test('a note that comes at the same moment is erased too, or rejected', async () => {
    const one = await insertNewLead()
    const note = { lead: one.id, text: 'Zephyrine rang back' }
    await Promise.all([erase(one.id), noteLead(note, ruth, deps())])
    expect(await noteLead(note, ruth, deps())).toMatchObject({ ok: false, code: 'unknown' })
    expect(await everything()).not.toContain('rang back')
  })

  test('erasing a lead several times has the effect of once', async () => {
    const one = await insertNewLead()
    await deliver('hosted-table', noon)
    const reference = await referenceOf(one.id)
    const wish = { lead: one.id, reference }
    await Promise.all([1, 2].map(() => erasePerson(wish, ruth, deps())))
    expect(await erasePerson(wish, ruth, deps())).toMatchObject({ ok: true, leads: 1 })
    const owed = await listDeliveries(open().db, one.id)
    expect(owed.filter(({ event }) => event === 'lead.erased')).toHaveLength(1)
    const { history = [] } = (await getLeadPage(open().db, one.id)) ?? {}
    expect(history.filter(({ kind }) => kind === 'person.erased')).toHaveLength(1)
    expect(await withdrawLead(one.id, deps())).toBe('withdrawn before')
  })

  test('without the right reference nothing is erased', async () => {
    const one = await insertNewLead()
    const wrong = { lead: one.id, reference: 'WW-00000000' }
    expect(await erasePerson(wrong, ruth, deps())).toMatchObject({ ok: false, code: 'reference' })
    const nobody = { lead: uuidv7(), reference: 'WW-00000000' }
    expect(await erasePerson(nobody, ruth, deps())).toMatchObject({ ok: false, code: 'unknown' })
    const typed = ` ${(await referenceOf(one.id)).toLowerCase()} `
    const right = { lead: one.id, reference: typed }
    expect(await erasePerson(right, ruth, deps())).toMatchObject({ ok: true })
  })

  test('an erased lead from a client keeps no title that the sender wrote', async () => {
    const one = await insertNewLead({
      came_by: 'key',
      form_slug: 'rest',
      form_type: 'quote for Zephyrine',
      form_shown: JSON.stringify({ slug: 'rest', title: 'quote for Zephyrine', steps: [] }),
    })
    await erase(one.id)
    expect(await getLeadPage(open().db, one.id)).toMatchObject({
      form: { slug: 'rest', title: '' },
    })
  })

  test('an erasure that a kill interrupted is finished at the next start', async () => {
    const one = await insertNewLead()
    await deliver('webhook', noon)
    const erasures = erasureBook()
    const cutOff = deps({
      erasures: {
        ...erasures,
        append: async (notes) => {
          await erasures.append(notes)
          throw new Error('killed')
        },
      },
    })
    const reference = await referenceOf(one.id)
    await expect(erasePerson({ lead: one.id, reference }, ruth, cutOff)).rejects.toThrow('killed')
    expect(await getLeadPage(open().db, one.id)).toMatchObject({ erasedAt: null })

    const starting = { ...deps({ erasures }), listLetters: async () => [] }
    expect(await replayErasures(starting)).toMatchObject({ erasedAgain: 1 })
    expect(await replayErasures(starting)).toMatchObject({ erasedAgain: 0 })
    expect(await getLeadPage(open().db, one.id)).toMatchObject({
      name: '',
      erasedAt: noon.toISOString(),
      history: [{ kind: 'person.erased', operator: 'ruth', detail: { again: 'after a restore' } }],
    })
    expect(await deliver('webhook', later(4 * 3600))).toContainEqual({
      event: 'lead.erased',
      lead: one.id,
    })
  })

  test('at the start letters of erased people are deleted, and a new log is filled', async () => {
    const one = await insertNewLead()
    const stays = await insertNewLead()
    await erase(one.id)
    const letters = async (lead: string) =>
      (await listDeliveries(open().db, lead)).map(({ id }) => id)
    const [gone, left] = [await letters(one.id), await letters(stays.id)]
    forgotten.length = 0
    const erasures = erasureBook()
    await replayErasures({
      ...deps({ erasures }),
      listLetters: async () => [...gone, ...left, 'of-nobody'],
    })
    expect(forgotten.toSorted()).toEqual(gone.toSorted())
    expect(erasures.notes.map(({ lead }) => lead)).toContain(one.id)
  })
})
