import { v7 as uuidv7 } from 'uuid'
import { serverTime } from '../../../client/server-time.ts'

/** An id for a new history entry, by the server's clock. An entry that is sent twice is stored once. */
export function newEntryId(): string {
  return uuidv7({ msecs: serverTime().getTime() })
}

const storageKey = (lead: string) => `note-id:${lead}`
const ids = new Map<string, string>()

/** The id of the unsaved note about a lead. It stays the same through reloads, so that the note is stored once. */
export function getNoteId(lead: string): string {
  const existing = ids.get(lead) ?? load(lead)
  if (existing) return existing
  const id = newEntryId()
  ids.set(lead, id)
  try {
    sessionStorage.setItem(storageKey(lead), id)
  } catch {
    // Storage is forbidden: the id lasts as long as the page.
  }
  return id
}

export function deleteNoteId(lead: string): void {
  ids.delete(lead)
  try {
    sessionStorage.removeItem(storageKey(lead))
  } catch {
    // As above.
  }
}

function load(lead: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(lead))
  } catch {
    return null
  }
}
