import { undoSeconds } from '#domain/desk/undo.ts'
import { createStore, useStore } from '../client/store.ts'

/** What was just done and how to undo it. Without `undo`, what came of undoing. */
export type UndoOffer = {
  /** The act itself, before the sentence. */
  strong?: string
  sentence: string
  /** How to undo it, and the state after that: 'Aroha Ngata is with you again'. */
  undo?: { after: string; run: () => Promise<unknown> }
}

const currentOffer = createStore<UndoOffer | undefined>(undefined)
let timer: number | undefined

/**
 * Shows an offer for ten seconds. What was done is sent out two seconds after that, so the time must not be extended,
 * not even while the pointer is over the button.
 */
export function offerUndo(offer: UndoOffer): void {
  window.clearTimeout(timer)
  currentOffer.set(offer)
  timer = window.setTimeout(() => currentOffer.set(undefined), undoSeconds * 1000)
}

export function useUndoOffer(): UndoOffer | undefined {
  return useStore(currentOffer)
}
