import { expect, test } from 'vitest'
import { touchFrom } from './source.ts'

test('of an address only the path and the campaign’s own tags are kept', () => {
  expect(
    touchFrom(
      'https://www.example.com/blog/x?utm_source=news&email=alex%40example.com&utm_term=a#b',
    ),
  ).toEqual({ page: '/blog/x', utm: { utm_source: 'news', utm_term: 'a' } })
})

test('of another site only its host is kept, and our own is no source', () => {
  expect(touchFrom('https://us.example/', 'https://search.example/q?who=me')).toEqual({
    page: '/',
    referrerHost: 'search.example',
  })
  expect(touchFrom('https://us.example/', 'https://us.example/blog')).toEqual({ page: '/' })
})

test('what is no address is left out', () => {
  expect(touchFrom('https://')).toBeUndefined()
  expect(touchFrom('/solar-panels', 'nonsense')).toEqual({ page: '/solar-panels' })
})
