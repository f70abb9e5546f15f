import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../browser.ts'
import { type Running, startServer } from '../server.ts'
import { changing, normalise } from './normalise.ts'
import { screens, screensOutside } from './pages.ts'
import { openRecording, type Recording } from './recording.ts'
import { secret, tellNextDay, tellStory, withIds } from './story.ts'

const widths = { 390: 844, 1440: 900 }
const site = 'dist/site'
const nextDay = '2026-11-25T15:00:00+11:00'

/** Builds the product, and writes every page of it into a directory, as text and as pictures. */
export async function record(directory: string): Promise<void> {
  const today = Date.now()
  const env = { ...process.env, NODE_OPTIONS: preload('./clock.ts') }
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env })
  const recording = openRecording(directory)
  recordBuild(recording)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  const data = mkdtempSync(join(tmpdir(), 'same-pages-'))
  writeFileSync(join(data, 'clock'), '0')
  const server = await startServer({
    directory: data,
    environment: {
      NODE_OPTIONS: ['./clock.ts', '../stop-clock.ts', '../move-clock.ts'].map(preload).join(' '),
      CLOCK_FILE: join(data, 'clock'),
      APP_SECRET: secret,
      PUBLIC_CLIENT_KEY: 'wattlewise_key_for_recordings',
      SITE_URL: 'http://localhost:3000',
    },
  })
  try {
    const story = await tellStory(server, recording)
    process.env.MOMENT = nextDay
    writeFileSync(join(data, 'clock'), String(Date.now() - today))
    const ids = await tellNextDay(server, recording, story)
    await recordFacts(server, recording)
    const context = await browser.newContext({
      locale: 'en-AU',
      reducedMotion: 'reduce',
      timezoneId: 'Australia/Melbourne',
    })
    await context.clock.setFixedTime(new Date(nextDay))
    await photographPages(context, server, recording)
    for (const screen of screensOutside)
      await recordScreen(context, recording, `${server.url}/console${screen}`, screen)
    await context.addCookies(
      story.keys.cookie.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split(/=(.*)/)
        return { name, value, url: server.url }
      }),
    )
    for (const screen of screens)
      await recordScreen(context, recording, `${server.url}/console${withIds(screen, ids)}`, screen)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(data, { recursive: true })
  }
}

const preload = (file: string) => `--import ${new URL(file, import.meta.url).href}`

/** Every file of the build: of pages, pictures and what programs read the text, of the others a digest. */
function recordBuild(recording: Recording): void {
  const digests: string[] = []
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(br|gz|js|css)$/.test(file)) continue
    const content = readFileSync(file)
    const name = file.slice(site.length)
    if (/\.(html|svg)$/.test(name)) recording.writePage('built', name, String(content))
    else if (/\.(txt|xml|json|webmanifest)$/.test(name))
      recording.writeText('built', name, String(content).replaceAll('><', '>\n<'))
    else digests.push(`${name} ${createHash('sha256').update(content).digest('base64url')}`)
  }
  recording.write('facts/files.txt', digests.map(normalise).toSorted().join('\n'))
}

/** What other programs rely on, and every state of the pages by link. */
async function recordFacts({ directory, url }: Running, recording: Recording): Promise<void> {
  const sqlite = new Sqlite(join(directory, 'wattlewise.sqlite'), { readonly: true })
  const columns = sqlite
    .prepare(
      `select t.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || c.pk
       from pragma_table_list t, pragma_table_info(t.name) c where t.schema = 'main' order by 1`,
    )
    .pluck()
    .all()
  const deliveries = sqlite
    .prepare('select channel, event, attempts, count(*) from deliveries group by 1, 2, 3')
    .raw()
    .all()
  sqlite.close()
  const { readProduct } = await import('./product.ts')
  const { routes, events, views } = await readProduct()
  for (const [name, facts] of Object.entries({ columns, deliveries, routes, events }))
    recording.writeText('facts', name, facts.join('\n'))
  for (const [name, html] of Object.entries(views)) {
    recording.writePage('views', name, html)
    recording.pages.push({ name, url: `${url}/a-page`, html })
  }
}

/** Every built page, and every page that was answered, as it was answered. */
async function photographPages(context: BrowserContext, { url }: Running, recording: Recording) {
  const built = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      name: file,
      url: `${url}/${file}`,
      html: readFileSync(join(site, file), 'utf8'),
    }))
  const page = await context.newPage()
  // A form with problems would be hydrated, at a moment of its own.
  await page.route('**/_astro/*.js', (route) => route.abort())
  for (const { name, url, html } of [...built, ...recording.pages]) {
    await page.route(url, (route) =>
      route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
    )
    await page.goto(url)
    await photograph(page, recording, name)
    await page.unroute(url)
  }
  await page.close()
}

async function recordScreen(
  context: BrowserContext,
  recording: Recording,
  url: string,
  name: string,
) {
  const page = await context.newPage()
  await page.goto(url)
  let [before, html] = ['', await page.content()]
  while (before !== html || html.includes('aria-busy="true"')) {
    before = html
    await page.waitForTimeout(700)
    html = await page.content()
  }
  recording.writePage('desk', `console${name}`, html)
  await photograph(page, recording, `console${name}`)
  await page.close()
}

/** Pictures at each width, with the same words where each recording has others. */
async function photograph(page: Page, recording: Recording, name: string): Promise<void> {
  const patterns = changing.map(([{ source }, by]) => [source, by] as const)
  await page.evaluate(async (patterns) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const before = text.nodeValue ?? ''
      const after = patterns.reduce(
        (so, [source, by]) => so.replaceAll(new RegExp(source, 'g'), by),
        before,
      )
      if (after !== before) text.nodeValue = after
    }
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
  }, patterns)
  const file = recording.fileOf('pictures', name)
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    recording.write(`${file} at ${width}.png`, picture)
  }
}
