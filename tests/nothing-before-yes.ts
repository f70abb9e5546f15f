import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { composeLetter } from '#channels/letters/letters.ts'
import type { StoredInstaller } from '#database/installer/installers.ts'
import { getInstallerPage } from '#database/offer/installer-page.ts'
import { getOfferPage } from '#database/offer/offer-page.ts'
import { countAccepted } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import type { Database } from '#database/open.ts'
import { dayOf } from '#domain/calendar.ts'
import type { DeliveryContent } from '#domain/delivery/content.ts'
import { type Answers, type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { deriveLead } from '#domain/lead/derive-lead.ts'
import { columnsFor } from '#domain/lead/fill-columns.ts'
import { offerSummary } from '#domain/offer/offer-summary.ts'
import { passReasons } from '#domain/offer/price.ts'
import { statedSystem } from '#domain/offer/stated-system.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { regionOf } from '#estimate/region.ts'
import { chooseWay } from '#operations/enquiry/choose-way.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { takeYesBack } from '#operations/enquiry/take-yes-back.ts'
import { membersOf } from '#operations/firm/members.ts'
import { acceptTerms } from '#operations/installer/accept-terms.ts'
import { askAgain } from '#operations/offer/ask-again.ts'
import { offerLead } from '#operations/offer/offer-lead.ts'
import { priceOffer } from '#operations/offer/price-offer.ts'
import { sayNo } from '#operations/offer/say-no.ts'
import { sayYes } from '#operations/offer/say-yes.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import { enquiriesPage } from '#server/firm/enquiries-page.ts'
import type { FirmDeps } from '#server/firm/firm-page.ts'
import { todayPage } from '#server/firm/today-page.ts'
import { installerPageOf } from '#server/installer/installer-view.ts'
import { offerPageOf } from '#server/offer/offer-view.ts'
import { brand } from './brand.ts'
import { engines } from './databases.ts'
import { deliverAll } from './deliver-all.ts'
import { isGate } from './depth.ts'
import { insertLead, leadReceivers, lead as leadRow, storeDeps } from './leads.ts'
import { testLimitMs } from './limits.ts'
import { newDelivery } from './outgoing-lead.ts'
import { outgoingOffer } from './outgoing-offer.ts'
import { priceFrom } from './priced.ts'
import { type Random, seededRandom } from './simulated-homes/random.ts'
import { storeInstaller } from './stored-installers.ts'
import { worldAt } from './world.ts'

// Together ten thousand enquiries: most by what an offer is made of, and some through everything. `npm run test:fuzz` walks them all, on both
// engines.
const whole = Number(process.env.WHOLE_ENQUIRIES ?? 0)
const enquiries = isGate ? { read: 1_000, walked: 40 } : { read: 9_880, walked: whole || 120 }

/** So many have a database of their own: an installer's page lists all that it was ever offered. */
const batch = 100

const forms = [...formsOf(brand).values()]

/** What people of a country type, and who fits it. */
type Country = {
  /** A weekday on which people are at work. */
  now: Date
  /** How a number begins, in the country and from outside, and how many digits follow. */
  phone: { begins: string; abroad: string; digits: number }
  /** Where an installer fits it, and where none does. */
  postcodes: { served: readonly string[]; others: readonly string[] }
  /** Of a postcode what an installer may not read before a yes. */
  secretOf: (postcode: string) => readonly string[]
  installer: Partial<StoredInstaller>
}

const paths = ['yes', 'no', 'back', 'yes-again', 'asked-again', 'withdrawn', 'none'] as const
type Ends = Record<(typeof paths)[number], number>

/** That nothing of a person is read by an installer before that person's yes to it, with what people of a country type. */
export function nothingBeforeYes(country: Country) {
  test('nothing that a visitor typed is in what an offer is made of, nor in its letters before a yes', () =>
    read(country))

  test.each(whole ? engines : engines.slice(0, 1))(
    'through every path no installer sees a byte of a person before that person’s yes to it, and then it alone: $name',
    { timeout: testLimitMs * Math.max(1, enquiries.walked / 120) },
    async ({ openMigrated }) => {
      const ends: Ends = {
        ...{ yes: 0, no: 0, back: 0, 'yes-again': 0, 'asked-again': 0, withdrawn: 0, none: 0 },
      }
      let [yeses, looks] = [0, 0]
      for (let from = 0; from < enquiries.walked; from += batch) {
        const database = await openMigrated()
        try {
          const count = Math.min(batch, enquiries.walked - from)
          const seen = await walk(database, { seed: 310 + from, count, country }, ends)
          yeses += seen.yeses
          looks += seen.looks
        } finally {
          await database.close()
        }
        if (whole) console.log(`${from + batch} enquiries, ${looks} looks, ${yeses} yeses`)
      }
      expect(yeses).toBeGreaterThan(enquiries.walked / 10)
      expect(looks).toBeGreaterThan(enquiries.walked)
      expect(Math.min(...Object.values(ends))).toBeGreaterThan(0)
    },
  )
}

const pick = <One>(random: Random, from: readonly One[]): One =>
  from[Math.floor(random() * from.length)] as One

const letters = (random: Random, length: number) =>
  Array.from({ length }, () => pick(random, [...'bcdfghjklmnpqrstvwxz'])).join('')

/** A visitor whose every word can be found again, with answers to a form: some of them posted where there was nothing to type. */
function visitor(random: Random, form: EnquiryForm, country: Country) {
  const { begins, abroad, digits: length } = country.phone
  const { served, others } = country.postcodes
  const digits = Array.from({ length }, () => Math.floor(random() * 10)).join('')
  const person = {
    first: `Q${letters(random, 9)}`,
    last: `Y${letters(random, 9)}`,
    mailbox: `z${letters(random, 10)}`,
    street: `${letters(random, 8)} Street`,
    message: `m${letters(random, 12)}`,
    phone: `${begins}${digits}`,
  }
  const typed: Record<string, string> = {
    name: `${person.first} ${person.last}`,
    email: `${person.mailbox}@example.com`,
    phone: pick(random, [
      person.phone,
      `${person.phone.slice(0, 4)} ${person.phone.slice(4, 7)} ${person.phone.slice(7)}`,
      `${abroad}${person.phone.slice(1)}`,
    ]),
    postcode: pick(random, [...served, ...others]),
  }
  const words = () => `17 ${person.street}, ${person.message}, ${typed.phone}, ${typed.email}`
  const answers: Answers = {}
  for (const question of questionsOf(form)) {
    const isPosted = random() < 0.05
    if (question.kind === 'choice')
      answers[question.name] = isPosted ? words() : pick(random, question.choices).value
    else answers[question.name] = (!isPosted && typed[question.kind]) || words()
  }
  const secrets = [
    ...[person.first, person.last, person.mailbox, person.street, person.message],
    ...[person.phone, person.phone.slice(1), typed.phone ?? ''],
    ...country.secretOf(typed.postcode ?? ''),
  ]
  return { answers, secrets }
}

function rowOf(random: Random, form: EnquiryForm, country: Country) {
  const { answers, secrets } = visitor(random, form, country)
  const columns = columnsFor(form, answers, { country: brand.country })
  return { form, answers, secrets, columns }
}

function expectNothing(of: readonly string[], text: string, where: string) {
  const found = of.filter((secret) => secret && text.includes(secret))
  if (found.length > 0) expect.fail(`${where} holds ${found.join(', ')}: ${text.slice(0, 2000)}`)
}

function read(country: Country) {
  const random = seededRandom(31)
  const systems = new Map<string, ReturnType<typeof statedSystem>>()
  let stated = 0
  for (let index = 0; index < enquiries.read; index += 1) {
    const { form, answers, secrets, columns } = rowOf(random, pick(random, forms), country)
    const region = regionOf(columns.postcode) ?? ''
    const summary = offerSummary({ ...columns, form, answers, region })
    const row = {
      ...{ ...columns, region, form_slug: form.slug, estimate: null },
      answers: JSON.stringify(answers),
    }
    // The model takes milliseconds, and its answers are few.
    const key = [columns.service, columns.property_type, columns.business_type, columns.postcode]
    const known = [form.slug, ...key, answers['system-size'], answers['battery-size']].join('|')
    if (!systems.has(known))
      systems.set(known, statedSystem(row, country.now.toISOString().slice(0, 10)))
    const system = systems.get(known) ?? null
    if (system) stated += 1
    for (const [event, changes] of [
      ['offer.made', { way: 'prices', stated: system }],
      ['offer.made', {}],
      ['offer.passed', { state: 'passed', notChosen: { because: 'other', middle: null } }],
      ['offer.cancelled', { state: 'cancelled', ended: 'withdrawn' }],
    ] as const) {
      const offer = outgoingOffer({ summary, ...changes })
      const links = { pageLink: '', withdrawalLink: '', offerLink: '', firmLink: '' }
      const letter = composeLetter(
        newDelivery('installer-letter', { event }),
        { kind: 'offer', offer },
        { brand, siteUrl: 'https://w.example', now: country.now, ...links },
      )
      expectNothing(
        secrets,
        JSON.stringify([offer.summary, system, letter]),
        `${form.slug} ${event}`,
      )
    }
  }
  expect(stated).toBeGreaterThan(enquiries.read / 2)
}

/** Walks so many enquiries from the form to their end. Counts how each ended, how often one was let call, and how much was looked at. */
async function walk(
  database: Database,
  { seed, count, country }: { seed: number; count: number; country: Country },
  ends: Ends,
): Promise<{ yeses: number; looks: number }> {
  const { now, postcodes, installer } = country
  const random = seededRandom(seed)
  let moment = now
  const world = () => worldAt(moment, database, { maxInstallers: 3 })
  const firms: string[] = []
  for (let index = 0; index < 6; index += 1) {
    const firm = await storeInstaller(database, {
      ...installer,
      webhook: 'https://installer.example/offers',
    })
    await acceptTerms(firm, world())
    firms.push(firm)
  }
  const sent: { installer: string | null; content: DeliveryContent }[] = []
  const deps = () => ({
    ...world(),
    ...{ lettersAreFiles: false, claimSeconds: 60, random: () => 0 },
    send: async ({ installer }: { installer: string | null }, content: DeliveryContent) => {
      sent.push({ installer, content })
      return { delivered: true, answer: '250 OK' } as const
    },
  })
  let [yeses, looks] = [0, 0]
  const expectUnseen = (secrets: readonly string[], content: unknown, where: string) => {
    looks += 1
    expectNothing(secrets, JSON.stringify(content), where)
  }
  for (let index = 0; index < count; index += 1) {
    moment = new Date(now.getTime() + index * 60_000)
    const { form, answers, secrets, columns } = rowOf(random, pick(random, forms), country)
    const postcode = pick(random, postcodes.served)
    secrets.push(...country.secretOf(postcode))
    const row = deriveLead(
      {
        ...{ leadSource: 'site', kind: 'quotes', form, answers, page: '/' },
        columns: { ...columns, postcode },
        attributions: { last: { page: '/' } },
        consent: { wording: 'wording', version: 'version', callers: 'Wattlewise' },
      },
      {
        ...{ now: moment, id: leadRow().id, reference: `WW-${index}`, receivers: [] },
        ...{
          country: brand.country,
          calling: brand.calling,
          parsePhone: phoneParser(brand.country),
        },
        ...{ fingerprint: (content) => content, addressKey: (address) => address },
      },
    ).row
    await insertLead(row, storeDeps(database, { receivers: leadReceivers([], []) }))
    const lead = row.id
    await chooseWay(lead, 'prices', world())
    await offerLead(lead, world())
    const offersOf = () =>
      database.db
        .selectFrom('offers')
        .select(['id', 'installer'])
        .where('lead', '=', lead)
        .orderBy('id')
        .execute()
    const offers = await offersOf()
    for (const { id } of offers)
      if (random() < 0.8) await priceOffer(id, priceFrom(5000 + index, moment), world())
    const end = pick(random, paths)
    ends[end] += 1
    const chosen = pick(random, offers)
    const answer = { lead, offer: chosen?.id ?? '', channels: ['phone', 'email'] } as const
    const letCall = async () => {
      const said = await sayYes(answer, world())
      if (!said.ok) return undefined
      yeses += 1
      return said.installer
    }
    /** What went out, and both pages of each installer that was asked: only the installer that may call has the details. */
    const look = async (holder: string | undefined, where: string) => {
      moment = new Date(moment.getTime() + 10_000)
      await deliverAll('installer-letter', deps())
      await deliverAll('installer-webhook', deps())
      for (const { installer, content } of sent.splice(0))
        if (installer !== holder) expectUnseen(secrets, content, `sent at ${where}`)
      for (const { id, installer } of await offersOf()) {
        if (installer === holder) continue
        expectUnseen(
          secrets,
          await pagesOf(database, { id, installer }, moment),
          `page at ${where}`,
        )
      }
    }
    const expectTheirs = async (holder: string | undefined) => {
      if (!holder) return
      const standing = await database.db
        .selectFrom('offers')
        .select('id')
        .where('lead', '=', lead)
        .where('state', '=', 'accepted')
        .execute()
      const [offer, ...more] = standing
      expect(more).toEqual([])
      const current = { now: moment, calling: brand.calling }
      const outgoing = await getOutgoingOffer(database.db, offer?.id ?? '', current)
      expect(outgoing).toMatchObject({ installer: { id: holder } })
      expect(outgoing?.details?.columns.email).toBe(row.email)
    }
    await look(undefined, `prices before ${end}`)
    if (chosen && end === 'no')
      await sayNo({ lead, offer: chosen.id, because: pick(random, passReasons) }, world())
    if (end === 'withdrawn') await withdrawLead(lead, world())
    if (end === 'yes' || end === 'back' || end === 'yes-again') {
      const holder = await letCall()
      await look(holder, end)
      await expectTheirs(holder)
      if (end !== 'yes') {
        await takeYesBack(answer, world())
        await look(undefined, `${end}, taken back`)
      }
      if (end === 'yes-again') {
        const again = await letCall()
        expect(again).toBe(holder)
        await look(again, end)
        await expectTheirs(again)
      }
    } else if (end === 'asked-again') {
      if (random() < 0.5 && (await letCall())) await takeYesBack(answer, world())
      moment = new Date(moment.getTime() + 15 * 24 * 3_600_000)
      const asked = await askAgain(answer, world())
      await look(undefined, end)
      const again = (await offersOf()).findLast(({ installer }) => installer === chosen?.installer)
      if (asked.ok && again) {
        const priced = await priceOffer(again.id, priceFrom(5000 + index, moment), world())
        expect(priced).toMatchObject({ ok: true })
        await look(undefined, `${end}, priced`)
        const said = await sayYes({ ...answer, offer: again.id }, world())
        const holder = said.ok ? said.installer : undefined
        if (holder) yeses += 1
        await look(holder, `${end}, yes`)
        await expectTheirs(holder)
      }
    } else await look(undefined, end)
  }
  return { yeses, looks }
}

/** The pages of an installer, by link and for its people who are signed in, as they are handed to their views. */
async function pagesOf(
  database: Database,
  { id, installer }: { id: string; installer: string },
  at: Date,
) {
  const { db } = database
  const { calling, timeZone } = brand
  const facts = await getOfferPage(db, id, { now: at, calling })
  const page = await getInstallerPage(db, installer, {
    ...{ asked: '', today: dayOf(at, timeZone), timeZone },
  })
  if (!facts || !page) throw new Error('no page')
  const since = { day: at, week: at, month: at }
  const accepted = await countAccepted(db, installer, since)
  const view = { token: 't', brand, now: at, linkTo: (offer: string) => offer, accepted }
  return [
    facts.outgoing,
    // Of others’ enquiries it has the names of those it accepted.
    { ...offerPageOf(facts, view), open: [] },
    ...page.offers
      .filter((one) => one.id === id)
      .map((offer) => installerPageOf({ ...page, offers: [offer] }, view)),
    ...(await firmPagesOf(database, facts.installer, id, at)),
  ]
}

/** What the office of an installer sees of one offer: in its day, and in its list. */
async function firmPagesOf(database: Database, installer: StoredInstaller, id: string, now: Date) {
  const [member] = membersOf(installer)
  if (!member) throw new Error('nobody')
  const services = { ...worldAt(now, database), database } as unknown as FirmDeps['services']
  const deps = { visit: { session: '', installer, member }, services, now }
  const c = { req: { query: () => undefined } } as unknown as Context
  const [today, list] = await Promise.all([todayPage.view(deps, c), enquiriesPage.view(deps, c)])
  if (today?.page !== 'today' || list?.page !== 'enquiries') throw new Error('no page')
  const ofThis = <One extends { link: string }>(all: readonly One[]) =>
    all.filter(({ link }) => link.includes(id))
  return [
    ...[ofThis(today.calls), ofThis(today.offers), ofThis(today.visits)],
    ofThis(list.enquiries),
  ]
}
