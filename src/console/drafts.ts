import { useState } from 'react'
import { useOperator } from './session.ts'
import { createStore, useStore } from './store.ts'

/**
 * Text that is being written, kept on this device per operator until it is saved, whatever happens to the page or
 * the session. `wanted` says that saving was asked for and could not be done: save it once the screen is shown again.
 */
export type Draft = {
  text: string
  wanted: boolean
  write(text: string): void
  /** Saving was refused because the session is over. */
  want(): void
  /** It is saved, or given up. */
  clear(): void
}

/** `key` names the work within one operator's: `note:LEAD`. */
export function useDraft(key: string): Draft {
  const place = placeOf(useOperator().id, key)
  // Another lead, other text: what is shown always belongs to the place it is kept at.
  const [held, setHeld] = useState(() => ({ place, ...read(place) }))
  const now = held.place === place ? held : { place, ...read(place) }

  const keep = (next: { text: string; wanted: boolean }) => {
    setHeld({ place, ...next })
    write(place, next)
  }
  return {
    text: now.text,
    wanted: now.wanted,
    write: (text) => keep({ text, wanted: false }),
    want: () => keep({ text: now.text, wanted: true }),
    clear: () => keep({ text: '', wanted: false }),
  }
}

/** How many pieces of work an operator has unsaved on this device. */
export function countDrafts(operator: string): number {
  return placesOf(operator).length
}

const writes = createStore(0)

/** The same, as it changes. */
export function useDraftCount(operator: string): number {
  useStore(writes)
  return countDrafts(operator)
}

/** When an operator signs out and does not want it kept. */
export function deleteDrafts(operator: string): void {
  for (const place of placesOf(operator)) sessionStorage.removeItem(place)
}

function placeOf(operator: string, key: string): string {
  return `kept:${operator}:${key}`
}

function placesOf(operator: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((name) => name.startsWith(placeOf(operator, '')))
  } catch {
    return []
  }
}

function read(place: string): { text: string; wanted: boolean } {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'text' in kept)
      return { text: String(kept.text), wanted: 'wanted' in kept && kept.wanted === true }
  } catch {
    // Storage that is switched off keeps nothing; the text is still on the screen.
  }
  return { text: '', wanted: false }
}

function write(place: string, next: { text: string; wanted: boolean }): void {
  try {
    if (next.text === '') sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(next))
  } catch {
    // As above.
  }
  writes.set(writes.get() + 1)
}
