import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import { momentAt } from '#domain/calendar.ts'
import { routes } from '#edition/routes.ts'
import { goodAnswers, homeForm } from '../../answers.ts'
import { brand } from '../../brand.ts'
import { type Running, startServer } from '../../server.ts'
import { expect, someone, test as visit } from '../visit.ts'

/** A running server whose clock a test sets, by the wall clock in London. */
const test = visit.extend<{ setClock: (day: string, hour: number) => void; clocked: Running }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from the pattern
  clocked: async ({}, use) => {
    const directory = mkdtempSync(join(tmpdir(), 'clock-'))
    const CLOCK_FILE = join(directory, 'clock')
    writeFileSync(CLOCK_FILE, '0')
    const server = await startServer({
      directory,
      environment: {
        CLOCK_FILE,
        NODE_OPTIONS: `--import ${new URL('../../move-clock.ts', import.meta.url).href}`,
      },
    })
    await use(server)
    await server.stop()
    rmSync(directory, { recursive: true })
  },
  setClock: async ({ clocked: { directory } }, use) => {
    await use((day, hour) => {
      const moved = momentAt(day, hour, brand.timeZone).getTime() - Date.now()
      writeFileSync(join(directory, 'clock'), String(Math.round(moved)))
    })
  },
})

/** Waits until every page says what holds on a day. */
const redated = (server: Running, day: string) =>
  expect.poll(() => server.log.join('\n')).toContain(`"day":"${day}"`)

/** What a visitor reads of a page below its menu, its description for search engines among it. */
async function read(server: Running, path: string): Promise<string> {
  const page = load(
    await (await fetch(server.url + path, { headers: { connection: 'close' } })).text(),
  )
  page('script, style, header').remove()
  page('p, li, td, th, h1, h2, h3, h4, dd, dt, summary, b').append(' ')
  const description = page('meta[name=description]').attr('content') ?? ''
  return `${description} ${page('body').text()}`.replace(/\s+/g, ' ')
}

type Page = { path: string; text: string }

const readAll = (server: Running): Promise<Page[]> =>
  Promise.all(Object.keys(routes).map(async (path) => ({ path, text: await read(server, path) })))

/** Whatever a pattern finds on pages. */
function mentions(pages: readonly Page[], pattern: RegExp): string[] {
  return pages.flatMap(({ path, text }) =>
    Array.from(text.matchAll(pattern), ([found]) => `${path}: ${found.trim()}`),
  )
}

const kindOf = (path: string) => Object.entries(routes).find(([one]) => one === path)?.[1]

test('a server that runs over midnight says 0% VAT on 31 March 2027 and 5% from 1 April', async ({
  clocked: server,
  setClock,
}) => {
  setClock('2027-03-31', 23 + 58 / 60)
  await redated(server, '2027-03-31')
  const before = await read(server, '/')
  for (const said of ['the last day of 0% VAT', '£6,000', 'including VAT at 0%'])
    expect(before).toContain(said)

  setClock('2027-04-01', 0)
  await redated(server, '2027-04-01')
  const pages = await readAll(server)
  // An article keeps its date, and opens by saying that the day has passed.
  const promises = /(?:\b0% VAT|VAT (?:is|at) 0%|deadline|£6,000 becomes)[^.]*/gi
  const isDated = ({ path }: Page) => path.startsWith('/blog') || path === '/success'
  const others = pages.filter((page) => !isDated(page))
  expect(mentions(others, promises)).toEqual([
    '/: 0% VAT on having solar fitted ended',
    '/: deadline: VAT on solar Rules Plug-in solar, now that it’s legal Rules Sources',
  ])
  expect(mentions(others, /£6,000|26\.32p/g)).toEqual([])
  for (const { path, text } of pages.filter(({ path }) =>
    /vat-on-solar|solar-panel-costs/.test(path),
  ))
    expect(text, path).toMatch(/£6,000 (?:on this page )?is £6,300/)
  expect(await read(server, '/solar-panel-savings')).toContain('27.64p')
})

test('on 2 January 2027 every answer says that the price cap we know has ended, and ECO4 is closed', async ({
  clocked: server,
  setClock,
}) => {
  setClock('2027-01-02', 12)
  await redated(server, '2027-01-02')
  const pages = await readAll(server)
  const answers = pages.filter(({ path }) => kindOf(path) === 'guide' || kindOf(path) === 'article')
  for (const { path, text } of answers)
    expect(text, path).toContain('The price cap that we know ended on 31 December 2026.')
  expect(
    mentions(pages, /ECO4[^.]*/g).filter((text) => !/closed on 31|What about/.test(text)),
  ).toEqual([])
  expect(mentions(pages, /£1,723/g)).toEqual([])
})

test('a promise knows St Andrew’s Day in Edinburgh, and postcodes are served or refused with a reason', {
  tag: '@core',
}, async ({ clocked: server, setClock }) => {
  setClock('2026-11-27', 12)
  const send = async (postcode: string, nation = '') => {
    const { email } = someone()
    const response = await fetch(`${server.url}/enquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({
        form: 'home',
        answers: goodAnswers(homeForm, { 'contact-email': email, postcode, nation }),
        consents: { answer: true, calls: false, texts: false },
      }),
    })
    const [lead] = (await server.leads()).filter((one) => one.email === email)
    return { status: response.status, body: JSON.stringify(await response.json()), lead }
  }
  const promisedTo = async (postcode: string, nation?: string) =>
    (await send(postcode, nation)).lead?.promised_by
  await expect.poll(() => promisedTo('M1 1AE')).toMatch(/^2026-11-30T12:0/)
  expect(await promisedTo('EH1 1YZ')).toMatch(/^2026-12-01T12:0/)
  // On a border it may be either nation: the days of both, until they say which.
  expect(await promisedTo('TD15 1AA')).toMatch(/^2026-12-01T12:0/)
  expect(await promisedTo('TD15 1AA', 'scotland')).toMatch(/^2026-12-01T12:0/)
  expect(await promisedTo('TD15 1AA', 'england')).toMatch(/^2026-11-30T12:0/)
  expect(await promisedTo('SY22 5AA')).toMatch(/^2026-11-30T12:0/)
  expect((await send('m11ae')).lead?.postcode).toBe('M1 1AE')
  for (const [postcode, reason] of [
    ['BT1 1AA', 'Northern Ireland has its own prices'],
    ['JE1 1AA', 'Our figures are for England, Scotland and Wales.'],
  ] as const) {
    const { status, body, lead } = await send(postcode)
    expect([status, lead]).toEqual([422, undefined])
    expect(body).toContain(reason)
  }
})
