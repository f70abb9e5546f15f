import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getScene } from '#pictures/scenes.ts'
import { readEnvironment } from '../src/environment.ts'
import { createApp } from '../src/server/app.ts'
import { openLog } from '../src/server/http/log.ts'
import { loadSite } from '../src/server/http/site.ts'
import { openServices } from '../src/services.ts'
import { goodAnswers, homeForm } from './answers.ts'
import { followRecipe } from './recipe.ts'

const directory = mkdtempSync(join(tmpdir(), 'wattlewise-uk-'))
const settings = { SITE_BRAND: 'uk', SITE_URL: 'https://www.pennyandbeam.example' }
let printed: string
let pages: { name: string; html: string; words: string }[]

/** A copy of the source, with a page more: the one that README tells how to make. */
const copy = join(directory, 'copy')

beforeAll(() => {
  mkdirSync(copy)
  for (const name of ['src', 'astro.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  followRecipe(copy)
  printed = execFileSync('sh', ['-c', 'astro build --outDir ../site 2>&1'], {
    cwd: copy,
    encoding: 'utf8',
    // The tests' own environment would build what only helps while developing.
    env: { ...process.env, ...settings, NODE_ENV: 'production' },
    stdio: 'pipe',
  })
  const names = readdirSync(join(directory, 'site'), { recursive: true }).map(String)
  pages = names
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(directory, 'site', name), 'utf8')
      return {
        name,
        html,
        words: html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' '),
      }
    })
}, 120_000)
afterAll(() => rmSync(directory, { recursive: true }))

test('the page that README tells how to make has its types, form and picture, and a link to it', () => {
  const made = ['routes.ts', 'navigation.ts', 'pages/guides.ts', 'pages/heat-pumps.ts']
  const settings = { extends: './tsconfig.json', files: made.map((file) => `src/content/${file}`) }
  writeFileSync(join(copy, 'tsconfig.recipe.json'), JSON.stringify({ ...settings, include: [] }))
  execFileSync('tsc', ['--noEmit', '-p', 'tsconfig.recipe.json'], { cwd: copy, stdio: 'pipe' })
  const page = pages.find(({ name }) => name === 'heat-pumps.html')?.html ?? ''
  expect(page).toContain('Heat pumps: hot water from a Victorian afternoon</h1>')
  expect(page).toContain('<form')
  expect(page).toContain(getScene('hero-panels').alt)
  // Nobody is shopping there: these have no menu.
  const withoutMenu = ['console.html', 'my-enquiry.html', 'offer.html', 'installer.html']
  for (const { name, html } of pages.filter(({ name }) => !withoutMenu.includes(name)))
    expect(html, name).toContain('href="/heat-pumps"')
})

test('a build that goes well prints a line, whatever libraries make of it', () => {
  expect(printed).toBe('Building the site and its server, about a minute.\n')
})

test('no page of the other brand names this one, its address or its law', () => {
  expect(pages.length).toBeGreaterThan(3)
  for (const { name, html } of pages) {
    expect(html, name).not.toMatch(/wattlewise/i)
    expect(html, name).not.toMatch(/South Yarra|Toorak Road|laws of Victoria|courts of Victoria/)
  }
})

test('its titles fit a search result, and name no city where it sells nothing', () => {
  for (const { name, html } of pages) {
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(title.length, `${name}: ${title}`).toBeLessThanOrEqual(60)
    expect(title, name).not.toContain('Melbourne')
  }
})

test('it speaks of its own money in pounds, and of Australian money as such', () => {
  for (const { name, words } of pages) {
    expect(words.match(/(?<!A)\$/g), name).toBeNull()
    // The desk has no footer, and no amounts of its own.
    if (name !== 'console.html') expect(words, name).toContain('A$ is Australian dollars')
  }
  const home = pages.find(({ name }) => name === 'index.html')
  expect(home?.words).toContain('Get £0 Upfront Solar')
  expect(home?.html).toContain('<html lang="en-GB">')
  expect(home?.html).toContain('<link rel="canonical" href="https://www.pennyandbeam.example/">')
})

test('it repeats no offer that was only advertised in Australia', () => {
  for (const { name, words } of pages) expect(words, name).not.toContain('94% of homes')
})

test('it offers no calculator of another country’s sun and rebates, and says why', async () => {
  for (const name of ['solar-panel-savings', 'how-many-solar-panels', 'solar-battery-size']) {
    const page = pages.find((one) => one.name === `${name}.html`)
    expect(page?.html, name).not.toMatch(
      /data-touch="calculator"|name="postcode" type="text" inputMode/,
    )
    expect(page?.html, name).toContain('id="calculator"')
    expect(page?.words, name).toContain('No calculator for your roof yet')
  }
  const grants = pages.find(({ name }) => name === 'solar-panel-grants.html')
  expect(grants?.html).not.toContain('data-touch="programs"')
  expect(pages.find(({ name }) => name === 'success.html')?.html).not.toContain(
    'data-touch="estimate"',
  )

  const services = await openServices(
    readEnvironment({ ...settings, DATA_DIR: directory }),
    () => {},
  )
  const app = createApp(services, await loadSite(directory), openLog('silent'))
  const asked = await app.request('/solar-panel-savings?postcode=3056&bill=450')
  expect(asked.status).toBe(200)
  expect(await asked.text()).not.toContain('3056')
  await services.database.close()
})

test('it takes a British phone number and postcode, and says what they look like', async () => {
  const environment = readEnvironment({ ...settings, DATA_DIR: directory })
  const services = await openServices(environment, () => {})
  const app = createApp(services, await loadSite(directory), openLog('silent'))
  const post = (answers: Record<string, string>) =>
    app.request('/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: 'home', answers }),
    })
  const good = goodAnswers(homeForm, { 'contact-phone': '020 7183 8750', postcode: 'm1 1ae' })
  expect((await post(good)).status).toBe(201)
  expect(await (await post({ ...good, 'contact-phone': '12', postcode: '3000' })).json()).toEqual({
    problems: [
      { question: 'contact-phone', message: 'Enter a phone number, like 07700 900 123' },
      { question: 'postcode', message: 'Enter a full postcode, like M1 1AE, or leave it empty' },
    ],
  })
  const row = await services.database.db
    .selectFrom('enquiries')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ postcode: 'M1 1AE', phone_e164: '+442071838750' })
  await services.database.close()
})
