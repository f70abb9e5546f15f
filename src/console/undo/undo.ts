import { undoSeconds } from '#domain/desk/undo.ts'
import { createStore, useStore } from '../client/store.ts'

/** What was just done and how to undo it. Without `undo`, why it was not undone. */
export type UndoOffer = {
  /** The act itself, before the sentence. */
  strong?: string
  sentence: string
  /** What stands beside the button. */
  aside?: string
  undo?: () => Promise<unknown>
}

const currentOffer = createStore<UndoOffer | undefined>(undefined)
let timer: number | undefined

/**
 * Shows an offer for ten seconds. What was done is sent out two seconds after that, so the time must not be extended,
 * not even while the pointer is over the button.
 */
export function offerUndo(offer: UndoOffer | undefined): void {
  window.clearTimeout(timer)
  currentOffer.set(offer)
  if (offer) timer = window.setTimeout(() => currentOffer.set(undefined), undoSeconds * 1000)
}

export function useUndoOffer(): UndoOffer | undefined {
  return useStore(currentOffer)
}
