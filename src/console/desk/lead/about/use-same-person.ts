import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, parseResponse } from '../../../client/api.ts'
import { offerUndo } from '../../../undo/undo.ts'
import type { LeadDetails } from '../lead-query.ts'

type OtherLead = LeadDetails['others'][number]
export type SamePersonChange = { other: OtherLead; action: 'merge' | 'separate' }

/** Says that another lead is the same person's, or somebody else's, and offers to undo it for ten seconds. */
export function useSamePerson({ id, version }: Pick<LeadDetails, 'id' | 'version'>) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['lead'] }),
      queries.invalidateQueries({ queryKey: ['leads'] }),
      queries.invalidateQueries({ queryKey: ['counts'] }),
    ])
  return useMutation({
    mutationFn: ({ other, action }: SamePersonChange) =>
      parseResponse(
        api.leads[':id'][action].$post({ param: { id }, json: { version, other: other.id } }),
      ),
    onSuccess: (changed, { other, action }) => {
      const undo = async () => {
        await parseResponse(
          api.leads[':id'].undo.$post({ param: { id }, json: { version: changed.version } }),
        )
        await refresh()
      }
      const sentence =
        action === 'merge'
          ? `Merged with ${other.reference}: one person, one call.`
          : `${other.reference} is somebody else’s.`
      offerUndo({ sentence, undo })
    },
    onSettled: refresh,
  })
}
