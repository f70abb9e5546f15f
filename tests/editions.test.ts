import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { otherEditions } from '../src/edition.ts'
import { advertWordsIn, withoutQuotations } from './advert-words.ts'
import { firstBrandOf } from './edition-settings.ts'
import { foreignTermsIn, headlinesOf, wordsOf } from './edition-terms.ts'

const routeFiles = import.meta.glob<{ routes: Record<string, string> }>(
  '/src/content/editions/*/routes.ts',
  { eager: true },
)
const routesOf = (edition: string) =>
  Object.keys(routeFiles[`/src/content/editions/${edition}/routes.ts`]?.routes ?? {})

/** The file of an address. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

describe.each(otherEditions)('%s', (edition) => {
  const directory = mkdtempSync(join(tmpdir(), `${edition}-`))
  const site = join(directory, 'site')
  const key = firstBrandOf(edition)
  const brand = readFileSync(`src/content/editions/${edition}/brand/${key}.ts`, 'utf8')
  const own = routesOf(edition)
  const foreign = ['victoria', ...otherEditions]
    .flatMap(routesOf)
    .filter((path) => !own.includes(path))
  let pages: { name: string; html: string }[]

  beforeAll(() => {
    execFileSync('node', ['src/launch.ts', 'astro', 'build', '--outDir', site], {
      // The tests' own environment would build what only helps while developing.
      env: {
        ...process.env,
        SITE_BRAND: key,
        SITE_URL: 'https://www.another.example',
        NODE_ENV: 'production',
      },
      stdio: 'pipe',
    })
    pages = globSync('**/*.html', { cwd: site }).map((name) => ({
      name,
      html: readFileSync(join(site, name), 'utf8'),
    }))
  })
  afterAll(() => rmSync(directory, { recursive: true }))

  test('no page says what only others say', () => {
    const found = pages.flatMap(({ name, html }) =>
      foreignTermsIn(wordsOf(html), edition).map((term) => `${name}: ${term}`),
    )
    expect(pages.length).toBeGreaterThan(10)
    expect(found).toEqual([])
  })

  // What terms, privacy and the check of a quote say is that we do no credit.
  test.runIf(edition === 'britain')('no page advertises what we don’t do', () => {
    const found = pages.flatMap(({ name, html }) => {
      const mayName = /^(?:terms|privacy|compare-quotes)\.html$/.test(name)
      const running = mayName ? '' : withoutQuotations(wordsOf(html))
      return advertWordsIn([...headlinesOf(html), running].join('\n')).map(
        (word) => `${name}: ${word}`,
      )
    })
    expect(found).toEqual([])
  })

  test('every route is a page, and none of another edition is', () => {
    expect(own.filter((path) => !existsSync(join(site, fileOf(path))))).toEqual([])
    expect(foreign.length).toBeGreaterThan(10)
    expect(foreign.filter((path) => existsSync(join(site, fileOf(path))))).toEqual([])
  })

  test('nothing leads to a route of another edition: no link, no sitemap, no feed', () => {
    const texts = globSync('**/*.{html,xml,txt,webmanifest}', { cwd: site }).map((name) => ({
      name,
      text: readFileSync(join(site, name), 'utf8'),
    }))
    const leads = texts.flatMap(({ name, text }) =>
      foreign
        .filter((path) => new RegExp(`${path}(?=["'#?<])`).test(text))
        .map((path) => `${name}: ${path}`),
    )
    expect(leads).toEqual([])
  })

  test('until its figures are checked, every page says so at its top; the desk says what waits', () => {
    const isUnchecked = brand.includes('checked: false')
    const wrong = pages.filter(
      ({ name, html }) =>
        name !== 'console.html' &&
        html.includes('not yet checked for publishing</aside>') !== isUnchecked,
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('the script of a form knows whether there are boxes', () => {
    const [script = ''] = globSync('_astro/touch.*.js', { cwd: site })
    const hasBoxes = readFileSync(join(site, script), 'utf8').includes('agree-answer')
    expect(hasBoxes).toBe(brand.includes("consent: 'channels'"))
  })
})

test('a term that was planted is found, and a word that only contains it is not', () => {
  expect(foreignTermsIn('Solar in Melbourne for £6,000', 'britain')).toEqual(['Melbourne'])
  expect(foreignTermsIn('A price of $60', 'britain')).toEqual(['$'])
  expect(foreignTermsIn('Aubergines', 'britain')).toEqual([])
  expect(wordsOf('<meta name="description" content="0% VAT">')).toContain('VAT')
  expect(foreignTermsIn('0% VAT', 'victoria')).toEqual(['VAT'])
})
