import { createStore, useStore } from './store.ts'

/** Whether the session ended while the desk is open. */
const signedOut = createStore(false)

export function markSignedOut(): void {
  signedOut.set(true)
}

export function markSignedIn(): void {
  signedOut.set(false)
}

export function useSignedOut(): boolean {
  return useStore(signedOut)
}
