import { useQueryClient } from '@tanstack/react-query'
import { api, parseResponse } from '../../client/api.ts'
import { offerUndo } from '../../undo/undo.ts'

/** Fetches a lead again, with every list and count that it may be in; without an id, every lead that is open. */
export function useLeadRefresh() {
  const queries = useQueryClient()
  return (id?: string) =>
    Promise.all(
      [id ? ['lead', id] : ['lead'], ['leads'], ['counts']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** Offers to undo a change for ten seconds. `version` is the lead's after the change, `refreshed` what else changed with it. */
export function useUndoOffer() {
  const refresh = useLeadRefresh()
  return (sentence: string, { id, version }: { id: string; version: number }, refreshed = id) =>
    offerUndo({
      sentence,
      undo: async () => {
        await parseResponse(api.leads[':id'].undo.$post({ param: { id }, json: { version } }))
        await refresh(refreshed || undefined)
      },
    })
}
