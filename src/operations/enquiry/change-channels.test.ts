import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { listReceipts } from '#database/delivery/receipts.ts'
import { listConsents } from '#database/offer/consents.ts'
import type { ChannelConsents, FormConsents } from '#domain/privacy/channel-consent.ts'
import { type Consent, parseReceipt } from '#domain/privacy/consent-receipt.ts'
import { consentsOf } from '#edition/consent.ts'
import { goodAnswers } from '../../../tests/answers.ts'
import { channelBrand, channelForm } from '../../../tests/channel-brand.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { storeDeps } from '../../../tests/leads.ts'
import { saltedHash } from '../privacy/issue-receipt.ts'
import { verifyReceipt } from '../privacy/verify-receipt.ts'
import { changeChannels } from './change-channels.ts'
import { submitEnquiry } from './submit-enquiry.ts'

const formConsents = consentsOf(channelBrand, channelForm)
const consents = boxesOf(formConsents)

function boxesOf({ channels }: FormConsents): ChannelConsents {
  if (!channels) throw new Error('a brand by channel has boxes')
  return channels
}

const first = '2026-11-23T01:00:00.000Z'
const second = '2026-11-24T01:00:00.000Z'
let people = 0

onEveryDatabase((open) => {
  const deps = (at: string) => ({
    ...storeDeps(open(), { now: () => new Date(at), firstCall: channelBrand.firstCall }),
    newId: uuidv7,
  })

  /** A visitor who ticked these. */
  async function enquiry(ticked: { calls?: true; texts?: true }) {
    people += 1
    const typed = goodAnswers(channelForm, {
      'contact-name': `Changes ${people}`,
      'contact-email': `changes${people}@example.com`,
      'contact-phone': '0412 345 678',
    })
    const submitted = await submitEnquiry(
      {
        ...{ form: channelForm, typed, page: '/', attributions: { last: { page: '/' } } },
        ...{ consents: formConsents, consentGiven: true },
        ticks: { answer: true, calls: false, texts: false, ...ticked },
      },
      deps(first),
    )
    if (!submitted.ok) throw new Error(JSON.stringify(submitted))
    const change = (
      changes: Pick<Parameters<typeof changeChannels>[1], 'boxes' | 'phone'>,
      at = second,
    ) => changeChannels(submitted.lead, { ...changes, consents }, deps(at))
    const row = () =>
      open()
        .db.selectFrom('enquiries')
        .select(['phone', 'phone_e164', 'answers', 'consent_calls', 'consent_texts', 'contact_by'])
        .where('id', '=', submitted.lead)
        .executeTakeFirstOrThrow()
    /** Each box with its time, and when it ended. */
    const history = async () =>
      (await listConsents(open().db, [submitted.lead]))
        .filter(({ channels }) => channels[0] !== 'email')
        .map(({ channels, at, endedAt, page }) => [channels[0], at, endedAt, page])
    const receipts = async () =>
      (await listReceipts(open().db, [submitted.lead])).map(({ text, salt }) => ({
        ...{ text, salt, receipt: parseReceipt(text) ?? expect.fail(text) },
      }))
    return { id: submitted.lead, change, row, history, receipts }
  }

  test('texts are given beside calls, and calls taken back', async () => {
    const { change, row, history } = await enquiry({ calls: true })
    expect(await change({ boxes: ['texts'] })).toBe('changed')
    expect(await row()).toMatchObject({
      phone: '0412 345 678',
      consent_calls: null,
      consent_texts: consents.texts.version,
    })
    expect(await history()).toEqual([
      ['phone', first, second, '/'],
      ['sms', second, null, '/my-enquiry'],
    ])
    expect(await change({ boxes: ['texts'] })).toBe('unchanged')
  })

  test('texting first ends with the consent to texts', async () => {
    const { id, change, row } = await enquiry({ calls: true, texts: true })
    await open()
      .db.updateTable('enquiries')
      .set({ contact_by: 'sms' })
      .where('id', '=', id)
      .execute()
    await change({ boxes: ['texts'] })
    expect(await row()).toMatchObject({ contact_by: 'sms' })
    await change({ boxes: ['calls'] })
    expect(await row()).toMatchObject({ contact_by: null })
  })

  test('what is ticked there has a signed receipt as the enquiry has, and what is taken back none', async () => {
    const { change, receipts } = await enquiry({ calls: true })
    await change({ boxes: ['calls', 'texts'] })
    await change({ boxes: [] })
    await change({ boxes: ['calls'], phone: '0498 765 432' })
    const { calls, texts } = consents
    const box = ({ wording, version, callers }: Consent) => ({
      ...{ wording, version, kind: 'channels', agreed_at: second, who_may_call: callers },
      page: `${storeDeps(open()).siteUrl}/my-enquiry`,
    })
    const stored = await receipts()
    expect(stored.map(({ receipt }) => receipt)).toMatchObject([
      { kind: 'enquiry', agreed_at: first, who_may_call: calls.callers },
      ...[box(texts), box(calls)],
    ])
    for (const { text, receipt, salt } of stored.slice(1)) {
      expect(await verifyReceipt(text, open().db, deps(second))).toMatchObject({ ok: true })
      const number = receipt.wording === calls.wording ? '+61498765432' : '+61412345678'
      expect(receipt.person).toBe(saltedHash(salt ?? '', number))
    }
  })

  test('who takes everything back has no number with us any more', async () => {
    const { change, row } = await enquiry({ calls: true, texts: true })
    expect(await change({ boxes: [] })).toBe('changed')
    const { answers, ...left } = await row()
    expect(left).toEqual({
      ...{ phone: '', phone_e164: '', contact_by: null },
      ...{ consent_calls: null, consent_texts: null },
    })
    expect(answers).not.toContain('0412')
    expect(await change({ boxes: ['calls'] })).toMatchObject({ message: 'Leave a number first.' })
  })

  test('another number needs its own consent: the consent to the first doesn’t cover it', async () => {
    const { change, row, history } = await enquiry({ calls: true, texts: true })
    expect(await change({ boxes: [], phone: '0498 765 432' })).toMatchObject({
      message: 'Tick what we may use this number for.',
    })
    expect(await change({ boxes: ['calls'], phone: '0498 765 432' })).toBe('changed')
    expect(await row()).toMatchObject({
      phone_e164: '+61498765432',
      consent_calls: consents.calls.version,
      consent_texts: null,
    })
    expect((await history()).toSorted()).toEqual([
      ['phone', first, second, '/'],
      ['phone', second, null, '/my-enquiry'],
      ['sms', first, second, '/'],
    ])
  })

  test('who left no number may leave one later', async () => {
    const { change, row } = await enquiry({})
    expect(await change({ boxes: ['texts'], phone: '0498 765 432' })).toBe('changed')
    expect(await row()).toMatchObject({ phone: '0498 765 432', consent_calls: null })
  })

  test('after three months nothing can be changed: only a new enquiry renews the consent', async () => {
    const { change } = await enquiry({ calls: true })
    const over = '2027-02-24T01:00:00.000Z'
    expect(await change({ boxes: ['texts'] }, over)).toMatchObject({
      message: 'What you agreed to is over by now. A new enquiry begins it anew.',
    })
  })
})
