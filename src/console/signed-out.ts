import { useSyncExternalStore } from 'react'

/** Whether the server has said that the session is over, while the desk is still on the screen. */
let signedOut = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (signedOut === next) return
  signedOut = next
  for (const listener of listeners) listener()
}

export function tellSignedOut(): void {
  set(true)
}

export function tellSignedIn(): void {
  set(false)
}

export function useSignedOut(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => signedOut,
  )
}
