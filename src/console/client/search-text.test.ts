import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteSearches, searchKey, searchText } from './search-text.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', inMemoryStorage())
})
afterEach(() => {
  deleteSearches()
  vi.unstubAllGlobals()
})

test('a search is found again by its key', () => {
  const key = searchKey('priya@example.org')
  expect(key).not.toContain('priya')
  expect(searchText(key)).toBe('priya@example.org')
  expect(searchKey('priya@example.org')).toBe(key)
  expect(searchText('s00000000')).toBeUndefined()
})

test('searches work in a browser that forbids storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  })
  expect(searchText(searchKey('priya'))).toBe('priya')
})

test('deleted searches are gone from memory and storage', () => {
  const key = searchKey('priya')
  deleteSearches()
  expect(searchText(key)).toBeUndefined()
  expect(sessionStorage.getItem('desk.searches')).not.toContain('priya')
})

function inMemoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
}
