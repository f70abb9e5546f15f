import { expect, test } from 'vitest'
import { attributionSourceOf, parseAttribution } from './attribution.ts'

test('only the path and the campaign tags of an address are kept', () => {
  expect(
    parseAttribution(
      'https://www.example.com/blog/x?utm_source=news&email=alex%40example.com&utm_term=a#b',
    ),
  ).toEqual({ page: '/blog/x', utm: { utm_source: 'news', utm_term: 'a' } })
})

test('only the host of a referring site is kept, and our own host is no referrer', () => {
  expect(parseAttribution('https://us.example/', 'https://search.example/q?who=me')).toEqual({
    page: '/',
    referrerHost: 'search.example',
  })
  expect(parseAttribution('https://us.example/', 'https://us.example/blog')).toEqual({ page: '/' })
})

test('invisible characters of a link are not stored: they could reverse their line of text', () => {
  const tag = encodeURIComponent('new\u202es\0\u2067 letter')
  expect(parseAttribution(`/?utm_source=${tag}&utm_medium=%E2%80%AE`)).toEqual({
    page: '/',
    utm: { utm_source: 'news letter' },
  })
})

test('an invalid address is ignored', () => {
  expect(parseAttribution('https://')).toBeUndefined()
  expect(parseAttribution('/solar-panels', 'nonsense')).toEqual({ page: '/solar-panels' })
})

test.each([
  ['search', { page: '/', referrerHost: 'www.google.com' }],
  ['google-ad', { page: '/', utm: { utm_source: 'google', utm_medium: 'cpc' } }],
  ['campaign', { page: '/', utm: { utm_source: 'google', utm_medium: 'newsletter' } }],
  ['facebook-ad', { page: '/', utm: { utm_source: 'Facebook', utm_medium: 'paid' } }],
  ['article', { page: '/blog/battery-rebates' }],
  ['other-site', { page: '/blog/battery-rebates', referrerHost: 'forum.example' }],
  ['direct', { page: '/solar-panels' }],
])('%s is the attribution source of a visitor whose first touch was %j', (way, first) => {
  expect(attributionSourceOf({ first, last: { page: '/' } }, 'site')).toBe(way)
})

test('the attribution source of a client’s row is the data interface', () => {
  expect(attributionSourceOf({ last: { page: '' } }, 'key')).toBe('data-interface')
})
