import { expect, test } from 'vitest'
import { howSure } from './how-sure.ts'
import { routesOf } from './routes.ts'

test('the home page and every guide say how sure we are, and link whoever sets the figures', () => {
  expect(Object.keys(howSure).toSorted()).toEqual(routesOf('home', 'guide').toSorted())
  for (const [path, { text, sources }] of Object.entries(howSure)) {
    expect(text.length, path).toBeGreaterThan(80)
    expect(new Set(sources).size, path).toBe(sources.length)
    expect(sources.length, path).toBeGreaterThanOrEqual(2)
  }
})

test('a primary source is the page of a public body, never a seller’s', () => {
  const links = Object.values(howSure).flatMap(({ sources }) => sources.map(({ url }) => url))
  for (const link of links)
    expect(new URL(link).hostname).toMatch(/(\.gov\.au|^www\.osti\.gov)$|cer\.gov\.au$/)
})
