import { newEntryId } from './new-entry-id.ts'

const placeOf = (lead: string) => `note-id:${lead}`
const ids = new Map<string, string>()

/** The id of the note that is being written about a lead: the same until it is saved, past a reload too. */
export function getNoteId(lead: string): string {
  const known = ids.get(lead) ?? read(lead)
  if (known) return known
  const id = newEntryId()
  ids.set(lead, id)
  try {
    sessionStorage.setItem(placeOf(lead), id)
  } catch {
    // Storage that is switched off: the id lives as long as the page.
  }
  return id
}

export function deleteNoteId(lead: string): void {
  ids.delete(lead)
  try {
    sessionStorage.removeItem(placeOf(lead))
  } catch {
    // As above.
  }
}

function read(lead: string): string | null {
  try {
    return sessionStorage.getItem(placeOf(lead))
  } catch {
    return null
  }
}
