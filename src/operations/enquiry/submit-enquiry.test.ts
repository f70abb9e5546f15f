import { expect, test } from 'vitest'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import type { Database } from '#database/open.ts'
import { toStoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import { au } from '#edition/brand/au.ts'
import { consentsOf } from '#edition/consent.ts'
import { estimateHome } from '#estimate/estimate.ts'
import { defaultInputs } from '#estimate/inputs/inputs.ts'
import { formNamed, goodAnswers } from '../../../tests/answers.ts'
import { britain } from '../../../tests/britain.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { addEndpoint, leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { smallForm } from '../../../tests/small-form.ts'
import { type Enquiry, submitEnquiry } from './submit-enquiry.ts'

const contact = formNamed('contact')

const typed = goodAnswers(smallForm, {
  'monthly-bill': '300-400',
  'contact-name': 'Alex van Nguyen',
  postcode: '3011',
})

let people = 0
/** Answers that differ from all others, unless a test wants the same. */
function someone(): Record<string, string> {
  people += 1
  return { ...typed, 'contact-name': `Person ${people}` }
}

function enquiry(changes: Partial<Enquiry> & { typed: Record<string, unknown> }): Enquiry {
  return {
    form: smallForm,
    page: '/',
    attributions: { last: { page: '/' } },
    consents: consentsOf(au, smallForm),
    consentGiven: true,
    ...changes,
  }
}

const world = (database: Database, at = '2026-11-21T09:00:00.000Z') =>
  storeDeps(database, { now: () => new Date(at) })

async function submit(database: Database, changes: Parameters<typeof enquiry>[0], at?: string) {
  const submitted = await submitEnquiry(enquiry(changes), world(database, at))
  if (!submitted.ok) throw new Error(JSON.stringify(submitted))
  return submitted
}

function rowOf(database: Database, reference: string) {
  return database.db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference_number', '=', reference)
    .executeTakeFirstOrThrow()
}

onEveryDatabase((open) => {
  test('an enquiry becomes a row with every column of the specification', async () => {
    const { reference } = await submit(open(), {
      typed,
      page: '/solar-panels-melbourne',
      submission: '018f0000-0000-7000-8000-000000000001',
    })
    const { id, form_shown, answers, source, consent, phone_doubtful, fingerprint, ...row } =
      await rowOf(open(), reference)
    // Written out by hand: the mapping has no say in what is expected of it.
    expect(row).toEqual({
      form_type: 'get_a_small_quote',
      first_name: 'Alex',
      last_name: 'van Nguyen',
      email: 'alex@example.com',
      phone: '0412 345 678',
      postcode: '3011',
      message: '',
      property_type: 'home',
      roof_type: '',
      roof_direction: '',
      roof_access: '',
      installation_urgency: '',
      battery_interest: '',
      business_type: '',
      facility_size: '',
      age_group: '',
      gender: '',
      homeowner: 'homeowner',
      has_will: '',
      will_for: '',
      service: 'solar-panels',
      service_type: '',
      current_bill: '300-400',
      reference_number: reference,
      created_at: '2026-11-21T09:00:00.000Z',
      form_slug: 'small',
      phone_e164: '+61412345678',
      page: '/solar-panels-melbourne',
      submission: '018f0000-0000-7000-8000-000000000001',
      earlier_lead: null,
      email_key: 'alex@example.com',
      suspected: null,
      duplicate_of: null,
      withdrawn_at: null,
      came_by: 'site',
      estimate: null,
      state: 'new',
      version: 1,
      owner: null,
      contact_due_at: '2026-11-23T07:00:00.000Z',
      promised_by: '2026-11-23T07:00:00.000Z',
      callable_from: '2026-11-22T22:00:00.000Z',
      consent_until: '2027-02-21T09:00:00.000Z',
      chosen_from: null,
      chosen_until: null,
      contact_by: null,
      calendar_sequence: 0,
      new_promise_by: null,
      next_action_at: '2026-11-22T22:00:00.000Z',
      next_action_for: null,
      pressed_at: null,
      pressed_by: null,
      skipped_by: null,
      skipped_until: null,
      snoozed_at: null,
      snoozed_by: null,
      snoozed_until: null,
      next_action: 'first-call',
      claimed_by: null,
      claimed_until: null,
      merged_into: null,
      claim_changed_at: null,
      assignment_decided_at: null,
      calling_since: null,
      calling_by: null,
      offering: null,
      installers_wanted: null,
      way: null,
      prices_by: null,
      contacted_at: null,
      quoted_at: null,
      finished_at: null,
      lost_because: null,
      released_at: null,
      undo: null,
      name_key: 'alex van nguyen',
      family_key: 'van nguyen alex',
      region: 'western',
      came_from: 'direct',
      erased_at: null,
      consent_proof: null,
      consent_wording:
        'By pressing ‘Get My Quote’ you ask Wattlewise and up to three local installers we choose to call, text or email you about this enquiry for three months.',
      consent_version: 'three months 2026-11-22',
      consent_calls: null,
      consent_texts: null,
      nation: null,
    })
    expect(Boolean(consent)).toBe(true)
    expect(Boolean(phone_doubtful)).toBe(false)
    expect(JSON.parse(answers)).toEqual(typed)
    expect(JSON.parse(form_shown)).toEqual(smallForm)
    expect(JSON.parse(source)).toEqual({ last: { page: '/' } })
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a visitor is asked once whether a number with a digit too many is right, a program never', async () => {
    const answers = { ...someone(), 'contact-phone': '0491 570 1567' }
    const send = (asked?: string) =>
      submitEnquiry(enquiry({ typed: answers, asked }), world(open()))
    expect(await send('')).toMatchObject({
      ok: false,
      problems: [
        {
          question: 'contact-phone',
          message:
            'Is 0491 570 1567 right? One digit too many? Change it, or press the button again to keep it.',
        },
      ],
    })
    expect(await send('0412 345 678')).toMatchObject({ ok: false })
    const stored = await submit(open(), { typed: answers, asked: '0491 570 1567' })
    expect(await rowOf(open(), stored.reference)).toMatchObject({
      phone_e164: '+614915701567',
      phone_doubtful: expect.toSatisfy(Boolean),
    })
    expect(await send()).toMatchObject({ ok: true, repeated: true })
  })

  test('a whole number of another country is not asked about', async () => {
    const answers = { ...someone(), 'contact-phone': '0044 20 7183 8750' }
    await submit(open(), { typed: answers, asked: '' })
  })

  test('a visitor’s estimate is stored with the lead, for channels and the desk', async () => {
    const worked = estimateHome({ ...defaultInputs, postcode: '3011', bill: 450 }, {}, '2026-11-21')
    if ('problems' in worked) throw new Error('a usual home has no problems')
    const estimate = toStoredEstimate(worked)
    const { reference } = await submit(open(), { typed: someone(), estimate })
    const { id } = await rowOf(open(), reference)
    expect((await getOutgoingLead(open().db, id))?.estimate).toEqual(estimate)
    expect((await getLeadPage(open().reads, id))?.estimate).toEqual(estimate)
    expect(estimate).toMatchObject({ told: 'postcode=3011&bill=450', panels: 15, on: '2026-11-21' })
  })

  test('the same submission with the same answers is one lead, an hour later too', async () => {
    const same = { typed: someone(), submission: '018f0000-0000-7000-8000-000000000002' }
    const first = await submit(open(), same, '2026-11-21T09:00:00.000Z')
    const second = await submit(open(), same, '2026-11-21T10:00:00.000Z')
    expect(second).toMatchObject({ ok: true, reference: first.reference, repeated: true })
  })

  test('the same submission with a corrected phone is a second lead, linked to the first', async () => {
    const person = someone()
    const submission = '018f0000-0000-7000-8000-000000000003'
    const first = await submit(open(), { typed: person, submission })
    const second = await submit(open(), {
      typed: { ...person, 'contact-phone': '0412 345 679' },
      submission,
    })
    expect(second.reference).not.toBe(first.reference)
    const linked = await rowOf(open(), second.reference)
    expect(linked.earlier_lead).toBe((await rowOf(open(), first.reference)).id)
  })

  test('identical answers within ten minutes are one lead, after that another', async () => {
    const person = someone()
    const first = await submit(open(), { typed: person }, '2026-11-21T09:00:00.000Z')
    const soon = await submit(open(), { typed: person }, '2026-11-21T09:09:59.000Z')
    expect(soon).toMatchObject({ ok: true, reference: first.reference, repeated: true })
    const later = await submit(open(), { typed: person }, '2026-11-21T09:10:00.000Z')
    expect(later.repeated).toBe(false)
    expect(later.reference).not.toBe(first.reference)
  })

  test('twenty identical posts at once are one lead with one reference', async () => {
    const person = someone()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => submit(open(), { typed: person })),
    )
    expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
    expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1)
    const rows = await open()
      .db.selectFrom('enquiries')
      .select('id')
      .where('first_name', '=', 'Person')
      .where('last_name', '=', person['contact-name']?.split(' ')[1] ?? '')
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('a doubtful phone number is accepted and marked', async () => {
    const { reference } = await submit(open(), {
      typed: { ...someone(), 'contact-phone': '0591 234 567' },
    })
    const { phone, phone_doubtful } = await rowOf(open(), reference)
    expect({ phone, doubtful: Boolean(phone_doubtful) }).toEqual({
      phone: '0591 234 567',
      doubtful: true,
    })
  })

  test('a question goes only to us and to the visitor', async () => {
    const endpoint = await addEndpoint(open())
    const receivers = leadReceivers([endpoint])
    const outcomeOf = async (about: string) => {
      const submitted = await submitEnquiry(
        enquiry({
          form: contact,
          typed: goodAnswers(contact, {
            'contact-email': `${about}@example.com`,
            'inquiry-type': about,
          }),
        }),
        { ...world(open()), receivers },
      )
      if (!submitted.ok) throw new Error(JSON.stringify(submitted))
      const { reference, kind } = submitted
      const { id, consent_version, consent_wording } = await rowOf(open(), reference)
      const { kind: outgoingKind } = (await getOutgoingLead(open().db, id)) ?? {}
      expect(outgoingKind).toBe(kind)
      const owed = await listDeliveries(open().db, id)
      return {
        kind,
        consent: [consent_version, consent_wording],
        channels: owed.map(({ channel }) => channel).toSorted(),
      }
    }
    const { quotes, question } = consentsOf(au, { slug: 'contact' })
    for (const about of ['general-inquiry', 'support'])
      expect(await outcomeOf(about)).toEqual({
        kind: 'question',
        consent: [question.version, question.wording],
        channels: ['confirmation', 'operator-letter'],
      })
    for (const about of ['solar-quote', 'battery-quote'])
      expect(await outcomeOf(about)).toEqual({
        kind: 'quotes',
        consent: [quotes.version, quotes.wording],
        channels: ['confirmation', 'hosted-table', 'operator-letter', 'webhook'],
      })
  })

  test('an enquiry with problems stores nothing', async () => {
    const count = () =>
      open()
        .db.selectFrom('enquiries')
        .select('id')
        .execute()
        .then((rows) => rows.length)
    const before = await count()
    const submitted = await submitEnquiry(enquiry({ typed: {} }), world(open()))
    expect(submitted).toMatchObject({ ok: false })
    expect(await count()).toBe(before)
  })

  test('without the consent a brand asks for there is no lead', async () => {
    const unticked = enquiry({ typed: someone(), consentGiven: false })
    const submitted = await submitEnquiry(unticked, world(open()))
    expect(submitted).toMatchObject({ ok: false, problems: [{ question: 'consent' }] })
  })

  test('asking for quotes from an area we don’t serve gives an error at the field, and no row is stored', async () => {
    const deps = {
      ...world(open()),
      country: britain,
      parsePhone: () => ({ e164: '+44', doubtful: false }),
    }
    const rows = async () => (await open().db.selectFrom('enquiries').select('id').execute()).length
    const before = await rows()
    const sentence = britain.notServed?.BT
    expect(
      await submitEnquiry(enquiry({ typed: { ...someone(), postcode: 'bt11aa' } }), deps),
    ).toMatchObject({ ok: false, problems: [{ question: 'postcode', message: sentence }] })
    expect(await rows()).toBe(before)
    const served = enquiry({ typed: { ...someone(), postcode: 'm11ae' } })
    expect(await submitEnquiry(served, deps)).toMatchObject({ ok: true })
  })

  test('an international domain is stored in ASCII, and one that can’t exist is rejected as it was typed', async () => {
    const at = (domain: string) => ({ ...someone(), 'contact-email': `alex@${domain}` })
    const { reference } = await submit(open(), { typed: at('münchen.example') })
    const { email, email_key, answers } = await rowOf(open(), reference)
    const ascii = 'alex@xn--mnchen-3ya.example'
    expect([email, email_key, JSON.parse(answers)['contact-email']]).toEqual([ascii, ascii, ascii])
    expect(await submitEnquiry(enquiry({ typed: at('ü .example') }), world(open()))).toMatchObject({
      problems: [{ question: 'contact-email', message: 'Enter an email address without a space' }],
    })
    expect(
      await submitEnquiry(enquiry({ typed: at('xn--ü.example') }), world(open())),
    ).toMatchObject({
      answers: { 'contact-email': 'alex@xn--ü.example' },
      problems: [{ message: 'Enter an email address, like alex@example.com' }],
    })
  })
})
