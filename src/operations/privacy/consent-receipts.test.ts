import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getInstallersReceipt, listReceipts } from '#database/delivery/receipts.ts'
import { getLeadRow, type LeadRow } from '#database/desk/lead-row.ts'
import { insertInstaller } from '#database/installer/installers.ts'
import { insertOffer } from '#database/offer/offers.ts'
import { saveSetting } from '#database/settings.ts'
import { parseReceipt, type SignedReceipt } from '#domain/privacy/consent-receipt.ts'
import { au } from '#edition/brand/au.ts'
import { consentsOf, installersSentence } from '#edition/consent.ts'
import { goodAnswers } from '../../../tests/answers.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { installerWith } from '../../../tests/installers.ts'
import { morning, storeDeps } from '../../../tests/leads.ts'
import { smallForm } from '../../../tests/small-form.ts'
import { worldAt } from '../../../tests/world.ts'
import { addLead } from '../desk/add-lead.ts'
import { phoneParser } from '../enquiry/parse-phone.ts'
import type { StoreLeadsDeps } from '../enquiry/store-leads.ts'
import { type Enquiry, submitEnquiry } from '../enquiry/submit-enquiry.ts'
import { submitRows } from '../enquiry/submit-rows.ts'
import { commit } from '../world.ts'
import { eraseOwnEnquiry } from './erase-person.ts'
import { issueReceipt } from './issue-receipt.ts'
import { getSigningKey, listReceiptKeys, rotateReceiptKey } from './receipt-keys.ts'
import { verifyReceipt, whoseReceipt } from './verify-receipt.ts'

const parsePhone = phoneParser(au.country)
const typed = goodAnswers(smallForm, { 'monthly-bill': '300-400', postcode: '3011' })
let people = 0

onEveryDatabase((open) => {
  const world = (at = morning) => worldAt(at, open())
  const deps = (changes: Partial<StoreLeadsDeps> = {}) =>
    storeDeps(open(), {
      receiptKey: () => getSigningKey(open().db, world()),
      ...changes,
    })
  const erasing = () => ({
    ...world(),
    erasures: { append: async () => {}, read: async () => new Map() },
    deleteLetters: async () => {},
  })

  async function enquire(changes: Partial<Enquiry> = {}, storing = deps()): Promise<string> {
    people += 1
    const phone = `0491 570 ${String(100 + people)}`
    const submitted = await submitEnquiry(
      {
        form: smallForm,
        typed: { ...typed, 'contact-name': `Zephyrine Number${people}`, 'contact-phone': phone },
        page: '/solar-panels',
        attributions: { last: { page: '/solar-panels' } },
        consents: consentsOf(au, smallForm),
        consentGiven: true,
        ...changes,
      },
      storing,
    )
    return submitted.ok ? submitted.lead : expect.fail(submitted.message)
  }

  const stored = async (lead: string) => {
    const [own] = await listReceipts(open().db, [lead])
    return own ?? expect.fail('no receipt')
  }
  const read = ({ text }: { text: string }): SignedReceipt =>
    parseReceipt(text) ?? expect.fail('no receipt')
  const verified = async (text: string) => {
    const result = await verifyReceipt(text, open().db, world())
    return result.ok ? 'valid' : result.code
  }
  const rowOf = async (lead: string): Promise<LeadRow> =>
    (await getLeadRow(open().db, lead)) ?? expect.fail('no lead')

  async function newOffer(lead: string): Promise<string> {
    people += 1
    const [installer, id] = [uuidv7(), uuidv7()]
    const began = { level: 0, levelSince: morning, createdAt: morning }
    const one = installerWith({ id: installer, abn: `abn ${people}`, tradingName: 'Acme Solar' })
    await insertInstaller(open().db, { ...one, ...began }, uuidv7)
    const times = { offered_at: morning, expires_at: morning, fee_cents: 1 }
    await insertOffer(open().db, { id, lead, installer, ...times })
    return id
  }

  test('a form’s consent has a receipt of what was read, where, when, and who may call', async () => {
    const lead = await enquire()
    const one = await stored(lead)
    const { wording, version } = consentsOf(au, smallForm).quotes
    const { reference_number: enquiry, consent_until } = await rowOf(lead)
    expect(read(one)).toMatchObject({
      format: 'consent receipt 1',
      kind: 'enquiry',
      issuer: 'https://www.example.com',
      enquiry,
      agreed_at: morning,
      agreed_until: consent_until,
      ...{ wording, version, spoken: '' },
      shown: `The form “${smallForm.title}”, with this sentence and a link to our privacy page at its last button.`,
      page: 'https://www.example.com/solar-panels',
      who_may_call: 'Wattlewise, and up to three local installers that Wattlewise chooses.',
    })
    expect(await verified(one.text)).toBe('valid')
    expect(one.text).not.toMatch(/zephyrine|0491|4915|3011/i)
  })

  test('a question’s consent lets nobody else call', async () => {
    const lead = await enquire({
      consents: {
        ...consentsOf(au, { slug: 'contact' }),
        quotes: consentsOf(au, smallForm).question,
      },
    })
    expect(read(await stored(lead)).who_may_call).toBe('Wattlewise')
  })

  test('of a page that we don’t have nothing is signed: anybody can send any address', async () => {
    const lead = await enquire({ page: '/zephyrine/0491570006' }, deps({ hasPage: () => false }))
    expect(read(await stored(lead)).page).toBe('')
  })

  test('what was said on the telephone may name people: its receipt has only a salted hash of it', async () => {
    const consent = 'Zephyrine said: call me any evening on 0491 570 006.'
    people += 1
    const added = await addLead(
      {
        submission: uuidv7(),
        form: smallForm,
        typed: { ...typed, 'contact-phone': '0491 570 007', 'contact-name': `Pat ${people}` },
        consent,
        installersSentence: installersSentence(au),
        callers: 'Wattlewise',
      },
      { id: 'priya' },
      deps(),
    )
    const lead = added.ok ? added.lead : expect.fail(added.message)
    const one = await stored(lead)
    expect(read(one)).toMatchObject({
      wording: installersSentence(au),
      page: '',
      version: 'spoken, installers',
    })
    expect(read(one).spoken).toMatch(/^[\w-]{43}$/)
    expect(one.text).not.toMatch(/zephyrine|evening|0491/i)
    expect((await rowOf(lead)).consent_wording).toBe(`${consent}\n${installersSentence(au)}`)
    expect(await verified(one.text)).toBe('valid')
  })

  test('each row that a client sends has one, which says that its sender alone asserts it', async () => {
    people += 1
    const rows = [1, 2].map((one) => ({
      form_type: 'Zephyrine’s own form',
      first_name: 'Zephyrine',
      email: `z${people}.${one}@quagmire.example`,
      phone: '0491570006',
      consent: true,
    }))
    expect(await submitRows({ body: rows, keyName: 'ab12cd34' }, deps())).toEqual({
      ok: true,
      stored: 2,
    })
    const leads = await open()
      .db.selectFrom('enquiries')
      .select('id')
      .where('email', 'like', `z${people}.%`)
      .execute()
    for (const { id } of leads) {
      const one = await stored(id)
      expect(read(one)).toMatchObject({
        wording: 'asserted by client key ab12cd34',
        shown: 'Nothing by us: another site sent it, and says that this person agreed.',
        page: '',
      })
      expect(one.text).not.toMatch(/zephyrine|quagmire/i)
      expect(await verified(one.text)).toBe('valid')
    }
    expect(leads).toHaveLength(2)
  })

  test('the same answers sent again are one lead with one receipt', async () => {
    const submission = uuidv7()
    people += 1
    const same = { submission, typed: { ...typed, 'contact-name': `Same ${people}` } }
    const lead = await enquire(same)
    expect(await enquire(same)).toBe(lead)
    expect(await listReceipts(open().db, [lead])).toHaveLength(1)
  })

  test('a yes has a receipt of its own, in the transaction that stores the yes', async () => {
    const lead = await enquire()
    const row = await rowOf(lead)
    const offer = await newOffer(lead)
    const agreement = {
      wording: 'Yes, Acme Solar may call me.',
      version: 'yes 2026-11-26',
      shown: '$7,900 to $9,600 for 6.6 kW',
      page: '/my-enquiry',
      callers: 'Acme Solar, ABN 51 824 753 556',
    }
    const yes = { kind: 'call', lead: row, offer, agreement } as const
    const undone = commit(world(), async (db) => {
      await issueReceipt(db, yes, world())
      throw new Error('killed')
    })
    await expect(undone).rejects.toThrow('killed')
    expect(await getInstallersReceipt(open().db, { lead, offer })).toMatchObject({ offer: null })
    await commit(world(), (db) => issueReceipt(db, yes, world()))
    const receipts = await listReceipts(open().db, [lead])
    expect(receipts.map(({ installer }) => installer)).toEqual([null, 'Acme Solar'])
    const one = await getInstallersReceipt(open().db, { lead, offer })
    expect(read(one ?? expect.fail('no receipt'))).toMatchObject({
      kind: 'call',
      enquiry: row.reference_number,
      wording: agreement.wording,
      who_may_call: agreement.callers,
      page: 'https://www.example.com/my-enquiry',
    })
    expect(await verified(one?.text ?? '')).toBe('valid')
  })

  test('it stays the same text whatever becomes of the lead, and proves whose number it was', async () => {
    const lead = await enquire({
      typed: { ...typed, 'contact-name': 'Pat Changed', 'contact-phone': '0491 570 157' },
    })
    const { text } = await stored(lead)
    await open()
      .db.updateTable('enquiries')
      .set({ phone_e164: '+61491570158', consent_wording: 'another', page: '/', version: 7 })
      .where('id', '=', lead)
      .execute()
    expect((await stored(lead)).text).toBe(text)
    const whose = (number: string) => whoseReceipt(read({ text }), number, open().db, parsePhone)
    expect(await whose('+61 491 570 157')).toBe('yes')
    expect(await whose('0491570157')).toBe('yes')
    expect(await whose('0491 570 158')).toBe('no')
    expect(await whose('')).toBe('no')
  })

  test('after an erasure it proves the wording and names nobody', async () => {
    const lead = await enquire({
      typed: { ...typed, 'contact-name': 'Pat Erased', 'contact-phone': '0491 570 159' },
    })
    const { text } = await stored(lead)
    expect(await whoseReceipt(read({ text }), '0491570159', open().db, parsePhone)).toBe('yes')
    expect(await eraseOwnEnquiry(lead, erasing())).toBe('erased')
    expect(await verified(text)).toBe('valid')
    expect(await stored(lead)).toMatchObject({ text, salt: null })
    expect(await whoseReceipt(read({ text }), '0491570159', open().db, parsePhone)).toBe('unknown')
    expect(text).not.toMatch(/erased|4915|3011/i)
  })

  test('a receipt from before a rotation still verifies, and the key before signs nothing later', async () => {
    const before = await stored(await enquire())
    const old = await getSigningKey(open().db, world())
    const next = await rotateReceiptKey(open().db, world())
    const lead = await enquire()
    const after = await stored(lead)
    expect(read(after).key).toBe(next.kid)
    expect(read(before).key).toBe(old.id)
    expect([await verified(before.text), await verified(after.text)]).toEqual(['valid', 'valid'])
    expect((await stored(lead)).text).toBe(after.text)

    const published = await listReceiptKeys(open().db, world())
    expect(published.map(({ kid }) => kid).slice(0, 2)).toEqual([next.kid, old.id])
    expect(JSON.stringify(published)).not.toContain('salt')
    const [, ended] = JSON.parse(
      (
        await open()
          .db.selectFrom('settings')
          .select('value')
          .where('name', '=', 'RECEIPT_KEYS')
          .executeTakeFirstOrThrow()
      ).value,
    )
    expect(ended).toMatchObject({ kid: old.id, salt: null })

    // A server that has not noticed goes on for seconds; a thief with the old key would for good.
    const stolen = deps({ receiptKey: async () => old })
    const soon = await enquire({}, { ...stolen, now: () => new Date('2026-11-21T09:59:00.000Z') })
    const late = await enquire({}, { ...stolen, now: () => new Date('2026-11-21T10:01:00.000Z') })
    expect(await verified((await stored(soon)).text)).toBe('valid')
    expect(await verified((await stored(late)).text)).toBe('key-over')
  })

  test('servers that start at once share a key; another secret begins another', async () => {
    await open().db.deleteFrom('settings').where('name', '=', 'RECEIPT_KEYS').execute()
    const keys = await Promise.all([1, 2, 3].map(() => getSigningKey(open().db, world())))
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
    const before = await stored(await enquire())
    const moved = worldAt(morning, open(), { secret: 'another secret that is long enough too' })
    expect((await getSigningKey(open().db, moved)).id).not.toBe(keys[0]?.id)
    expect(await verified(before.text)).toBe('valid')
    expect(await listReceiptKeys(open().db, moved)).toHaveLength(2)
  })

  test('a key that was never ours, or no receipt at all, is told apart from a changed one', async () => {
    const { text } = await stored(await enquire())
    const receipt = read({ text })
    expect(await verified(text.replace(`"key":"${receipt.key}"`, '"key":"0000000000000000"'))).toBe(
      'unknown-key',
    )
    expect(await verified(text.replace('three local', 'thirty local'))).toBe('changed')
    expect(await verified(text.replace(receipt.signature, 'AAAA'))).toBe('changed')
    for (const none of [
      '',
      '{}',
      'null',
      '[]',
      '7',
      ` ${text}`,
      text.replaceAll(':', ': '),
      `[${text}]`,
    ])
      expect(await verified(none), none).toBe('unreadable')
    await saveSetting(open().db, 'RECEIPT_KEYS', '[]')
    expect(await verified(text)).toBe('unknown-key')
  })
})
