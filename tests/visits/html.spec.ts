import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculators, programsLookup } from '#edition/calculators/calculators.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { homeForm } from '../answers.ts'
import { brand } from '../brand.ts'
import { htmlProblems } from '../html-problems.ts'
import { product } from '../product.ts'
import { type Fields, posts, reads } from '../same-pages/pages.ts'
import { answersOf, expect, someone, test } from './visit.ts'

/* The states of pages by link are in my-enquiry-looks and installer-looks, an installer's own pages in firm. */

const forms = formsOf(brand)
const reference = `${brand.referencePrefix}-01Z0ZZJN`
const postcode = encodeURIComponent(brand.country.postcodeExample)

const asked = [
  ...reads,
  ...calculators.flatMap(({ path }) => [
    `${path}?postcode=${postcode}&bill=300`,
    `${path}?postcode=nowhere&bill=many&kw=-1&battery=no`,
  ]),
  `${programsLookup.path}?postcode=nowhere&district=nowhere`,
  ...['/success', '/embed/success'].map((path) => `${path}?ref=${reference}`),
  ...['/search?q=solar', '/search?q=nothing-has-it', '/developers', '/unsubscribe?token=forged'],
  '/installer/sign-in',
]

const unfinished = { 'contact-name': 'Alex', 'contact-email': 'alex@', 'contact-phone': '12' }
const sent: (readonly [path: string, fields: Fields])[] = [
  ...Array.from(forms.keys(), (form) => ['/enquiries', { form, ...unfinished }] as const),
  ...posts.filter(([, { form = '' }]) => !forms.has(form)),
  ['/installer/sign-in', { act: 'ask', address: 'alex@' }],
  ['/installer/sign-in', { act: 'ask', address: 'alex@example.com' }],
]

test('every built page is valid HTML', () => {
  const site = join(product.directory, 'dist/site')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const file of files)
    expect.soft(htmlProblems(readFileSync(join(site, file), 'utf8')), file).toEqual([])
})

test('every page that the server answers with is valid HTML', async ({ server }) => {
  let pages = 0
  const check = async (path: string, fields?: Fields) => {
    const response = await fetch(server.url + path, {
      headers: { accept: 'text/html', connection: 'close' },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const html = await response.text()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response.url
    pages += 1
    const name = `${path} ${fields ? new URLSearchParams(fields) : ''}`
    expect.soft(htmlProblems(html), name).toEqual([])
    return response.url
  }
  for (const path of asked) await check(path)
  for (const [path, fields] of sent) await check(path, fields)
  expect(pages).toBeGreaterThan(50)

  const answers = { form: homeForm.slug, ...answersOf(someone()), 'agree-answer': 'yes' }
  const thanks = new URL(await check('/enquiries', answers))
  const token = thanks.searchParams.get('token')
  expect(token).toBeTruthy()
  await check(`/my-enquiry?token=${token}`)
})
