import { createStore, useStore } from '../store.ts'

/*
 * The server's time, as far as its latest answer tells. All clocks on the screen read it together, and move once a
 * minute.
 */

const minute = 60_000

let ahead = 0
const now = createStore(Date.now(), () => {
  let timer: number
  const tick = () => {
    now.set(serverTime().getTime())
    timer = window.setTimeout(tick, minute - (now.get() % minute))
  }
  tick()
  return () => window.clearTimeout(timer)
})

/** Takes the time from a response of the server (ISO 8601). */
export function syncServerTime(time: string): void {
  ahead = Date.parse(time) - Date.now()
  now.set(serverTime().getTime())
}

/** The server's time to the millisecond. */
export function serverTime(): Date {
  return new Date(Date.now() + ahead)
}

/** The server's time as of the latest tick, in milliseconds since 1970. */
export function useNow(): number {
  return useStore(now)
}
