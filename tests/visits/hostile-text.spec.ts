import type { APIRequestContext, Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#database/open.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { tidy } from '#domain/tidy.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { linkToken } from '#operations/enquiry/link-token.ts'
import { markAccepted } from '../accepted.ts'
import { goodAnswers } from '../answers.ts'
import { movedClock } from '../calling-hour.ts'
import { hostileTexts, watchScript } from '../hostile-texts.ts'
import { type Running, startServer } from '../server.ts'
import { storeInstaller, storeOffer } from '../stored-installers.ts'
import { test as atAnyHour, expect, type Person, signInAs, takeRecoveryCode } from './desk.ts'

const secret = 'a secret of at least thirty-two characters'
const forms = [...formsOf(au).values()]
/** Most of what can go wrong shows with these; HOSTILE_TEXTS=all tries the others too. */
const { markup, formula } = hostileTexts
const texts =
  process.env.HOSTILE_TEXTS === 'all'
    ? Object.values(hostileTexts)
    : [markup, formula, hostileTexts['right to left']]
const rightToLeft = /[\u0590-\u08ff]/

const test = atAnyHour.extend({
  server: [
    async ({ mail }, use) => {
      const environment = { SMTP_URL: mail.url, APP_SECRET: secret, ...movedClock }
      const server = await startServer({ environment })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

test('what visitors and installers type is text wherever it is shown', async ({
  context,
  request,
  server,
  owner,
  mail,
}) => {
  await context.addInitScript(watchScript)
  await signInAs(context, server, owner)
  // The enquiry page of the fixture counts every message in the console; the watch here says more.
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.dismiss().then(() => Promise.reject(new Error('A dialog'))))

  await test.step('the watch sees text that is no text', async () => {
    await page.goto('/console')
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup)
    await expect.poll(() => harmIn(page)).toEqual(expect.arrayContaining(['an element was made']))
    await expect
      .poll(() => harmIn(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^blocked/)]))
  })

  const leads = await sendEverything(request, server)
  expect(leads.length).toBe(forms.length * texts.length)

  await test.step('at the desk', async () => {
    await everywhereAtTheDesk(page, leads)
  })
  const { paths, installers } = await personalPages(request, server, leads)
  await test.step('on the visitor’s own page and the installer’s pages', async () => {
    for (const path of paths) await look(page, path)
  })
  await test.step('on every screen of the desk', async () => {
    const screens = await screensOf(page)
    expect(screens.length).toBeGreaterThan(20)
    for (const [index, screen] of screens.entries()) {
      const installer = installers[index % installers.length] ?? ''
      const shown = { leads: leads[index]?.id ?? '', installers: installer, ledger: installer }
      await look(page, withParameters(screen, shown))
    }
  })
  await test.step('in letters', async () => {
    const letters = () => mail.received.filter(({ html }) => html !== '')
    await expect.poll(() => letters().length).toBeGreaterThan(forms.length)
    const seen = new Set<string>()
    for (const { headers, html } of letters()) {
      expect(headers.map(([name]) => name)).not.toContain('x-hostile')
      expect(headers.map(([name]) => name)).not.toContain('bcc')
      expect(headers.filter(([name]) => name === 'subject')).toHaveLength(1)
      if (seen.size < 40) seen.add(html)
    }
    // No policy protects a mail program: whatever is no text runs here.
    await page.goto('about:blank')
    for (const html of seen) {
      await page.setContent(html)
      expect(await harmIn(page)).toEqual([])
    }
  })
  await test.step('in files', () => checkFiles(request, server, owner))
})

type Sent = { id: string; reference: string; token: string; name: string }

/** Every form, once for each text, with it in every field that takes text. */
async function sendEverything(request: APIRequestContext, server: Running): Promise<Sent[]> {
  const sent: { reference: string; token: string }[] = []
  for (const [column, text] of texts.entries()) {
    const posts = forms.map(async (form, row) => {
      const address = `http://localhost/?utm_source=${encodeURIComponent(text)}`
      const response = await request.post('/enquiries', {
        data: {
          form: form.slug,
          answers: hostileAnswers(form, text, column * forms.length + row),
          page: `/${text}`,
          source: { last: { address, referrer: text } },
        },
      })
      const answer = await response.text()
      if (response.status() !== 201) throw new Error(`${form.slug} ${text}: ${answer}`)
      return JSON.parse(answer)
    })
    sent.push(...(await Promise.all(posts)))
  }
  const stored = new Map((await server.leads()).map((lead) => [lead.reference_number, lead]))
  return sent.map(({ reference, token }) => {
    const lead = stored.get(reference)
    return { reference, token, id: lead?.id ?? '', name: `${lead?.first_name} ${lead?.last_name}` }
  })
}

function hostileAnswers(form: EnquiryForm, text: string, visitor: number) {
  const taken = { name: 100, text: 200, message: 5000 }
  const number = String(visitor).padStart(4, '0')
  const answers = goodAnswers(form)
  for (const { name, kind } of questionsOf(form)) {
    if (kind === 'name' || kind === 'text' || kind === 'message')
      answers[name] = `${text} ${kind === 'message' ? text : 'x'}`.slice(0, taken[kind])
    if (kind === 'email') answers[name] = `=cmd+'${number}{{x}}@example.com`
    if (kind === 'phone') answers[name] = `0412 0${number.slice(0, 2)} ${number.slice(1)}`
  }
  return answers
}

async function everywhereAtTheDesk(page: Page, leads: Sent[]): Promise<void> {
  await page.request.post('/api/views', {
    data: { name: hostileTexts.markup, shared: true, query: 'state=open' },
  })
  const [first] = leads
  for (const { id } of oneOfEach(leads)) {
    await page.request.post(`/api/leads/${id}/notes`, { data: { text: hostileTexts.markup } })
    await look(page, `/console/leads/${id}`)
  }
  await look(page, '/console?state=any')
  await look(page, `/console?state=any&q=${encodeURIComponent(hostileTexts.SQL)}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, '/console?state=any')
  await look(page, `/console/leads/${first?.id}`)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** The addresses of all screens, as the desk's own router has them. */
async function screensOf(page: Page): Promise<string[]> {
  await page.goto('/console')
  return page.evaluate(() =>
    Object.keys(
      (window as unknown as { __TSR_ROUTER__: { routesByPath: object } }).__TSR_ROUTER__
        .routesByPath,
    ),
  )
}

/** `/console/leads/$id` with the id of a lead. A screen of something else has to be given one here. */
function withParameters(screen: string, ids: Record<string, string>): string {
  return screen.replace(/(\w+)\/\$\w+/, (_, name: string) => {
    if (!ids[name]) throw new Error(`Which ${name} is to be shown at ${screen}?`)
    return `${name}/${ids[name]}`
  })
}

/** One lead for each text, each of another form. */
function oneOfEach(leads: Sent[]): Sent[] {
  return texts.flatMap((_, index) => leads[index * forms.length + index] ?? [])
}

/** What links open: an enquiry with notes and feedback, and an installer with offers in every state. */
async function personalPages(
  request: APIRequestContext,
  server: Running,
  leads: Sent[],
): Promise<{ paths: string[]; installers: string[] }> {
  const { db, close } = openDatabase({ directory: server.directory })
  const now = new Date(server.now())
  const paths: string[] = []
  const installers: string[] = []
  try {
    for (const [index, { id, token }] of oneOfEach(leads).entries()) {
      if (index % 3 === 1) continue
      const text = texts[index] ?? ''
      const changes: Record<string, string>[] = [
        { act: 'add-note', note: text },
        { act: 'change-answer', question: 'contact-name', answer: text },
        { act: 'change-phone', phone: text },
      ]
      for (const fields of changes)
        await request.post('/my-enquiry', { form: { token, ...fields } })
      const person = {
        name: tidy(text),
        email: 'con@brightladder.example',
        phone: tidy(text),
        getsOffers: true,
      }
      const installer = await storeInstaller(
        { db },
        { tradingName: tidy(text), people: [person], id: uuidv7() },
      )
      const offer = await storeOffer(
        { db },
        { lead: id, installer, expires_at: new Date(now.getTime() + 3_600_000).toISOString() },
      )
      if (index % 2 === 0) await markAccepted(db, offer, now)
      paths.push(
        `/my-enquiry?token=${token}`,
        `/offer?token=${linkToken('offer', offer, { secret, now })}`,
        `/installer?token=${linkToken('installer', installer, { secret, now })}`,
        `/console/installers/${installer}`,
      )
      installers.push(installer)
    }
  } finally {
    await close()
  }
  return { paths, installers }
}

async function checkFiles(
  request: APIRequestContext,
  server: Running,
  owner: Person,
): Promise<void> {
  const headers = { cookie: owner.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  const code = await takeRecoveryCode(server, owner)
  await request.post('/api/account/second-factor/again', { headers, data: { code } })
  const csv = await request.get('/api/leads/export?state=any&format=csv', { headers })
  const rows: string[][] = parse(await csv.text(), { bom: true })
  expect(rows.length).toBeGreaterThan(forms.length * texts.length)
  const formulas = rows.flat().filter((cell) => /^\s*[=+\-@]|^[\t\r]/.test(cell))
  expect(formulas).toEqual([])
  const ndjson = await request.get('/api/leads/export?state=any&format=ndjson', { headers })
  const lines = (await ndjson.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.length).toBe((await server.leads()).length)
  expect(JSON.stringify(lines)).toContain('=HYPERLINK')
}

/** Opens a page that has hostile text, and checks that the text did nothing. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('Loading')).toHaveCount(0)
  expect([path, ...(await harmIn(page))]).toEqual([path])
  expect([path, ...(await page.evaluate(turnedLines, rightToLeft.source))]).toEqual([path])
}

async function harmIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...((window as unknown as { harm?: string[] }).harm ?? []),
    ...(document.querySelector('[data-hostile]') ? ['an element was made'] : []),
  ])
}

/** Lines in which right-to-left text is beside other text, and would turn it around. */
function turnedLines(rightToLeft: string): string[] {
  const pattern = new RegExp(rightToLeft)
  const isIsolated = (element: Element | null): boolean => {
    for (let one = element; one; one = one.parentElement) {
      const { unicodeBidi, display } = getComputedStyle(one)
      if (unicodeBidi.includes('isolate') && one.textContent === element?.textContent) return true
      if (display !== 'inline') return one.textContent === element?.textContent
    }
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const turned: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node as Text
    const data = (node as Text).data.replaceAll(/\u2068[^\u2069]*\u2069/g, '')
    if (!pattern.test(data) || parentElement?.closest('script, style')) continue
    const latin = data.replace(/[\u0590-\u08ff\s]|\bx\b/g, '')
    if (latin !== '' || !isIsolated(parentElement))
      turned.push(
        `${parentElement?.tagName}: ${data} in ${parentElement?.closest('p, li, td, div')?.textContent?.slice(0, 120)}`,
      )
  }
  return turned
}
