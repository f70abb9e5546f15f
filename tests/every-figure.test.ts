import { expect, test } from 'vitest'
import { lastChecked } from '#edition/figures.ts'
import { articles } from './prose/articles.ts'
import { common } from './prose/common.ts'
import { documents } from './prose/documents.ts'
import { addsUp, equationsIn } from './prose/equations.ts'
import { advertisement, type Basis, figuresIn, type Register, readsAs } from './prose/figure.ts'
import { lists, pages, pictures } from './prose/pages.ts'

type PrintedFigure = {
  document: string
  figure: string
  basis: Basis | undefined
  isComputed: boolean
}

const registers: Readonly<Record<string, Register>> = {
  ...articles,
  ...pages,
  ...pictures,
  ...lists,
}
const marketing: Register = Object.assign({}, common, ...Object.values(lists))
const everyList = documents.find(({ name }) => name === 'packages')?.written ?? ''

/** Every figure that people read, with its basis; one that isn't listed was computed. */
const figures: readonly PrintedFigure[] = documents.flatMap(({ name, texts, written }) =>
  texts.flatMap(({ text, advertised }) =>
    figuresIn(text).map((figure): PrintedFigure => {
      if (advertised) return { document: name, figure, basis: advertisement, isComputed: false }
      const register = { ...common, ...registers[name] }
      if (isWritten(figure, written))
        return { document: name, figure, basis: register[figure], isComputed: false }
      const isQuoted = written.includes('/figures.ts') && isWritten(figure, everyList)
      const own = registers[name]?.[figure]
      const basis = own ?? (isQuoted ? marketing[figure] : undefined)
      return { document: name, figure, basis, isComputed: basis === undefined }
    }),
  ),
)

/** Whether it was written down: as text, or as the number of a chart. */
function isWritten(figure: string, written: string): boolean {
  const number = figure.replaceAll(/[^\d.]/g, '').replaceAll('.', '\\.')
  const plain = written.replaceAll(/(?<=\d)[,_](?=\d)/g, '')
  const after = figure.endsWith(' c') ? '(?:[  ]?(?:c\\b|cents?\\b)|–| to | or )' : ''
  const before = !figure.startsWith('$')
    ? '(?<![\\d.])'
    : number.length > 2
      ? '(?:\\$|[ (])'
      : '\\$'
  return new RegExp(`${before}${number}(?![\\d]|\\.\\d)${after}`).test(plain)
}

const on = (kind: Basis['on']) => figures.filter(({ basis }) => basis?.on === kind)

test('every figure of money and of payback has a basis', () => {
  const nothing = figures.filter(({ basis, isComputed }) => !basis && !isComputed)
  expect(nothing.map(({ document, figure }) => `${document}: ${figure}`)).toEqual([])
})

test('figures from the model or a sum are what these give', () => {
  const wrong = figures.flatMap(({ document, figure, basis }) =>
    basis && 'value' in basis && !readsAs(figure, basis.value, basis.step)
      ? [`${document}: ${figure} is ${basis.value}`]
      : [],
  )
  expect(wrong).toEqual([])
})

test('a figure’s source is named where it’s read', () => {
  const sources = new Map(documents.map(({ name, sources }) => [name, sources]))
  const unnamed = figures.flatMap(({ document, figure, basis }) =>
    basis?.on === 'source' && !sources.get(document)?.includes(basis.name)
      ? [`${document}: ${figure} from ${basis.name}`]
      : [],
  )
  expect(unnamed).toEqual([])
  expect(lastChecked).toMatch(/^[A-Z][a-z]+ 20\d\d$/)
})

test('no register has a figure that no page shows', () => {
  const read = new Set(figures.map(({ document, figure }) => `${document}: ${figure}`))
  const listed = Object.entries(registers).flatMap(([name, register]) =>
    Object.keys(register).map((figure) => `${name}: ${figure}`),
  )
  expect(listed.filter((one) => !read.has(one))).toEqual([])
  const anywhere = new Set(figures.map(({ figure }) => figure))
  expect(Object.keys(common).filter((figure) => !anywhere.has(figure))).toEqual([])
})

test.each([
  ['a price', 'It costs $1,482, or $38 each.', ['$1,482', '$38']],
  ['cents', 'You pay 28.2 cents, or 3 to 5 c.', ['3 c', '5 c', '28.2 c']],
  ['a payback', 'That takes 9.4 years.', ['9.4 years']],
  ['millions', 'It put $7.5 million into hubs.', ['$7.5 million']],
])('%s planted in prose is found', (_, text, figures) => {
  expect(figuresIn(text).toSorted()).toEqual(figures.toSorted())
})

test('a figure is held to the rounding it shows', () => {
  expect(readsAs('$658', 657.5)).toBe(true)
  expect(readsAs('$658', 659)).toBe(false)
  expect(readsAs('9.1 years', 9.16)).toBe(false)
  expect(readsAs('$11,000', 10_976)).toBe(false)
  expect(readsAs('$11,000', 10_976, 100)).toBe(true)
})

const equations = documents.flatMap(({ name, texts }) =>
  texts.flatMap(({ text }) => equationsIn(text).map((one) => ({ document: name, ...one }))),
)

test('every sum in prose adds up', () => {
  expect(equations.length).toBeGreaterThan(39)
  expect(equations.filter((one) => !addsUp(one))).toEqual([])
})

test.each([
  ['6.6 kW × 3.6 × 365 = 8,672 kWh', true],
  ['6.6 kW × 3.6 × 365 = 8,673 kWh', false],
  ['(6 × 80 + 1 × 25) ÷ 7 = 72 per cent', true],
  ['9.1 ÷ 25.6 = about 35 per cent', false],
  ['$7,482 × 0.95⁴ = $6,094', true],
])('%s adds up: %s', (text, does) => {
  expect(equationsIn(text).map(addsUp)).toEqual([does])
})

test('the counts', () => {
  const counts = {
    computed: figures.filter(({ isComputed }) => isComputed).length,
    'held to the model': on('model').length,
    'held to a sum': on('arithmetic').length,
    sourced: on('source').length,
    'advertised, with its month': on('advertisement').length,
    'an example’s own': on('example').length,
  }
  console.info(`Of ${figures.length} figures in ${documents.length} texts:`, counts)
  console.info(`${equations.length} sums add up.`)
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(figures.length)
})
