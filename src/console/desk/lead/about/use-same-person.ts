import { useMutation } from '@tanstack/react-query'
import { api, parseResponse } from '../../../client/api.ts'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadRefresh, useUndoOffer } from '../use-lead-refresh.ts'

type OtherLead = LeadDetails['others'][number]
export type SamePersonChange = { other: OtherLead; action: 'merge' | 'separate' }

/** Says that another lead is the same person's, or somebody else's, and offers to undo it for ten seconds. */
export function useSamePerson({ id, version }: Pick<LeadDetails, 'id' | 'version'>) {
  const refresh = useLeadRefresh()
  const offerUndo = useUndoOffer()
  return useMutation({
    mutationFn: ({ other, action }: SamePersonChange) =>
      parseResponse(
        api.leads[':id'][action].$post({ param: { id }, json: { version, other: other.id } }),
      ),
    onSuccess: ({ version }, { other, action }) => {
      const sentence =
        action === 'merge'
          ? `Merged with ${other.reference}: one person, one call.`
          : `${other.reference} is somebody else’s.`
      // Their own pages show it too.
      offerUndo(sentence, { id, version }, '')
    },
    onSettled: () => refresh(),
  })
}
