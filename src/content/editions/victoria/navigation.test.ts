import { expect, test } from 'vitest'
import { footerColumns, legalLinks, navigation } from './navigation.ts'
import { type Href, routes, routesOf } from './routes.ts'

test('every page is linked at the top or the foot, but articles, which the blog lists, and the thank-you page', () => {
  const links = [
    navigation.home,
    navigation.blog,
    ...navigation.solutions.links,
    ...footerColumns.flatMap((column) => column.links),
    ...legalLinks,
  ]
  const linked = new Set<Href>(links.map(({ path }) => path))
  const unlinked = Object.keys(routes).filter((path) => !linked.has(path as Href))
  expect(unlinked.toSorted()).toEqual(routesOf('article', 'thanks').toSorted())
})
