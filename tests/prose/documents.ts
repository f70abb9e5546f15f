import { globSync, readFileSync } from 'node:fs'
import { au } from '#edition/brand/au.ts'
import { blackoutText } from '#edition/explaining/blackout.ts'
import { roofSavings } from '#edition/explaining/compass-data.ts'
import { eveningText } from '#edition/explaining/evening.ts'
import { exampleQuote } from '#edition/explaining/quote.ts'
import { compassText } from '#edition/explaining/roof-compass.ts'
import { describeStairs, staircaseText } from '#edition/explaining/staircase.ts'
import { victoriaText } from '#edition/explaining/victoria.ts'
import * as figures from '#edition/figures.ts'
import { type HowSure, howSure, pricesNote } from '#edition/how-sure.ts'
import { modelDay } from '#edition/model-figures.ts'
import { contact } from '#edition/pages/contact.ts'
import { guides } from '#edition/pages/guides.ts'
import { home } from '#edition/pages/home.ts'
import { quotesSent } from '#edition/pages/success.ts'
import { homeQuestions } from '#edition/questions/home.ts'
import { eveningOf } from '#estimate/evening.ts'

/** A page, an article, a picture’s words or a list of marketing figures: as its readers have it, and as it was written. */
export type Document = {
  /** '/solar-panels', or the name of the article, picture or list. */
  name: string
  texts: readonly Text[]
  written: string
  /** Where readers find its sources named. */
  sources: string
}

/** `advertised`: it is where a page says what is often advertised. */
type Text = { text: string; advertised?: true }

const content = 'src/content/editions/victoria'
const read = (file: string) => readFileSync(`${content}/${file}`, 'utf8')

/** The page that shows a list of marketing figures, and names its sources. */
const shownOn: Partial<Record<keyof typeof figures, keyof typeof guides>> = {
  addOns: '/solar-panel-savings',
  advertisedSavings: '/solar-panel-savings',
}

const pages: readonly Document[] = [
  ...Object.entries(guides).map(([path, page]) =>
    pageOf(path, [page], read(`pages${path}.ts`), howSure[path as keyof typeof howSure]),
  ),
  pageOf(
    '/',
    [home, homeQuestions],
    read('pages/home.ts') + read('questions/home.ts'),
    howSure['/'],
  ),
  pageOf('/contact', [contact], read('pages/contact.ts'), howSure['/contact']),
  pageOf('/success', [quotesSent(au)], read('pages/success.ts')),
]

const marketing: readonly Document[] = Object.entries(figures)
  .filter(([name]) => name !== 'homeFigures')
  .concat([['homeFigures', homeFigures()]])
  .map(([name, data]) => ({
    name,
    texts: textsIn(data),
    written: read('figures.ts'),
    sources: sourcesOn(shownOn[name as keyof typeof figures] ?? '/solar-panel-grants'),
  }))

const articles: readonly Document[] = globSync('articles/*.mdx', { cwd: content })
  .toSorted()
  .map((file) => articleIn(file))

const pictures: readonly Document[] = [
  pictureOf('staircase', [staircaseText(modelDay), describeStairs(modelDay)]),
  pictureOf('evening', [eveningText({ summer: eveningOf('summer'), winter: eveningOf('winter') })]),
  pictureOf('roof-compass', [compassText(roofSavings(modelDay))]),
  pictureOf('victoria', [victoriaText(modelDay)]),
  pictureOf('blackout', [blackoutText]),
  pictureOf('quote', [exampleQuote()]),
]

const marketingTexts = new Set(marketing.flatMap(({ texts }) => texts.map(({ text }) => text)))

/** A marketing figure counts once, in its list, and not again on each page that shows it. */
export const documents: readonly Document[] = [
  ...articles,
  ...pages.map((page) => ({
    ...page,
    texts: page.texts.filter(({ text }) => !marketingTexts.has(text)),
  })),
  ...pictures,
  ...marketing,
]

function pictureOf(name: string, data: readonly unknown[]): Document {
  return pageOf(name, data, read(`explaining/${name}.ts`))
}

function homeFigures() {
  return figures.homeFigures({ payback: { middle: '', range: '' }, days: '', call: { about: '' } })
}

function sourcesOn(path: string): string {
  return pages.find(({ name }) => name === path)?.sources ?? ''
}

function articleIn(file: string): Document {
  const written = read(file)
  const [, head = '', ...body] = written.split(/^---$/m)
  const words = head
    .split('\n')
    .filter((line) => !/^\s*(?:- )?(?:name|title|url|dated):/.test(line))
  const lines = body.join('---').split('\n').map(withDollars)
  return {
    name: file.replace(/^articles\/|\.mdx$/g, ''),
    texts: [...words, ...lines].map((text) => ({ text })),
    written,
    sources: head.slice(head.indexOf('sources:')),
  }
}

/** The points of a chart in dollars are dollars too. */
function withDollars(line: string): string {
  if (!/^<(?:Line|Bars) .*unit="\$/.test(line)) return line
  return line.replaceAll(/,\s*(\d[\d.]*)\]/g, (_, number) => `, ${formatDollar(Number(number))}]`)
}

function pageOf(
  name: string,
  data: readonly unknown[],
  written: string,
  { sources = [], prices }: Partial<HowSure> = {},
): Document {
  const texts = [...data, prices ? pricesNote : ''].flatMap((part) => textsIn(part))
  const publishers = sources.map(({ publisher }) => publisher)
  return {
    name,
    texts,
    written,
    sources: [...publishers, ...texts.map(({ text }) => text)].join('\n'),
  }
}

/** Every text in data; the bars of a chart in dollars count as dollars. */
function textsIn(data: unknown): Text[] {
  if (typeof data === 'string') return [{ text: data }]
  if (typeof data !== 'object' || data === null) return []
  if ('unit' in data && String(data.unit).startsWith('$') && 'rows' in data) {
    const { rows, ...others } = data as { rows: readonly (readonly [string, number])[] }
    const bars = rows.map(([name, value]) => ({ text: `${name}: ${formatDollar(value)}` }))
    return [...textsIn(others), ...bars]
  }
  return Object.entries(data).flatMap(([key, part]) =>
    key === 'advertised'
      ? textsIn(part).map(({ text }): Text => ({ text, advertised: true }))
      : textsIn(part),
  )
}

function formatDollar(value: number): string {
  return `$${value.toString().replace(/\B(?=(\d{3})+$)/g, ',')}`
}
