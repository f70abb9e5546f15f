import { execFileSync, spawnSync } from 'node:child_process'
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
import { au } from '#edition/brand/au.ts'
import { applianceKw } from '#estimate/data/use.ts'
import { getScene } from '#pictures/scenes.ts'
import { foreignTermsIn, wordsOf } from './edition-terms.ts'
import { followRecipe } from './recipe.ts'
import { thirdBrand } from './third-brand.ts'

const directory = mkdtempSync(join(tmpdir(), 'wattlewise-third-'))
const settings = { SITE_BRAND: 'third', SITE_URL: 'https://www.harboursun.example' }
const edition = 'src/content/editions/victoria'
let printed: string
let pages: { name: string; html: string }[]

/** A copy of the source with a page more, the one that README tells how to make, and a brand more. */
const copy = join(directory, 'copy')

beforeAll(() => {
  mkdirSync(copy)
  for (const name of ['src', 'astro.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  followRecipe(copy)
  cpSync('tests/third-brand.ts', join(copy, edition, 'brand/third.ts'))
  const list = join(copy, edition, 'brand/brands.ts')
  const added = readFileSync(list, 'utf8').replace('= { au }', '= { au, third: thirdBrand }')
  writeFileSync(list, `import { thirdBrand } from './third.ts'\n${added}`)
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
    .map((name) => ({ name, html: readFileSync(join(directory, 'site', name), 'utf8') }))
})
afterAll(() => rmSync(directory, { recursive: true }))

test('a page and a brand that were added have their types; the page has its form, its picture, and a link to it', () => {
  const made = [
    'routes.ts',
    'navigation.ts',
    'pages/guides.ts',
    'pages/heat-pumps.ts',
    'brand/brands.ts',
  ]
  const settings = {
    extends: './tsconfig.json',
    files: made.map((file) => `${edition}/${file}`),
  }
  writeFileSync(join(copy, 'tsconfig.recipe.json'), JSON.stringify({ ...settings, include: [] }))
  execFileSync('tsc', ['--noEmit', '-p', 'tsconfig.recipe.json'], { cwd: copy, stdio: 'pipe' })
  const page = pages.find(({ name }) => name === 'heat-pumps.html')?.html ?? ''
  expect(page).toContain('Heat pumps: hot water from a Victorian afternoon</h1>')
  expect(page).toContain('<form')
  expect(page).toContain(getScene('hero-panels').alt)
  // Visitors don't shop there: these have no menu.
  // Nor do pages that other sites show in a frame.
  const isWithoutMenu = (name: string) => withoutMenu.includes(name) || name.startsWith('embed/')
  const withoutMenu = [
    'console.html',
    'installer/sign-in.html',
    'my-enquiry.html',
    'offer.html',
    'installer.html',
  ]
  for (const { name, html } of pages.filter(({ name }) => !isWithoutMenu(name)))
    expect(html, name).toContain('href="/heat-pumps"')
})

test('a build that goes well prints a line, whatever libraries make of it', () => {
  expect(printed).toBe('Building the site and its server, about a minute.\n')
})

test('no page of another brand names this one, or how to reach it', () => {
  expect(pages.length).toBeGreaterThan(3)
  for (const { name, html } of pages) {
    expect(html, name).not.toMatch(/wattlewise/i)
    for (const own of [au.address.street, au.phone.label, au.phone.link, au.editors])
      expect(html, name).not.toContain(own)
  }
  const home = pages.find(({ name }) => name === 'index.html')?.html
  expect(home).toContain('<link rel="canonical" href="https://www.harboursun.example/">')
  expect(home).toContain(thirdBrand.phone.label)
})

test('no page of this edition says what only others say, but for the one source from abroad', () => {
  const found = pages.flatMap(({ name, html }) =>
    foreignTermsIn(wordsOf(html).replaceAll(applianceKw.source, ''), 'victoria').map(
      (term) => `${name}: ${term}`,
    ),
  )
  expect(found).toEqual([])
})

test('the server stops with a sentence where another edition was built', () => {
  const { status, stderr, stdout } = spawnSync('node', ['src/server/start.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_BRAND: 'uk', NODE_ENV: 'production' },
  })
  expect(status).not.toBe(0)
  expect(`${stdout}${stderr}`).toContain('SITE_BRAND must be au, whose edition this is')
})
