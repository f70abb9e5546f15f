import { createStore, useStore } from './store.ts'

/** Whether the server has said that the session is over, while the desk is still on the screen. */
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
