import { expect, test } from 'vitest'
import { type IndexedPage, searchPages } from './search-pages.ts'

const page = (path: string, title: string, text: string): IndexedPage => ({
  path,
  title,
  text,
  headings: '',
  description: `About ${title.toLowerCase()}.`,
})
const pages = [
  page('/solar-batteries', 'Home batteries', 'A battery carries power from noon to dinner time.'),
  page('/solar-panel-grants', 'Rebates', 'A rebate of up to $1,400 is open. A battery earns more.'),
  page('/cafe', 'A café', 'Café owners open by day, which suits panels on a roof of their own.'),
]
const find = (query: string) => searchPages(pages, query).map(({ path }) => path)

test('a page named after the word comes before one that only has it', () => {
  expect(find('battery')).toEqual(['/solar-batteries', '/solar-panel-grants'])
  expect(find('batteries')).toEqual(find('battery'))
})

test('pages with every word come alone; where none has, those with some', () => {
  expect(find('battery rebate')).toEqual(['/solar-panel-grants'])
  expect(find('rebate dinner')).toEqual(['/solar-panel-grants', '/solar-batteries'])
})

test.each([
  ['cafe', ['/cafe']],
  ['CAFÉ', ['/cafe']],
  ['What is a rebate?', ['/solar-panel-grants']],
  ['1,400', ['/solar-panel-grants']],
  ['what is the', []],
  ['', []],
  ['(((', []],
  ['zeppelin', []],
])('%j finds %j', (query, paths) => {
  expect(find(query)).toEqual(paths)
})

test('a result quotes the sentence that has the word, or else says what the page is about', () => {
  const [first] = searchPages(pages, 'dinner')
  expect(first?.excerpt).toBe('A battery carries power from noon to dinner time.')
  const [about] = searchPages([page('/x', 'Zone', 'Short.')], 'zone')
  expect(about?.excerpt).toBe('About zone.')
})
