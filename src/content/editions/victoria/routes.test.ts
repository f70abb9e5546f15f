import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { canonicalPath, isPublic, routesOf } from '#content/routes.ts'

test('every article has its address, and every such address its article', () => {
  const files = globSync('src/content/editions/victoria/articles/*.mdx')
  const paths = files.map((file) => `/blog/${basename(file, '.mdx')}`)
  expect(paths.toSorted()).toEqual(routesOf('article').toSorted())
})

test('search engines don’t learn of second addresses or pages for one visitor', () => {
  const paths = [
    '/',
    '/solar-panels',
    '/solar-panels-melbourne',
    '/success',
    '/search',
    '/withdraw',
  ]
  expect(paths.filter(isPublic)).toEqual(['/', '/solar-panels'])
})

test('a second address counts as its guide wherever the menu shows which page is open', () => {
  expect(canonicalPath('/solar-panels-melbourne')).toBe('/solar-panels')
  expect(canonicalPath('/blog')).toBe('/blog')
})
