import { useSyncExternalStore } from 'react'

/*
 * Leads that were called from this device while nobody has said yet how the call ended, the latest first. Kept past a
 * reload: a phone may drop the page while it rings.
 */
const place = 'called'
const watchers = new Set<() => void>()
let called = read()

export function noteCall(lead: string): void {
  set([lead, ...called.filter((other) => other !== lead)])
}

/** It was said how the call ended, or there is nobody left to say it of. */
export function forgetCall(lead: string): void {
  if (called.includes(lead)) set(called.filter((other) => other !== lead))
}

/** When an operator signs out: the next one at this device did not call. */
export function forgetCalls(): void {
  set([])
}

/** The leads whose call nobody has said the end of. */
export function useCalled(): readonly string[] {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => called,
  )
}

function set(next: readonly string[]): void {
  called = next
  try {
    sessionStorage.setItem(place, JSON.stringify(next))
  } catch {
    // Storage that is switched off remembers nothing; the question is on the screen all the same.
  }
  for (const watcher of watchers) watcher()
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
