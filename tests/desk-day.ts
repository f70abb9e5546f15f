import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Request } from 'playwright-core'
import { openDatabase } from '#database/open.ts'
import { dayOf, momentAt } from '#domain/calendar.ts'
import { callingCalendar, callingDay, daysFrom } from '#domain/promise/calling-calendar.ts'
import { formatMoment, weekdayOf } from '#domain/promise/format-time.ts'
import { au } from '#edition/brand/au.ts'
import { browserArguments, findBrowser } from './browser.ts'
import { createPostgres } from './postgres.ts'
import { startServer } from './server.ts'
import { listenSmtp } from './smtp.ts'
import { storeInstaller } from './stored-installers.ts'
import { createOwner, inviteAgent } from './visits/desk.ts'
import { answersOf } from './visits/visit.ts'

/*
 * A day at the desk by three people in browsers, over two servers and one PostgreSQL: `npm run desk-day -- DIR`.
 * The servers' clocks are moved on by two minutes; at noon one of them is ended as by a power cut. What the screens said is in DIR. It
 * ends with 1 where somebody was dialled by two, or twice within two hours without reason, was never tried, or a page failed.
 */
const [, , directory = 'desk-day'] = process.argv
mkdirSync(directory, { recursive: true })

const minute = 60_000
/** The next Thursday on which calls are allowed: in the past, browsers would take the server's cookies for expired. */
const day = [...daysFrom(dayOf(new Date(Date.now() + 24 * 60 * minute), au.timeZone), 1)].find(
  (one) =>
    weekdayOf(one) === 'Thursday' &&
    callingDay(one, callingCalendar(au.calling, { postcode: '', nation: null })).calling,
)
if (!day) throw new Error('There is no Thursday for calls')
const midnight = momentAt(day, 0, au.timeZone).getTime()
/** A time on that day, or some days before. */
const thursday = (time: string, daysBefore = 0) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return midnight + ((hours - 24 * daysBefore) * 60 + minutes) * minute
}
const clockFile = join(mkdtempSync(join(tmpdir(), 'wattlewise-day-')), 'clock')
let now = thursday('08:00')
const setClock = async (moment: number) => {
  now = moment
  writeFileSync(clockFile, String(moment - Date.now()))
  await setTimeout(60)
}
writeFileSync(clockFile, String(now - Date.now()))

const postgres = await createPostgres()
const mail = await listenSmtp()
const shared = mkdtempSync(join(tmpdir(), 'wattlewise-day-data-'))
const start = () =>
  startServer({
    databaseUrl: postgres.url,
    directory: shared,
    environment: {
      ...{ SMTP_URL: mail.url, TRUST_PROXY: '1', OPERATOR_EMAIL: 'office@wattlewise.example' },
      ...{ CLOCK_FILE: clockFile, RATE_LIMIT: 'off' },
      NODE_OPTIONS: `--import ${new URL('./move-clock.ts', import.meta.url).href}`,
    },
  })
const first = await start()
const second = await start()
const database = openDatabase({ url: postgres.url, directory: shared })
const owner = { ...(await createOwner({ ...first, now: () => now })) }
const people = [
  { name: 'Ruth', server: first, width: 1440, height: 900, cookies: owner.cookies },
  { name: 'Priya', server: second, width: 1440, height: 900, ...(await invite('Priya')) },
  { name: 'Jack', server: first, width: 390, height: 844, ...(await invite('Jack')) },
]

async function invite(firstName: string) {
  await setClock(now + 2 * minute)
  const server = { ...first, now: () => now }
  const { cookies } = await inviteAgent({ server, mail, owner, firstName })
  return { cookies }
}

type Enquirer = { name: string; email: string; phone: string; outcome: string }
const enquirers: Enquirer[] = []
const outcomes = ['reached', 'reached', 'no-answer', 'reached', 'voicemail', 'reached']

async function enquire(at: number, changes: Partial<Enquirer> = {}): Promise<void> {
  if (at < now) {
    const { db } = database
    await send(changes)
    const created = new Date(at).toISOString()
    const promised = new Date(at + 24 * 60 * minute).toISOString()
    await db
      .updateTable('enquiries')
      .set({ created_at: created, callable_from: created, promised_by: promised })
      .set({ next_action_at: created })
      .where('email', '=', enquirers.at(-1)?.email ?? '')
      .execute()
  } else await send(changes)
}

async function send(changes: Partial<Enquirer>): Promise<void> {
  const number = String(enquirers.length + 100)
  const person = {
    name: `Visitor Number${number}`,
    email: `visitor${number}@example.com`,
    phone: `0491 571 ${number}`,
    outcome: outcomes[enquirers.length % outcomes.length] ?? 'reached',
    ...changes,
  }
  enquirers.push(person)
  const response = await fetch(`${first.url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'home', answers: answersOf(person, { postcode: '3011' }) }),
  })
  if (response.status !== 201) throw new Error(`An enquiry was answered by ${response.status}`)
}

// The day before: three promises are broken by nine, the others end during the day. Three enquiries have one number, two of them one email.
await setClock(thursday('08:40'))
await enquire(thursday('10:00', 3))
await enquire(thursday('15:00', 2))
for (const time of ['08:50', '09:20', '09:40', '10:30']) await enquire(thursday(time, 1))
for (let index = 0; index < 14; index += 1)
  await enquire(thursday('11:00', 1) + index * 25 * minute)
const deborah = { phone: '0491 570 156', email: 'deborah@example.com', name: 'Deborah Marsh' }
await enquire(thursday('12:05', 1), { ...deborah, outcome: 'no-answer' })
await enquire(thursday('12:15', 1), { ...deborah, email: 'gavin@example.com', name: 'Gavin Marsh' })
await enquire(thursday('12:25', 1), deborah)

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
const complaints: string[] = []
const desks = await Promise.all(
  people.map(async (person) => {
    const { width, height, server, cookies } = person
    const context: BrowserContext = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 500,
      baseURL: server.url,
    })
    context.setDefaultTimeout(180_000)
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })))
    const page = await context.newPage()
    page.on('response', async (response) => {
      const said = /\/(call-started|claim|outcomes)$/.exec(response.url())?.[0]
      if (said && response.request().method() === 'POST')
        log(person, `${said} ${response.status()} ${(await response.text()).slice(0, 300)}`)
      if (response.status() === 401)
        complaints.push(`${person.name}: 401 ${response.url()} ${await response.text()}`)
    })
    const requests = new Set<Request>()
    page.on('request', (request) => {
      if (!request.url().endsWith('/events')) requests.add(request)
    })
    page.on('requestfinished', (request) => requests.delete(request))
    page.on('requestfailed', (request) => requests.delete(request))
    page.on('pageerror', (error) => complaints.push(`${person.name}: ${error.message}`))
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        const isCall = event.target instanceof Element && event.target.closest('a[href^="tel:"]')
        if (isCall) event.preventDefault()
      }),
    )
    await page.goto('/console')
    await page.getByRole('heading', { level: 1 }).waitFor()
    return { ...person, page, requests, busyUntil: 0, lead: undefined as string | undefined }
  }),
)
type Desk = (typeof desks)[number]

const log = ({ name }: { name: string }, what: string) =>
  appendFileSync(
    join(directory, 'acts.txt'),
    `${new Date(now - midnight).toISOString().slice(11, 16)} ${name} ${what}\n`,
  )

let pictures = 0
async function photograph({ name, page }: Desk, what: string): Promise<void> {
  pictures += 1
  const time = formatMoment(new Date(now).toISOString(), { now, timeZone: au.timeZone })
  const file = `${String(pictures).padStart(3, '0')}-${name}-${what}`.replace(/\W+/g, '-')
  console.log(`${time}: ${file}`)
  await page.screenshot({ path: join(directory, `${file}.png`) })
}

/** As an operator who looks at the screen again: the desk asks for what is new, and gets the time. */
const lookAgain = ({ page }: Desk) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** What the screen says where no call is due; one may fall due while it is read. */
const headingOf = ({ page }: Desk) =>
  page.locator('main [tabindex="-1"] h2').first().innerText({ timeout: 1_000 })
const leadOf = ({ page }: Desk) =>
  page
    .getByRole('article')
    .locator('header')
    .getByRole('heading')
    .first()
    .innerText({ timeout: 200 })
    .catch(() => undefined)

/** Nothing is being saved or fetched. */
const isSettled = ({ requests }: Desk) => setTimeout(200).then(() => requests.size === 0)

const said: string[] = []
async function act(desk: Desk): Promise<void> {
  const { page, name } = desk
  if (desk.busyUntil > now) return
  await lookAgain(desk)
  await isSettled(desk)
  const before = await leadOf(desk)
  if (desk.lead && before) await record(desk, before)
  const lead = await leadOf(desk)
  if (!lead) {
    desk.lead = undefined
    if (!page.url().endsWith('/calling')) await page.goto('/console/calling')
    const heading = await headingOf(desk).catch(() => undefined)
    if (heading === undefined) return
    const line = `${name}: ${heading}`
    if (said.at(-1) !== line && !said.slice(-3).includes(line)) {
      said.push(line)
      await photograph(desk, `says ${heading}`.slice(0, 60))
    }
    return
  }
  const call = page.locator('a[href^="tel:"]').first()
  await call.click({ timeout: 5_000 })
  log(desk, `calls ${lead}`)
  desk.lead = lead
  desk.busyUntil = now + 5 * minute
}

const keys: Record<string, string> = { reached: '1', 'no-answer': '2', voicemail: '3' }
const labels: Record<string, RegExp> = {
  ...{ reached: /^Reached/, 'no-answer': /^No answer/, voicemail: /^Voicemail/ },
}

async function record(desk: Desk, lead: string): Promise<void> {
  const outcome = enquirers.findLast(({ name }) => name === lead)?.outcome ?? 'reached'
  const { page, width } = desk
  log(desk, `${outcome} ${lead}`)
  if (width > 500) await page.keyboard.press(keys[outcome] ?? '1')
  else await page.getByRole('button', { name: labels[outcome] }).first().click({ timeout: 5_000 })
  desk.lead = undefined
  // Until the next lead is shown, or the sentence that none is due.
  const isOver = async () => (await leadOf(desk)) !== lead && (await isSettled(desk))
  for (let tries = 0; tries < 300 && !(await isOver()); tries += 1) await setTimeout(100)
}

const photographs: Record<string, string> = {
  ...{ '08:56': 'too early', '09:10': 'calling', '12:06': 'after the cut', '14:00': 'afternoon' },
  ...{ '10:40': 'installers joined', '18:06': 'after six' },
}
let isCut = false
for (let at = thursday('08:56'); at <= thursday('18:10'); at += 2 * minute) {
  await setClock(at)
  const time = new Date(at - midnight).toISOString().slice(11, 16)
  if (at > thursday('09:00') && at < thursday('17:00') && ((at - midnight) / minute) % 24 === 0)
    await enquire(at + 1)
  if (time === '10:30')
    for (const [id, day] of Object.entries({ tin: 3, bright: 5, sunny: 4 }))
      await storeInstaller(database, {
        id,
        tradingName: `${id} Solar`,
        caps: { day },
        offersSince: new Date(now).toISOString(),
      })
  const [ruth] = desks
  if (!isCut && ruth?.lead && at >= thursday('12:00')) {
    isCut = true
    await first.kill()
    await ruth.page.keyboard.press('2')
    await ruth.page.getByText(`for ${ruth.lead} waits here`).waitFor()
    await photograph(ruth, 'without a server')
    await first.restart()
    // What was pressed meanwhile is saved by itself.
    await ruth.page.getByText(`saved for ${ruth.lead}`).waitFor()
    ruth.lead = undefined
    await photograph(ruth, 'saved once it was back')
  }
  await Promise.all(
    desks.map((desk) =>
      act(desk).catch((error: Error) =>
        console.log(`${desk.name} at ${time}: ${error.message.split('\n')[0]}`),
      ),
    ),
  )
  const what = photographs[time]
  if (what) for (const desk of desks) await photograph(desk, what)
}
for (const desk of desks) {
  await desk.page.goto('/console')
  await setTimeout(1_000)
  await photograph(desk, 'the queue at ten past six')
}

const calls = await database.db
  .selectFrom('contacts')
  .innerJoin('enquiries', 'enquiries.id', 'contacts.lead')
  .leftJoin('operators', 'operators.id', 'contacts.who')
  .select(['contacts.at', 'contacts.outcome', 'operators.name as who', 'enquiries.email as name'])
  .select(['enquiries.phone_e164 as number', 'enquiries.promised_by', 'enquiries.contacted_at'])
  .where('contacts.by', '=', 'operator')
  .orderBy('contacts.at')
  .execute()
const leads = await database.db
  .selectFrom('enquiries')
  .select(['email as name', 'promised_by', 'contacted_at', 'state', 'merged_into'])
  .execute()
const [nine, six] = [thursday('09:00'), thursday('18:00')].map((at) => new Date(at).toISOString())
const isOwed = (promise: string | null) =>
  (promise ?? '') > (nine ?? '') && (promise ?? '') <= (six ?? '')
const untried = leads.filter(({ name }) => !calls.some((call) => call.name === name))
/** Dialled again within two hours without its being the last try before a promise ends. */
const twice = calls.filter(({ number, at, promised_by }, index) => {
  const earlier = calls.slice(0, index).findLast((call) => call.number === number && call.at !== at)
  const left = Date.parse(promised_by ?? '') - Date.parse(at)
  const isLastTry = left > 0 && left <= 95 * minute
  return earlier && Date.parse(at) - Date.parse(earlier.at) < 119 * minute && !isLastTry
})
/** Dialled by two people within the five minutes that a call takes. */
const together = calls.filter(({ number, at, who }) =>
  calls.some(
    (other) =>
      other.number === number &&
      other.who !== who &&
      Math.abs(Date.parse(other.at) - Date.parse(at)) < 5 * minute,
  ),
)
const faults = {
  together,
  twice,
  untried: untried.map(({ name }) => name),
  brokenAndNeverTried: untried.filter(({ promised_by }) => isOwed(promised_by)),
  complaints,
}
console.log({
  enquiries: leads.length,
  calls: new Set(calls.map(({ at, number }) => `${at} ${number}`)).size,
  promisesOfTheDay: leads.filter(({ promised_by }) => isOwed(promised_by)).length,
  said: [...new Set(said)],
  ...faults,
})
if (Object.values(faults).some((found) => found.length > 0)) process.exitCode = 1
await browser.close()
await database.close()
await first.stop()
await second.stop()
await mail.close()
await postgres.drop()
