import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, isApiError } from '../../../client/api.ts'
import { useDraft } from '../../../client/drafts.ts'
import { useSignedOut } from '../../../client/signed-out.ts'
import { leadQuery } from '../lead-query.ts'
import { deleteNoteId, getNoteId } from './note-id.ts'

export type Note = ReturnType<typeof useNote>

/** The note that the operator is writing about a lead. It is a draft until it is saved. */
export function useNote(lead: string) {
  const draft = useDraft(`note:${lead}`)
  const queries = useQueryClient()
  const signedOut = useSignedOut()
  const mutation = useMutation({
    mutationFn: (text: string) =>
      api.leads[':id'].notes.$post({ param: { id: lead }, json: { id: getNoteId(lead), text } }),
    onSuccess: () => {
      deleteNoteId(lead)
      draft.clear()
      return queries.invalidateQueries({ queryKey: leadQuery(lead).queryKey })
    },
    onError: (error) => {
      if (isApiError(error, 'signed-out')) draft.saveLater()
    },
  })
  // The session had ended when the operator pressed save. This saves the note after the next sign-in.
  const isSaveDue = useRef(draft.wanted)
  useEffect(() => {
    if (!isSaveDue.current || signedOut) return
    isSaveDue.current = false
    mutation.mutate(draft.text)
  })
  return {
    text: draft.text,
    write: (text: string) => {
      mutation.reset()
      draft.write(text)
    },
    discard: () => {
      deleteNoteId(lead)
      draft.clear()
    },
    save: () => {
      if (draft.text.trim() && !mutation.isPending) mutation.mutate(draft.text)
    },
    saving: mutation.isPending,
    error: mutation.error,
  }
}
