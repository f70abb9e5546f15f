import { v7 as uuidv7 } from 'uuid'
import { serverTime } from '../../../client/server-time.ts'
import { readStored, writeStored } from '../../../client/tab-storage.ts'

/** An id for a new history entry, by the server's clock. An entry that is sent twice is stored once. */
export function newEntryId(): string {
  return uuidv7({ msecs: serverTime().getTime() })
}

const storageKey = (lead: string) => `note-id:${lead}`
const ids = new Map<string, string>()

/** The id of the unsaved note about a lead. It stays the same through reloads, so that the note is stored once. */
export function getNoteId(lead: string): string {
  const existing = ids.get(lead) ?? readStored(storageKey(lead))
  if (typeof existing === 'string') return existing
  const id = newEntryId()
  ids.set(lead, id)
  writeStored(storageKey(lead), id)
  return id
}

export function deleteNoteId(lead: string): void {
  ids.delete(lead)
  writeStored(storageKey(lead), undefined)
}
