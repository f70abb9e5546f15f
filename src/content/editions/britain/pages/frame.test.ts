import { expect, test } from 'vitest'
import { uk } from '../brand/uk.ts'
import { formsOf } from '../forms/forms.ts'
import { privacy } from '../legal/privacy.ts'
import { terms } from '../legal/terms.ts'
import { paidBriefly } from '../paid.ts'
import { routes } from '../routes.ts'
import { whoCalls } from '../who-calls.ts'
import { about } from './about.ts'
import { contact } from './contact.ts'
import { glossary } from './glossary.ts'
import { notFound } from './not-found.ts'
import { nothingSent, questionSent, quotesSent } from './success.ts'

const pages = [contact, about(uk), glossary, privacy(uk), terms(uk)]
const everything = JSON.stringify([
  ...pages,
  notFound,
  nothingSent,
  questionSent(uk),
  quotesSent(uk),
  whoCalls(uk),
  paidBriefly,
  ...formsOf(uk).values(),
])

/** Pages that the server renders for one visitor: they are no route of the edition. */
const ofVisitors = ['/my-enquiry/link']

test('search results show titles and descriptions whole', () => {
  for (const { title, description } of pages) {
    expect(`${title} | ${uk.name}`.length, title).toBeLessThanOrEqual(60)
    expect(description.length, title).toBeLessThanOrEqual(155)
  }
  expect(uk.description.length).toBeLessThanOrEqual(155)
})

test('every link leads to a page of this edition', () => {
  const links = [
    ...everything.matchAll(/\]\((\/[^)#]*)[^)]*\)/g),
    ...everything.matchAll(/"path":"(\/[^"#]*)[^"]*"/g),
  ].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((path) => !(path in routes) && !ofVisitors.includes(path))).toEqual([])
})

test('nothing speaks of Australia', () => {
  expect(everything).not.toMatch(
    /Australia|Victoria|Melbourne|\bSTCs?\b|\bVEU\b|\bABN\b|\bGST\b|feed-in|rebate[^s]|suburb|\$\d/,
  )
})

test('the page for a missing address has the specification’s words', () => {
  expect(notFound.lead).toBe('Oops! Page not found')
  expect(notFound.ways[0]).toMatchObject({ label: 'Return to Home', path: '/' })
})

test('each word of the glossary is listed once, in alphabetical order', () => {
  const terms = glossary.terms.map(({ term }) => term)
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en-GB')))
  expect(new Set(glossary.terms.map(({ id }) => id)).size).toBe(terms.length)
})
