import { expect, test } from 'vitest'
import { routesOf } from '#content/routes.ts'
import { footerColumns, legalLinks, navigation, phoneMenu } from './navigation.ts'
import { routes } from './routes.ts'

const dropdown = navigation.solutions.columns.flatMap(({ links }) => links)
const links = [
  ...navigation.before,
  ...dropdown,
  ...footerColumns.flatMap((column) => column.links),
  ...legalLinks,
]

test('the bar is the specification’s: Home, Blog and the seven pages of Solar Solutions', () => {
  expect(navigation.before.map(({ label, path }) => [label, path])).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
  ])
  expect(navigation.after).toEqual([])
  expect(navigation.solutions.label).toBe('Solar Solutions')
  expect(dropdown.map(({ label, path }) => [label, path])).toEqual([
    ['Solar Panels', '/solar-panels'],
    ['Solar Panel Grants', '/solar-panel-grants'],
    ['Your Solar Savings', '/solar-panel-savings'],
    ['Best Solar Panel Installers', '/best-solar-panel-installers'],
    ['How Many Solar Panels Do I Need?', '/how-many-solar-panels'],
    ['Solar Batteries', '/solar-batteries'],
    ['Solar Panels For Businesses', '/solar-panels-businesses'],
  ])
})

test('a phone’s menu has the same links', () => {
  expect([...phoneMenu.first, ...phoneMenu.solutions]).toEqual([...navigation.before, ...dropdown])
  expect(phoneMenu.more).toBeUndefined()
})

test('every page is linked at the top or the foot, but articles, which the blog lists, and the thank-you page', () => {
  const linked = new Set<string>(links.map(({ path }) => path))
  const unlinked = Object.keys(routes).filter((path) => !linked.has(path))
  const expected = routesOf('article', 'thanks').filter((path) => !linked.has(path))
  expect(unlinked.toSorted()).toEqual(expected.toSorted())
})

test('a page has one name, wherever it is linked', () => {
  for (const [path, same] of Map.groupBy(links, ({ path }) => path))
    expect([path, new Set(same.map(({ label }) => label)).size]).toEqual([path, 1])
})
