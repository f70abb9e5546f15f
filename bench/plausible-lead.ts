import { interests } from '#content/interests.ts'
import type { EnquiriesTable } from '#database/schema.ts'
import { nextAction } from '#domain/desk/next-action.ts'
import { type Answers, type EnquiryForm, type Question, questionsOf } from '#domain/enquiry/form.ts'
import {
  type Attribution,
  type Attributions,
  attributionSourceOf,
} from '#domain/lead/attribution.ts'
import { columnsFor } from '#domain/lead/fill-columns.ts'
import { referenceFrom } from '#domain/lead/reference.ts'
import { searchKeysOf } from '#domain/lead/search.ts'
import { type LeadState, lostReasons } from '#domain/lead/state.ts'
import { consentUntil } from '#domain/privacy/consent-until.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { callableFrom, promisedBy } from '#domain/promise/promise.ts'
import { au } from '#edition/brand/au.ts'
import { consentsOf } from '#edition/consent.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { placeName, placesOfVictoria } from '#estimate/place.ts'
import { regionOf } from '#estimate/region.ts'
import { names } from './names.ts'
import { createRandom, type Random } from './random.ts'

/** A whole row of the table, with the columns that are filled in later. */
export type PlausibleLead = { [Column in keyof EnquiriesTable]: Stored }
type Stored = string | number | boolean | null

const hour = 3_600_000
const day = 24 * hour
const brand = au
const forms = [...formsOf(brand).values()]
const formDocuments = new Map(forms.map((form) => [form.slug, JSON.stringify(form)]))
const postcodes = Object.keys(placesOfVictoria)
const consent = consentsOf(brand, { slug: 'home' }).quotes

// Few enquire before breakfast: the share of a day's leads in each hour, from midnight in UTC, ten in Melbourne.
const hours = [7, 7, 6, 5, 5, 5, 5, 5, 6, 7, 7, 6, 4, 2, 1, 1, 0.5, 0.5, 0.5, 1, 3, 4.5, 5, 6]

export const owners = Array.from({ length: 12 }, (_, index) =>
  createRandom(index).idAt(Date.UTC(2024, 0, 1)),
)

type Person = { id: string; first: string; last: string; email: string; digits: string }

/** Leads of the days before a moment, the oldest first. The same moment always gives the same leads. */
export function* plausibleLeads(
  count: number,
  until: Date,
  days: number,
): Generator<PlausibleLead> {
  const random = createRandom(2026)
  const recent: Person[] = []
  for (let index = 0; index < count; index++) {
    const received = momentOf(index, count, until, days)
    const id = random.idAt(received)
    const before = random.happens(0.03) ? random.oneOf(recent) : undefined
    const person = before ? { ...before, id } : { id, ...newPerson(index, random) }
    recent[index % Math.min(1000, Math.ceil(count / 50))] = person
    yield leadOf(person, index, { received, until: until.getTime(), before: before?.id }, random)
  }
}

function momentOf(index: number, count: number, until: Date, days: number): number {
  const since = until.getTime() - days * day
  const position = ((index + 0.5) / count) * days
  return since + Math.floor(position) * day + withinDay(position % 1)
}

const sums = hours.map((_, index) => hours.slice(0, index + 1).reduce((one, other) => one + other))
const all = sums.at(-1) ?? 1

function withinDay(share: number): number {
  const index = sums.findIndex((sum) => sum > share * all)
  const before = sums[index - 1] ?? 0
  return (index + (share * all - before) / (hours[index] ?? 1)) * hour
}

function newPerson(index: number, random: Random): Omit<Person, 'id'> {
  const { given, family } = random.byShare(names)
  const first = random.oneOf(given, 1.2)
  // A middle name, for three in ten.
  const middle = random.happens(0.3) ? `${random.oneOf(given)} ` : ''
  const last = `${middle}${random.oneOf(family, 1.2)}`
  const plain = searchKeysOf({ first_name: first, last_name: last, email: '' }).name_key
  const host = random.oneOf(['example.com', 'example.net', 'example.org', 'mail.example'])
  return {
    first,
    last,
    email: `${plain.replaceAll(' ', random.oneOf(['.', '', '_']))}${index}@${host}`,
    // Each number once, in an order that looks random.
    digits: String((index * 73_687_879) % 100_000_000).padStart(8, '0'),
  }
}

type When = { received: number; until: number; before: string | undefined }

function leadOf(person: Person, index: number, when: When, random: Random): PlausibleLead {
  const form = random.oneOf(forms, 1.6)
  const fromArticle = form.slug.startsWith('article-')
  const interest = fromArticle ? random.oneOf(interests.choices).value : undefined
  const answers = answersOf(form, person, random)
  const columns = columnsFor(form, answers, { country: brand.country, interest })
  const source = sourceOf(form, random)
  const created_at = new Date(when.received).toISOString()
  return {
    ...columns,
    consent: true,
    reference_number: referenceFrom(spread(index), brand.referencePrefix),
    id: person.id,
    created_at,
    form_slug: form.slug,
    form_shown: formDocuments.get(form.slug) ?? '',
    answers: JSON.stringify(answers),
    phone_e164: `+614${person.digits}`,
    phone_doubtful: false,
    page: form.page,
    source: JSON.stringify(source),
    submission: random.idAt(when.received),
    fingerprint: random.hex(64),
    earlier_lead: null,
    consent_wording: consent.wording,
    consent_version: consent.version,
    consent_calls: null,
    consent_texts: null,
    nation: null,
    duplicate_of: when.before ?? null,
    came_by: 'site',
    estimate: null,
    chosen_from: null,
    chosen_until: null,
    contact_by: null,
    calendar_sequence: 0,
    new_promise_by: null,
    ...notPutOff,
    ...promiseOf(columns.postcode, when.received),
    ...searchKeysOf(columns),
    region: regionOf(columns.postcode) ?? '',
    came_from: attributionSourceOf(source, 'site'),
    version: 1,
    undo: null,
    erased_at: null,
    consent_proof: null,
    ...queued(progressOf(when, random), columns.postcode, when.received),
  }
}

const notPutOff = {
  ...{ snoozed_by: null, snoozed_at: null, snoozed_until: null, next_action_for: null },
  ...{ skipped_by: null, skipped_until: null, pressed_by: null, pressed_at: null },
}

/** The next action, from the state alone: no call was tried, and no installer has it. */
function queued(progress: Progress, postcode: string, received: number) {
  const calendar = callingCalendar(brand.calling, { postcode, nation: null })
  const next = nextAction(
    {
      state: progress.state as LeadState,
      ...{ callableFrom: callableFrom(new Date(received), calendar).toISOString(), promisedBy: '' },
      ...{ contactedAt: progress.contacted_at as string | null },
      ...{ quotedAt: progress.quoted_at as string | null },
      consentUntil: consentUntil(new Date(received)).toISOString(),
      contacts: [],
      phoneCorrectedAt: null,
      way: null,
      pricesBy: null,
      isOffered: false,
      saidYes: false,
      writtenAt: null,
      isRepeat: false,
      newPromiseBy: null,
      numberCalledAt: null,
      snooze: null,
      offers: [],
    },
    calendar,
  )
  return { ...progress, next_action: next?.action ?? null, next_action_at: next?.at ?? null }
}

function promiseOf(postcode: string, received: number) {
  const receivedAt = new Date(received)
  const calendar = callingCalendar(brand.calling, { postcode, nation: null })
  const deadline = promisedBy(receivedAt, calendar).toISOString()
  return {
    contact_due_at: deadline,
    promised_by: deadline,
    callable_from: callableFrom(receivedAt, calendar).toISOString(),
    consent_until: consentUntil(receivedAt).toISOString(),
    claimed_by: null,
    claimed_until: null,
    merged_into: null,
    assignment_decided_at: null,
    claim_changed_at: null,
    calling_since: null,
    calling_by: null,
    offering: 'settled' as const,
    installers_wanted: null,
    way: null,
    prices_by: null,
  }
}

function answersOf(form: EnquiryForm, person: Person, random: Random): Answers {
  const answers: Answers = {}
  for (const question of questionsOf(form)) {
    if (question.optional && random.happens(0.08)) continue
    answers[question.name] = answerTo(question, person, random)
  }
  return answers
}

function answerTo(question: Question, person: Person, random: Random): string {
  const { digits } = person
  // Half of them from the fifth of the postcodes in and around Melbourne.
  const postcode = () => random.oneOf(postcodes, 2.3)
  switch (question.kind) {
    case 'choice':
      return random.oneOf(question.choices).value
    case 'name':
      return `${person.first} ${person.last}`
    case 'email':
      return person.email
    case 'phone':
      return `04${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`
    case 'postcode':
      return postcode()
    case 'text': {
      const place = postcode()
      return `${placeName(place)} ${place}`
    }
    case 'message':
      return random.oneOf([
        'Please call after five, we are both at work until then.',
        'Two storeys, tiles from the seventies.\nIs the roof too old for panels, or can some be changed first?',
        'We have 6.6 kW already, "good as new", and would like a battery, an electric car charger, and a price for both.',
      ])
  }
}

function sourceOf(form: EnquiryForm, random: Random): Attributions {
  const last: Attribution = { page: form.page }
  const way = random.next()
  if (way < 0.3) return { last }
  if (way < 0.65) return { first: { page: '/', referrerHost: 'www.google.com' }, last }
  if (way < 0.8) return { first: { page: form.page, utm: tags('google', 'cpc') }, last }
  if (way < 0.9) return { first: { page: '/', utm: tags('facebook', 'paid_social') }, last }
  return { first: { page: '/blog/solar-panel-costs-melbourne' }, last }
}

function tags(utm_source: string, utm_medium: string) {
  return { utm_source, utm_medium, utm_campaign: 'spring-2026' }
}

/** Eight bytes for each index, all different, spread over the whole range. */
function spread(index: number): Uint8Array {
  let number = BigInt.asUintN(40, BigInt(index) * 0x9e37_79b9_7fn)
  return Uint8Array.from({ length: 8 }, () => {
    const low = Number(number % 32n)
    number /= 32n
    return low
  }).reverse()
}

type Progress = Pick<
  PlausibleLead,
  | 'state'
  | 'suspected'
  | 'withdrawn_at'
  | 'owner'
  | 'contacted_at'
  | 'quoted_at'
  | 'finished_at'
  | 'lost_because'
  | 'released_at'
>

/** What has become of a lead by now. Most are finished: people are called within a day and decide within a week. */
function progressOf({ received, until }: When, random: Random): Progress {
  const progress: Progress = {
    state: 'new',
    suspected: null,
    withdrawn_at: null,
    owner: null,
    contacted_at: null,
    quoted_at: null,
    finished_at: null,
    lost_because: null,
    released_at: null,
  }
  const reach = (moment: number, state: LeadState, changes: (at: string) => Partial<Progress>) => {
    if (moment > until) return false
    Object.assign(progress, { state }, changes(new Date(moment).toISOString()))
    return true
  }
  const take = (share: number) => random.happens(share) && { owner: random.oneOf(owners, 1.3) }
  Object.assign(progress, take(0.3))
  if (random.happens(0.02)) {
    const suspected = random.oneOf(['honeypot', 'too fast', 'honeypot, too fast'])
    Object.assign(progress, { state: 'held', suspected, owner: null })
    const reviewed = received + random.waiting(2 * day)
    const genuine = random.happens(0.1)
    if (
      !reach(reviewed, genuine ? 'new' : 'spam', (at) =>
        genuine ? { released_at: at } : { finished_at: at },
      )
    )
      return progress
    if (!genuine) return progress
  }
  if (random.happens(0.01)) {
    const back = (at: string) => ({ withdrawn_at: at, finished_at: at })
    if (reach(received + random.waiting(3 * day), 'withdrawn', back)) return progress
  }
  const called = received + random.waiting(9 * hour)
  const contact = (at: string) => ({ contacted_at: at, ...take(0.95) })
  if (!reach(called, 'contacted', contact)) return progress
  const lose = (at: string) => ({ finished_at: at, lost_because: random.oneOf(lostReasons) })
  const quoted = called + random.waiting(day)
  if (random.happens(0.35)) {
    reach(quoted, 'lost', lose)
    return progress
  }
  if (!reach(quoted, 'quoted', (at) => ({ quoted_at: at }))) return progress
  const won = random.happens(0.45)
  const decided = quoted + random.waiting(2 * day)
  reach(decided, won ? 'won' : 'lost', won ? (at) => ({ finished_at: at }) : lose)
  return progress
}
