import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { browserArguments, findBrowser } from '../browser.ts'
import { eventLimitMs } from '../limits.ts'
import { type Running, startServer } from '../server.ts'
import { changing, normalise } from './normalise.ts'
import { screens, screensOutside } from './pages.ts'
import { openRecording, type Recording } from './recording.ts'
import { secret, tellNextDay, tellStory, withIds } from './story.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const site = 'dist/site'

/** Builds the product, and writes every page of it into a directory, as text and as pictures. */
export async function record(directory: string): Promise<void> {
  const env = { ...process.env, NODE_OPTIONS: preload('./clock.ts') }
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit', env })
  const recording = openRecording(directory)
  recordBuild(recording)
  // What is drawn again in part has other edges than what is drawn at once.
  const args = [...browserArguments, '--disable-partial-raster']
  const browser = await chromium.launch({ executablePath: findBrowser(), args })
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
    const ids = await tellNextDay(server, recording, story)
    await recordFacts(server, recording)
    const context = await browser.newContext({
      locale: 'en-AU',
      reducedMotion: 'reduce',
      timezoneId: 'Australia/Melbourne',
    })
    context.setDefaultTimeout(eventLimitMs)
    await context.clock.setFixedTime(new Date())
    await photographPages(context, server, recording)
    for (const screen of screensOutside)
      await recordScreen(context, recording, screen, `${server.url}/console${screen}`)
    await context.addCookies(
      story.keys.cookie.split('; ').map((cookie) => {
        const [name = '', value = ''] = cookie.split(/=(.*)/)
        return { name, value, url: server.url }
      }),
    )
    for (const screen of screens)
      await recordScreen(context, recording, screen, `${server.url}/console${withIds(screen, ids)}`)
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
  for (const { name, url, html } of [...built, ...recording.pages]) {
    // Scripts would hydrate a form with problems, at a moment of their own.
    const body = html.replaceAll(/<script\b.*?<\/script>/gs, '')
    await page.route(url, (route) =>
      route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    )
    await page.goto(url)
    await fixWords(page)
    const file = recording.fileOf('pictures', name)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await photograph(page, recording, file)
    }
    await page.unroute(url)
  }
  await page.close()
}

/** A screen of the desk, once it has loaded all that it shows. */
async function recordScreen(
  context: BrowserContext,
  recording: Recording,
  path: string,
  url: string,
) {
  const name = `console${path}`
  const file = recording.fileOf('pictures', name)
  for (const size of sizes) {
    const page = await context.newPage()
    await page.setViewportSize(size)
    await page.goto(url)
    let [before, html] = ['', await page.content()]
    while (before !== html || html.includes('aria-busy="true"')) {
      before = html
      await page.waitForTimeout(1_000)
      html = await page.content()
    }
    recording.writePage('desk', `${name} at ${size.width}`, html)
    await fixWords(page)
    await photograph(page, recording, file)
    await page.close()
  }
}

/** Loads every picture, and puts the same words where each recording has others. */
async function fixWords(page: Page): Promise<void> {
  const patterns = changing.map(([{ source }, by]) => [source, by] as const)
  await page.evaluate(async (patterns) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode())
      for (const [source, by] of patterns)
        text.nodeValue = text.nodeValue?.replaceAll(new RegExp(source, 'g'), by) ?? ''
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    scrollTo({ top: 0, behavior: 'instant' })
  }, patterns)
}

async function photograph(page: Page, recording: Recording, file: string): Promise<void> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  recording.write(`${file} at ${page.viewportSize()?.width}.png`, picture)
}
