import { useSyncExternalStore } from 'react'

/** A value outside React that components can follow. */
export type Store<Value> = {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** `start` runs when the first component subscribes, and what it returns when the last one unsubscribes. */
export function createStore<Value>(value: Value, start?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>()
  let stop: (() => void) | undefined
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) stop = start?.()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
  }
}

/** The value of a store, as it changes. */
export function useStore<Value>({ get, subscribe }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get)
}
