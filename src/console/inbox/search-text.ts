/**
 * What is searched for is often somebody's name or number. The address and the browser's history show a key in its
 * place, which only this tab can read.
 */
const place = 'desk.searches'

/** Typing makes a text a keystroke; the way back needs the last few. */
const mostTexts = 50

type Texts = [key: string, text: string][]

export function searchKey(text: string): string {
  const texts = load()
  const known = texts.find(([, one]) => one === text)
  if (known) return known[0]
  const key = `s${Math.random().toString(36).slice(2, 10)}`
  globalThis.sessionStorage?.setItem(
    place,
    JSON.stringify([...texts, [key, text]].slice(-mostTexts)),
  )
  return key
}

export function searchText(key: string): string | undefined {
  return load().find(([one]) => one === key)?.[1]
}

/** For requests: proxies write addresses into their logs. */
export function searchHeader(text: string | undefined): Record<string, string> {
  return text === undefined ? {} : { 'x-search': encodeURIComponent(text) }
}

/** For a download, which can have no header of ours. Without a text, none is left from before. */
export function setSearchCookie(text: string | undefined): void {
  const age = text === undefined ? 0 : 60
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the desk is served by plain http
  document.cookie = `desk.search=${encodeURIComponent(text ?? '')}; path=/api/leads/export; max-age=${age}; samesite=strict`
}

function load(): Texts {
  return JSON.parse(globalThis.sessionStorage?.getItem(place) ?? '[]') as Texts
}
