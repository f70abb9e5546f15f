import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { formAddress, isPublic, routesOf } from '#content/routes.ts'
import { routes } from './routes.ts'

test('every article has its address, and every such address its article', () => {
  const files = globSync('src/content/editions/britain/articles/*.mdx')
  const paths = files.map((file) => `/blog/${basename(file, '.mdx')}`)
  expect(paths.toSorted()).toEqual(routesOf('article').toSorted())
})

test('no Victorian page has an address here', () => {
  for (const path of [
    '/solar-panels-melbourne',
    '/solar-battery-size',
    '/solar-battery-costs',
    '/best-solar-batteries',
    '/solar-batteries-guide',
    '/solar-roof-tiles',
    '/blog/feed-in-tariffs-victoria-explained',
  ])
    expect(Object.keys(routes)).not.toContain(path)
})

test('search engines don’t learn of pages for one visitor', () => {
  expect(['/', '/solar-panels', '/success', '/search', '/withdraw'].filter(isPublic)).toEqual([
    '/',
    '/solar-panels',
  ])
})

test('the link to get a quote leads to the page’s own form, or else to the home page’s', () => {
  expect(['/solar-panels', '/contact', '/about', '/terms'].map(formAddress)).toEqual([
    '#quote',
    '#quote',
    '/#quote',
    '/#quote',
  ])
})
