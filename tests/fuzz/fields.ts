import fc from 'fast-check'
import { installerFields } from '#domain/installer/draft.ts'
import { pauses } from '#domain/installer/pause.ts'
import { callOutcomes, contactChannels, lostReasons, stateActions } from '#domain/lead/state.ts'
import { declineReasons } from '#domain/offer/offer.ts'
import { installerAnswers } from '#domain/offer/outcome.ts'
import { returnReasons } from '#domain/offer/return.ts'
import { regions } from '#estimate/region.ts'
import { acts } from '#server/enquiry/acts.ts'
import { installerActs } from '#server/installer/installer-acts.ts'
import { offerActs } from '#server/offer/offer-acts.ts'
import { enquiryOf } from '../enquiry.ts'
import { installerDraft } from './installer-draft.ts'
import type { Known } from './known.ts'
import { oddText, usually } from './odd-values.ts'

const file = `${installerFields.join(',')}\n"Bright Ladder"${',x'.repeat(installerFields.length - 1)}\n`

/**
 * Every field that any route reads, in one body: mostly valid, so that odd values get past the first check. What has
 * the same name on two routes takes turns.
 */
export function fields({ leads, installers, offers, operator, links, ids }: Known) {
  const { answers, ...post } = enquiryOf(1)
  const anyId = usually(...ids)
  const oddAnswers = fc.dictionary(
    fc.constantFrom(...Object.keys(answers), '__proto__', '"]'),
    usually('own', 'x'),
  )
  const share = fc.record({
    installer: usually(...installers),
    weight: usually(1, 100),
    caps: fc.record(
      { day: usually(5), week: usually(0), month: usually(999_999) },
      { requiredKeys: [] },
    ),
    version: usually(1, 0),
  })
  const rule = fc.record({
    id: anyId,
    regions: fc.array(usually(...regions), { maxLength: 3 }),
    forms: fc.array(usually('home', 'contact'), { maxLength: 3 }),
    services: fc.array(usually('residential-solar'), { maxLength: 2 }),
    shares: fc.array(fc.record({ operator: usually(operator), weight: usually(1, 3) }), {
      maxLength: 3,
    }),
  })
  const drafts = fc.record(
    Object.fromEntries(installerFields.map((field) => [field, usually(installerDraft[field])])),
  )
  return fc.record({
    id: fc.oneof({ arbitrary: fc.uuid(), weight: 3 }, anyId),
    lead: usually(...leads),
    other: usually(...leads),
    to: usually(operator, null),
    operator: usually(operator),
    leadsTo: usually(operator, null),
    installer: usually(...installers),
    offer: usually(...offers),
    version: usually(1, 1, 1, 2, 3),
    action: usually(...stateActions, 'assign', 'close', 'undo'),
    act: usually(...Object.keys(acts), ...Object.keys(offerActs), ...Object.keys(installerActs)),
    because: usually(...lostReasons, ...declineReasons, ...returnReasons),
    outcome: usually(...callOutcomes, ...Object.keys(installerAnswers), 'call-back'),
    channel: usually(...contactChannels),
    'contact-by': usually(...contactChannels),
    line: usually('A line'),
    text: usually('A note'),
    note: fc.oneof(
      usually('The side gate sticks'),
      fc.record({ id: fc.uuid(), text: usually('A note') }),
    ),
    words: usually('Some words'),
    label: usually('A label'),
    subject: usually('Your quote, {{first_name}}'),
    body: usually('Dear {{first_name}}, we called.'),
    url: usually('http://127.0.0.1:9/hook'),
    name: usually('Aroha Ngata'),
    email: usually('aroha@wattlewise.example', 'ruth@wattlewise.example', true),
    phone: usually('0412 345 678'),
    correctPhone: usually('0412 345 679'),
    role: usually('agent', 'owner'),
    // The right one would change who can sign in.
    password: usually('not the password'),
    current: usually('not the password'),
    code: usually('123456', 'abcde-fghjk'),
    token: usually(...links.map(({ token }) => token)),
    reference: usually('WW-00000000'),
    recipients: fc.array(usually('desk@wattlewise.example'), { maxLength: 3 }),
    form: usually('home', 'contact'),
    step: usually('contact-name'),
    answers: fc.oneof({ arbitrary: fc.constant(answers), weight: 3 }, oddAnswers),
    submission: usually(post.submission),
    page: usually('/'),
    interest: usually('residential-solar'),
    estimate: usually('/solar-savings-calculator?bill=300&postcode=3000'),
    meter: usually('1,2,3'),
    source: usually(post.source),
    website: usually(''),
    seconds: usually(12),
    consent: usually(true, 'on', 'They agreed to be called'),
    draft: drafts,
    file: fc.oneof(fc.constant(file), oddText),
    until: usually(...pauses, '2026-12-24', '2026-12-24T09:00', '2026-12-24T09:00:00.000Z', null),
    from: usually('2026-12-24', '2026-12-24T09:00'),
    time: usually('', '2026-12-24T09'),
    question: usually(...Object.keys(answers)),
    answer: usually('own', '3058'),
    phoneEnding: usually('678'),
    holder: anyId,
    another: usually('yes'),
    clear: usually('5', 'yes'),
    pressed: usually('5', 'no'),
    amount: usually('14,600'),
    kilowatts: usually('6.6'),
    'kilowatt-hours': usually('10'),
    calls: usually('0', '1'),
    callBackAt: usually('2026-12-24T09:00:00+11:00'),
    sendEmail: usually(true),
    claimNext: usually(true, false),
    leads: fc.oneof(
      fc.array(fc.record({ id: usually(...leads), version: usually(1, 2) }), { maxLength: 4 }),
      fc.array(usually(...leads), { maxLength: 4 }),
    ),
    existing: fc.record({ id: anyId, version: usually(1) }),
    rules: fc.array(rule, { maxLength: 3 }),
    otherwise: usually('queue', 'everybody'),
    givesBack: usually(true, false),
    mode: usually('propose', 'offer'),
    minutes: usually(60, 15),
    changes: fc.array(share, { maxLength: 3 }),
    shared: usually(true, false),
    query: usually('state=open&q=aroha'),
    on: usually(true, false),
    cents: usually(6600),
    decision: usually('credited', 'rejected'),
    format: usually('csv', 'ndjson'),
    installers: usually(true, false),
    postcode: usually('3058'),
  })
}
