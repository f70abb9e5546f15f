import { useMutation } from '@tanstack/react-query'
import { api } from '../../../client/api.ts'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadRefresh, useUndoOffer } from '../use-lead-refresh.ts'

type OtherLead = LeadDetails['others'][number]
export type SamePersonChange = { other: OtherLead; action: 'merge' | 'separate' }

/** Marks another lead as the same person's, or as another person's, and offers to undo it for ten seconds. */
export function useSamePerson({ id, version }: Pick<LeadDetails, 'id' | 'version'>) {
  const refresh = useLeadRefresh()
  const offerUndo = useUndoOffer()
  return useMutation({
    mutationFn: ({ other, action }: SamePersonChange) =>
      api.leads[':id'][action].$post({ param: { id }, json: { version, other: other.id } }),
    onSuccess: ({ version }, { other, action }) => {
      const { reference } = other
      const done = {
        merge: {
          sentence: `Merged with ${reference}: one person, one call.`,
          after: `${reference} stands by itself again`,
        },
        separate: {
          sentence: `${reference} is somebody else’s.`,
          after: `${reference} may be the same person’s again`,
        },
      }
      // Their own pages show it too.
      offerUndo(done[action], { id, version }, '')
    },
    onSettled: () => refresh(),
  })
}
