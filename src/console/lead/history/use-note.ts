import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, isApiError, parseResponse } from '../../api.ts'
import { useDraft } from '../../drafts.ts'
import { useSignedOut } from '../../signed-out.ts'
import { leadQuery } from '../lead-query.ts'
import { deleteNoteId, getNoteId } from './note-id.ts'

/** The note that is being written about a lead: kept on this device until it is saved. */
export function useNote(lead: string) {
  const kept = useDraft(`note:${lead}`)
  const queries = useQueryClient()
  const signedOut = useSignedOut()
  const save = useMutation({
    mutationFn: (text: string) =>
      parseResponse(
        api.leads[':id'].notes.$post({ param: { id: lead }, json: { id: getNoteId(lead), text } }),
      ),
    onSuccess: () => {
      deleteNoteId(lead)
      kept.clear()
      return queries.invalidateQueries({ queryKey: leadQuery(lead).queryKey })
    },
    onError: (error) => {
      if (isApiError(error, 'signed-out')) kept.saveLater()
    },
  })
  // Saving was asked for, and the session was over: it is done once somebody is signed in again.
  const owed = useRef(kept.wanted)
  useEffect(() => {
    if (!owed.current || signedOut) return
    owed.current = false
    save.mutate(kept.text)
  })
  return {
    text: kept.text,
    write: (text: string) => {
      save.reset()
      kept.write(text)
    },
    discard: () => {
      deleteNoteId(lead)
      kept.clear()
    },
    save: () => {
      if (kept.text.trim() && !save.isPending) save.mutate(kept.text)
    },
    saving: save.isPending,
    error: save.error,
  }
}
export type Note = ReturnType<typeof useNote>
