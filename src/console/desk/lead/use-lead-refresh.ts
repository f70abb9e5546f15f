import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { offerUndo } from '../../undo/undo.ts'
import { leadQuery } from './lead-query.ts'

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

/** Undoes the change that a lead's version came of. What is done next is about the lead as it is now, however soon a key is pressed. */
export function useUndo() {
  const queries = useQueryClient()
  return async ({ id, version }: { id: string; version: number }) => {
    await api.leads[':id'].undo.$post({ param: { id }, json: { version } })
    await queries.cancelQueries({ queryKey: leadQuery(id).queryKey })
    await queries.fetchQuery({ ...leadQuery(id), staleTime: 0 }).catch(() => {})
  }
}

/** Offers to undo a change for ten seconds; `after` describes the state after undoing. `version` is the lead's after the change, `refreshed` what else changed with it. */
export function useUndoOffer() {
  const undo = useUndo()
  const refresh = useLeadRefresh()
  return (
    { sentence, after }: { sentence: string; after: string },
    { id, version }: { id: string; version: number },
    refreshed = id,
  ) => {
    const run = async () => {
      await undo({ id, version })
      await refresh(refreshed || undefined)
    }
    offerUndo({ sentence, undo: { after, run } })
  }
}
