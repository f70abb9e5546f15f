import { createStore, useStore } from '../../store.ts'

/*
 * Leads that were called from this tab and whose call has no outcome yet, the latest first. They outlast a reload: a
 * phone may drop the page during a call.
 */
const storageKey = 'called'
const pendingCalls = createStore(load())

export function addPendingCall(lead: string): void {
  save([lead, ...pendingCalls.get().filter((other) => other !== lead)])
}

export function removePendingCall(lead: string): void {
  if (pendingCalls.get().includes(lead)) save(pendingCalls.get().filter((other) => other !== lead))
}

/** On sign-out: the next operator in this tab did not make these calls. */
export function deletePendingCalls(): void {
  save([])
}

export function usePendingCalls(): readonly string[] {
  return useStore(pendingCalls)
}

function save(leads: readonly string[]): void {
  pendingCalls.set(leads)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(leads))
  } catch {
    // Storage is forbidden: pending calls last as long as the page.
  }
}

function load(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
