import { createStore, useStore } from '../../store.ts'

/*
 * Leads that were called from this device while nobody has said yet how the call ended, the latest first. Kept past a
 * reload: a phone may drop the page while it rings.
 */
const place = 'called'
const called = createStore(read())

export function addPendingCall(lead: string): void {
  save([lead, ...called.get().filter((other) => other !== lead)])
}

/** It was said how the call ended, or there is nobody left to say it of. */
export function removePendingCall(lead: string): void {
  if (called.get().includes(lead)) save(called.get().filter((other) => other !== lead))
}

/** When an operator signs out: the next one at this device did not call. */
export function deletePendingCalls(): void {
  save([])
}

/** The leads whose call nobody has said the end of. */
export function usePendingCalls(): readonly string[] {
  return useStore(called)
}

function save(next: readonly string[]): void {
  called.set(next)
  try {
    sessionStorage.setItem(place, JSON.stringify(next))
  } catch {
    // Storage that is switched off remembers nothing; the question is on the screen all the same.
  }
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
