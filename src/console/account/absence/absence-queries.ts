import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isAway } from '#domain/desk/absence.ts'
import { type Answer, api } from '../../client/api.ts'
import { useNow } from '../../client/server-time.ts'
import { offerUndo } from '../../undo/undo.ts'

export type Absence = Answer<typeof api.absences.$get>['absences'][number]

export const absencesQuery = queryOptions({
  queryKey: ['absences'],
  queryFn: () => api.absences.$get(),
  staleTime: 30_000,
  refetchInterval: 60_000,
})

/** An operator's absences that are not over, and the one that is now. */
export function useAbsences(operator: string): { now: Absence | undefined; planned: Absence[] } {
  const { data } = useQuery(absencesQuery)
  const moment = new Date(useNow())
  const theirs = data?.absences.filter((absence) => absence.operator === operator) ?? []
  // The clock ticks once a minute: what began since is now.
  const now = theirs.find((absence) => isAway(absence, moment) || hasJustBegun(absence, moment))
  return { now, planned: theirs.filter((absence) => absence !== now) }
}

/** Whether an operator is away now. */
export function useIsAway(): (operator: string) => boolean {
  const { data } = useQuery(absencesQuery)
  const moment = new Date(useNow())
  return (operator) =>
    data?.absences.some((one) => one.operator === operator && isAway(one, moment)) ?? false
}

const tickMs = 60_000

function hasJustBegun({ from }: Absence, moment: Date): boolean {
  const ago = moment.getTime() - Date.parse(from)
  return ago < 0 && ago > -tickMs
}

export type AwayWords = { from?: string; until?: string; givesBack: boolean; operator?: string }

/** Goes away, and offers to undo it for ten seconds. `sentence` says what was done. */
export function useGoAway(
  sentence: (result: { from: string; until: string | null; leads: number }) => string,
  onSuccess: () => void,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: AwayWords) => api.absences.$post({ json }),
    onSuccess: (result) => {
      onSuccess()
      const run = async () => {
        await api.absences[':id'].undo.$post({ param: { id: result.id } })
        await queries.invalidateQueries()
      }
      const after = 'nobody goes away, and no lead is given back'
      offerUndo({ sentence: sentence(result), undo: { after, run } })
    },
    // Leads that were given back are in every list.
    onSettled: () => queries.invalidateQueries(),
  })
}

export function useComeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.absences[':id'].end.$post({ param: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesQuery.queryKey }),
  })
}
