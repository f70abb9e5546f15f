import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../client/api.ts'
import { countDrafts, deleteDrafts } from '../../client/drafts.ts'
import { deletePendingContacts } from '../../client/pending-contacts.ts'
import { deleteSearches } from '../../client/search-text.ts'
import { useOperator } from '../../client/session.ts'
import { markSignedIn } from '../../client/signed-out.ts'

/** Signs out, even if the server can't be reached. A note that is not saved stays unless the operator deletes it. */
export function useSignOut(): () => Promise<void> {
  const operator = useOperator()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async () => {
    const shouldDeleteDrafts =
      countDrafts(operator.id) > 0 &&
      window.confirm(
        'A note is not saved. OK deletes it from this device; Cancel keeps it here for you.',
      )
    await api['sign-out'].$post().catch(() => {})
    if (shouldDeleteDrafts) deleteDrafts(operator.id)
    deletePendingContacts()
    deleteSearches()
    await navigate({ to: '/console/sign-in' })
    queryClient.clear()
    markSignedIn()
  }
}
