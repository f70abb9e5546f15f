import { readStored, writeStored } from './tab-storage.ts'

/*
 * What operators search for is often a name or a phone number. The address and the browser's history contain a key
 * instead, which only this tab can turn back into the text.
 */

const storageKey = 'desk.searches'

/** Each keystroke can be a search. Going back needs only the last few. */
const maxSearches = 50

type Search = [key: string, text: string]

/** For browsers that forbid storage: searches then last as long as the page. */
let searchesInMemory: Search[] = []

export function searchKey(text: string): string {
  const searches = loadSearches()
  const existing = searches.find(([, other]) => other === text)
  if (existing) return existing[0]
  const key = `s${Math.random().toString(36).slice(2, 10)}`
  saveSearches([...searches, [key, text] satisfies Search].slice(-maxSearches))
  return key
}

export function searchText(key: string): string | undefined {
  return loadSearches().find(([other]) => other === key)?.[1]
}

/** On sign-out: the next operator in this tab must not see them. */
export function deleteSearches(): void {
  saveSearches([])
  setSearchCookie(undefined)
}

/** For requests: proxies write addresses into their logs. */
export function searchHeader(text: string | undefined): Record<string, string> {
  return text === undefined ? {} : { 'x-search': encodeURIComponent(text) }
}

/** For downloads, which cannot send a header of ours. Without a text it deletes an earlier cookie. */
export function setSearchCookie(text: string | undefined): void {
  const age = text === undefined ? 0 : 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the desk is served by plain http
  document.cookie = `desk.search=${encodeURIComponent(text ?? '')}; path=/api/leads/export; max-age=${age}; samesite=strict`
}

function loadSearches(): Search[] {
  return (readStored(storageKey) as Search[] | undefined) ?? searchesInMemory
}

function saveSearches(searches: Search[]): void {
  searchesInMemory = searches
  writeStored(storageKey, searches)
}
