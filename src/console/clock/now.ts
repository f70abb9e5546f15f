import { useSyncExternalStore } from 'react'

/*
 * The server's time, as far as its latest answer tells. All clocks on the screen read it together, and move once a
 * minute.
 */

const minute = 60_000

let ahead = 0
let shown = Date.now()
let timer: number | undefined
const listeners = new Set<() => void>()

/** An answer of the server said what time it is there (ISO 8601). */
export function heardTime(said: string): void {
  ahead = Date.parse(said) - Date.now()
  tick()
}

/** The server's time to the millisecond. */
export function serverTime(): Date {
  return new Date(Date.now() + ahead)
}

function tick(): void {
  shown = Date.now() + ahead
  for (const listener of listeners) listener()
}

function wait(): void {
  timer = window.setTimeout(
    () => {
      tick()
      wait()
    },
    minute - ((Date.now() + ahead) % minute),
  )
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    shown = Date.now() + ahead
    wait()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.clearTimeout(timer)
  }
}

/** The server's time as the screen shows it, in milliseconds since 1970. */
export function useNow(): number {
  return useSyncExternalStore(listen, () => shown)
}
