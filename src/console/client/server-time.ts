import type { LocalTime } from '../words/moments.ts'
import { brand } from './brand.ts'
import { createStore, useStore } from './store.ts'

/*
 * The server's time, estimated from its latest response. All clocks on the screen use it and change once a minute.
 */

const minuteMs = 60_000

/** How far the server's clock is ahead of this device's. */
let offsetMs = 0
const now = createStore(Date.now(), () => {
  let timer: number
  const tick = () => {
    now.set(serverTime().getTime())
    timer = window.setTimeout(tick, minuteMs - (now.get() % minuteMs))
  }
  tick()
  return () => window.clearTimeout(timer)
})

/** Takes the time from a response of the server (ISO 8601). */
export function syncServerTime(time: string): void {
  offsetMs = Date.parse(time) - Date.now()
  now.set(serverTime().getTime())
}

/** The server's time to the millisecond. */
export function serverTime(): Date {
  return new Date(Date.now() + offsetMs)
}

/** The server's time as of the latest tick, in milliseconds since 1970. */
export function useNow(): number {
  return useStore(now)
}

export function useLocalTime(): LocalTime {
  return { now: useNow(), timeZone: brand.timeZone }
}
