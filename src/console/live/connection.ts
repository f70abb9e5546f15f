import { createStore, useStore } from '../store.ts'

/** Whether news of leads reach this desk as they happen, and if not, since when (milliseconds since 1970). */
export type LiveStatus = { now: true } | { now: false; since: number | undefined }

export type LiveEvent =
  | { kind: 'arrived' | 'changed'; lead: string }
  | { kind: 'missed' | 'signed-out' }

const live = createStore<LiveStatus>({ now: false, since: undefined })
const listeners = new Set<(news: LiveEvent) => void>()

function become(next: LiveStatus): void {
  if (live.get().now !== next.now) live.set(next)
}

function tell(news: LiveEvent): void {
  for (const listener of listeners) listener(news)
}

export function useLiveStatus(): LiveStatus {
  return useStore(live)
}

export function onLiveEvent(listener: (news: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The server says something every twenty seconds: after two misses the line is dead, whatever the browser thinks.
const silence = 50_000
const comeBackAfter = 3_000

// A browser holds few connections to one server: tabs that nobody looks at must not take them all.
const unseen = 30_000

/** Listens until told to stop. Comes back by itself, and says what was missed meanwhile. */
export function connect(): () => void {
  let stream: EventSource | undefined
  let heard = Date.now()
  let wait: number | undefined
  let rest: number | undefined
  let ended = false

  const lose = () => {
    if (!live.get().now) return
    become({ now: false, since: heard })
    // What is on the screen is looked for once more, so that it says how old it is.
    tell({ kind: 'missed' })
  }
  const dial = () => {
    stream?.close()
    heard = Date.now()
    const line = new EventSource('/api/events')
    stream = line
    const on = (name: string, heed: (lead: string) => void) =>
      line.addEventListener(name, (event) => {
        heard = Date.now()
        heed(leadOf(event))
      })
    on('hello', () => {
      become({ now: true })
      // While nobody listened anything may have happened.
      tell({ kind: 'missed' })
    })
    on('beat', () => {})
    on('arrived', (lead) => tell({ kind: 'arrived', lead }))
    on('changed', (lead) => tell({ kind: 'changed', lead }))
    on('signed-out', () => {
      end()
      tell({ kind: 'signed-out' })
    })
    line.addEventListener('error', () => {
      lose()
      // The browser comes back by itself after a break, but not after an answer it did not expect.
      if (line.readyState === EventSource.CLOSED && !ended) {
        window.clearTimeout(wait)
        wait = window.setTimeout(dial, comeBackAfter)
      }
    })
  }
  const hangUp = () => {
    stream?.close()
    stream = undefined
    window.clearTimeout(wait)
    become({ now: false, since: undefined })
  }
  const look = () => {
    window.clearTimeout(rest)
    if (document.hidden) rest = window.setTimeout(hangUp, unseen)
    else if (!stream) dial()
  }
  const watch = window.setInterval(() => {
    if (!stream || Date.now() - heard < silence) return
    lose()
    heard = Date.now()
    dial()
  }, 10_000)
  const end = () => {
    ended = true
    hangUp()
    window.clearTimeout(rest)
    window.clearInterval(watch)
    document.removeEventListener('visibilitychange', look)
  }
  document.addEventListener('visibilitychange', look)
  dial()
  return end
}

function leadOf(event: Event): string {
  if (!(event instanceof MessageEvent)) return ''
  const { lead } = JSON.parse(String(event.data)) as { lead?: string }
  return lead ?? ''
}
