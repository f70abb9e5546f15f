import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../client/api.ts'
import { offerUndo } from '../../../undo/undo.ts'
import { useLeadRefresh } from '../use-lead-refresh.ts'
import { matchingQuery } from './matching-query.ts'

/** Offers a lead by hand, takes offers back, and matches again. Offering can be undone for ten seconds. */
export function useOffer({ id, name }: { id: string; name: string }) {
  const queries = useQueryClient()
  const refreshLead = useLeadRefresh()
  const refresh = () => refreshLead(id)
  const cancel = (offer: string) => api.offers[':id'].cancel.$post({ param: { id: offer } })
  const offer = useMutation({
    mutationFn: (installer: string) => api.offers.$post({ json: { lead: id, installer } }),
    onSuccess: (offered) =>
      offerUndo({
        sentence: `${name} is offered to ${offered.name}.`,
        undo: {
          after: `${offered.name} isn’t offered it any more`,
          run: async () => {
            await cancel(offered.offer)
            await refresh()
          },
        },
      }),
    onSettled: refresh,
  })
  const takeBack = useMutation({ mutationFn: cancel, onSettled: refresh })
  const match = useMutation({
    mutationFn: () => api.leads[':id'].matching.$post({ param: { id } }),
    onSuccess: (matching) => queries.setQueryData(matchingQuery(id).queryKey, matching),
  })
  return {
    offer,
    takeBack,
    match,
    busy: offer.isPending || takeBack.isPending || match.isPending,
    error: offer.error ?? takeBack.error ?? match.error,
  }
}
