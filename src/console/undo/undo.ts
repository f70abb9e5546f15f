import { useSyncExternalStore } from 'react'
import { undoSeconds } from '#domain/lead/undo.ts'

/** What was just done, and how it is taken back. */
export type Undoable = { sentence: string; undo: () => Promise<unknown> }

let offered: Undoable | undefined
let timer: number | undefined
const watchers = new Set<() => void>()

/** Offers to take something back, for ten seconds. */
export function offerUndo(next: Undoable | undefined): void {
  window.clearTimeout(timer)
  offered = next
  if (next) timer = window.setTimeout(() => offerUndo(undefined), undoSeconds * 1000)
  for (const watcher of watchers) watcher()
}

export function useOfferedUndo(): Undoable | undefined {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => offered,
  )
}
