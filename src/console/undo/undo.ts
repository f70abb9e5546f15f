import { undoSeconds } from '#domain/lead/undo.ts'
import { createStore, useStore } from '../store.ts'

/** What was just done, and how to undo it. */
export type Undoable = { sentence: string; undo: () => Promise<unknown> }

const offered = createStore<Undoable | undefined>(undefined)
let timer: number | undefined

/** Offers to undo something for ten seconds; what it sends out leaves two seconds later, so no pointer pauses this. */
export function offerUndo(undoable: Undoable | undefined): void {
  window.clearTimeout(timer)
  offered.set(undoable)
  if (undoable) timer = window.setTimeout(() => offered.set(undefined), undoSeconds * 1000)
}

export function useOfferedUndo(): Undoable | undefined {
  return useStore(offered)
}
