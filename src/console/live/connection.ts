import { serverTime } from '../client/server-time.ts'
import { createStore, useStore } from '../client/store.ts'

/** Whether the desk receives changes of leads as they happen; if not, since when (milliseconds since 1970). */
export type LiveStatus = { connected: true } | { connected: false; since: number | undefined }

export type LiveEvent =
  | { kind: 'arrived' | 'changed' | 'claims'; lead: string }
  /** Other events may have been missed while there was no connection. */
  | { kind: 'missed' }
  | { kind: 'signed-out' }

const status = createStore<LiveStatus>({ connected: false, since: undefined })
const listeners = new Set<(event: LiveEvent) => void>()

function setStatus(next: LiveStatus): void {
  if (status.get().connected !== next.connected) status.set(next)
}

function emit(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

export function useLiveStatus(): LiveStatus {
  return useStore(status)
}

export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// The server sends a beat every twenty seconds. After two missing beats the connection counts as lost, even if the
// browser has not noticed.
const maxSilenceMs = 50_000
const silenceCheckMs = 10_000
const reconnectDelayMs = 3_000

// A browser opens only a few connections to one server. Hidden tabs must not use them all.
const hiddenDelayMs = 30_000

/** Connects to the server's events and reconnects when needed. Returns how to disconnect for good. */
export function connect(): () => void {
  let source: EventSource | undefined
  let lastEventAt = Date.now()
  let reconnectTimer: number | undefined
  let hiddenTimer: number | undefined
  let ended = false

  const markDisconnected = () => {
    if (!status.get().connected) return
    // By the server's clock, as every time on the screen.
    const ahead = serverTime().getTime() - Date.now()
    setStatus({ connected: false, since: lastEventAt + ahead })
    // The list is fetched once more: when that fails too, it shows how old it is.
    emit({ kind: 'missed' })
  }
  const reconnect = () => {
    source?.close()
    lastEventAt = Date.now()
    const current = new EventSource('/api/events')
    source = current
    const on = (name: string, handle: (lead: string) => void) =>
      current.addEventListener(name, (event) => {
        lastEventAt = Date.now()
        handle(leadOf(event))
      })
    on('hello', () => {
      setStatus({ connected: true })
      emit({ kind: 'missed' })
    })
    on('beat', () => {})
    on('arrived', (lead) => emit({ kind: 'arrived', lead }))
    on('changed', (lead) => emit({ kind: 'changed', lead }))
    on('claims', (lead) => emit({ kind: 'claims', lead }))
    on('signed-out', () => {
      end()
      emit({ kind: 'signed-out' })
    })
    current.addEventListener('error', () => {
      markDisconnected()
      // The browser reconnects by itself after a network error, but not after an unexpected response.
      if (current.readyState === EventSource.CLOSED && !ended) {
        window.clearTimeout(reconnectTimer)
        reconnectTimer = window.setTimeout(reconnect, reconnectDelayMs)
      }
    })
  }
  const disconnect = () => {
    source?.close()
    source = undefined
    window.clearTimeout(reconnectTimer)
    setStatus({ connected: false, since: undefined })
  }
  const handleVisibility = () => {
    window.clearTimeout(hiddenTimer)
    if (document.hidden) hiddenTimer = window.setTimeout(disconnect, hiddenDelayMs)
    else if (!source) reconnect()
  }
  const silenceTimer = window.setInterval(() => {
    if (!source || Date.now() - lastEventAt < maxSilenceMs) return
    markDisconnected()
    reconnect()
  }, silenceCheckMs)
  const end = () => {
    ended = true
    disconnect()
    window.clearTimeout(hiddenTimer)
    window.clearInterval(silenceTimer)
    document.removeEventListener('visibilitychange', handleVisibility)
  }
  document.addEventListener('visibilitychange', handleVisibility)
  reconnect()
  return end
}

function leadOf(event: Event): string {
  if (!(event instanceof MessageEvent)) return ''
  const { lead } = JSON.parse(String(event.data)) as { lead?: string }
  return lead ?? ''
}
