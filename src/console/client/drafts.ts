import { useState } from 'react'
import { useOperator } from './session.ts'
import { createStore, useStore } from './store.ts'
import { readStored, writeStored } from './tab-storage.ts'

type StoredDraft = {
  text: string
  /** The operator pressed save, but the session had ended: save it after the next sign-in. */
  wanted: boolean
}

/** Unsaved text. It stays on this device, separately for each operator, through reloads and sign-outs. */
export type Draft = StoredDraft & {
  write(text: string): void
  /** Saving failed because the session had ended. */
  saveLater(): void
  clear(): void
}

/** `name` is unique among one operator's drafts: `note:LEAD`. */
export function useDraft(name: string): Draft {
  const key = storageKey(useOperator().id, name)
  const [state, setState] = useState(() => ({ key, ...load(key) }))
  // Another lead has another draft.
  const { text, wanted } = state.key === key ? state : load(key)

  const update = (draft: StoredDraft) => {
    setState({ key, ...draft })
    save(key, draft)
  }
  return {
    text,
    wanted,
    write: (text) => update({ text, wanted: false }),
    saveLater: () => update({ text, wanted: true }),
    clear: () => update({ text: '', wanted: false }),
  }
}

export function countDrafts(operator: string): number {
  return storageKeys(operator).length
}

/** Counts saves, so that components can follow changes of storage. */
const saves = createStore(0)

export function useDraftCount(operator: string): number {
  useStore(saves)
  return countDrafts(operator)
}

export function deleteDrafts(operator: string): void {
  for (const key of storageKeys(operator)) sessionStorage.removeItem(key)
}

function storageKey(operator: string, name: string): string {
  return `kept:${operator}:${name}`
}

function storageKeys(operator: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(storageKey(operator, '')))
  } catch {
    return []
  }
}

function load(key: string): StoredDraft {
  const stored = readStored(key)
  return typeof stored === 'object' && stored !== null && 'text' in stored
    ? { text: String(stored.text), wanted: 'wanted' in stored && stored.wanted === true }
    : { text: '', wanted: false }
}

function save(key: string, draft: StoredDraft): void {
  writeStored(key, draft.text === '' ? undefined : draft)
  saves.set(saves.get() + 1)
}
