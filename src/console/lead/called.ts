import { useSyncExternalStore } from 'react'

/*
 * Who was called last from this device and has not been told how it ended. Kept past a reload: a phone may drop the
 * page while it rings.
 */
const place = 'called'
const watchers = new Set<() => void>()
let called = read()

export function noteCalled(lead: string | null): void {
  called = lead
  try {
    if (lead === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, lead)
  } catch {
    // Storage that is switched off remembers nothing; the question is on the screen all the same.
  }
  for (const watcher of watchers) watcher()
}

function read(): string | null {
  try {
    return sessionStorage.getItem(place)
  } catch {
    return null
  }
}

/** Whether this lead was called and it is not yet said how that ended. */
export function useWasCalled(lead: string): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => called === lead,
  )
}
