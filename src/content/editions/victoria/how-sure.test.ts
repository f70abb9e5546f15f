import { expect, test } from 'vitest'
import { routesOf } from '#content/routes.ts'
import { isDay } from '#domain/calendar.ts'
import { advertised } from './figures.ts'
import { howSure, oldestCheck } from './how-sure.ts'
import { guides } from './pages/guides.ts'
import { home } from './pages/home.ts'
import { homeQuestions } from './questions/home.ts'

test('every page with figures links the bodies that set them, and says which check is the oldest', () => {
  expect(Object.keys(howSure).toSorted()).toEqual(routesOf('home', 'guide', 'contact').toSorted())
  for (const [path, page] of Object.entries(howSure)) {
    const { sources } = page
    const days = sources.flatMap(({ figures }) => figures.map(({ checked }) => checked))
    expect(isDay(oldestCheck(page) ?? ''), path).toBe(true)
    expect(
      days.every((day) => day >= (oldestCheck(page) ?? '')),
      path,
    ).toBe(true)
    expect(new Set(sources).size, path).toBe(sources.length)
    expect(sources.length, path).toBeGreaterThanOrEqual(2)
  }
})

// Rows say when they were checked, each its own day: a sentence written by hand goes stale beside them.
test('no sentence says when figures were checked, but of those that are advertised', () => {
  const written = JSON.stringify([howSure, guides, home, homeQuestions]).replaceAll(advertised, '')
  const months = written.match(/[^."]*\bchecked in \w+ 20\d\d/gi)
  expect(months).toBeNull()
})

test('a primary source is the page of a public body, never a seller’s', () => {
  const links = Object.values(howSure).flatMap(({ sources }) => sources.map(({ url }) => url))
  for (const link of links)
    expect(new URL(link).hostname).toMatch(/(\.gov\.au|^www\.osti\.gov)$|cer\.gov\.au$/)
})
