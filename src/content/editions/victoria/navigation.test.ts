import { expect, test } from 'vitest'
import { type Href, routesOf } from '#content/routes.ts'
import { footerColumns, legalLinks, navigation, phoneMenu } from './navigation.ts'
import { routes } from './routes.ts'

const { before, after, solutions } = navigation
const links = [
  ...[...before, ...after],
  ...solutions.columns.flatMap((column) => column.links),
  ...[...phoneMenu.first, ...phoneMenu.solutions, ...phoneMenu.more.links],
  ...footerColumns.flatMap((column) => column.links),
  ...legalLinks,
]

test('every page is linked at the top or the foot, but articles, which the blog lists, and the thank-you page', () => {
  const linked = new Set<Href>(links.map(({ path }) => path))
  const unlinked = Object.keys(routes).filter((path) => !linked.has(path as Href))
  expect(unlinked.toSorted()).toEqual(routesOf('article', 'thanks').toSorted())
})

test('a page has one name, wherever it is linked', () => {
  const names = Map.groupBy(links, ({ path }) => path)
  for (const [path, same] of names)
    expect([path, new Set(same.map(({ label }) => label)).size]).toEqual([path, 1])
})
