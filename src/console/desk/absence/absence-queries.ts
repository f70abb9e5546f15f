import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { isAway } from '#domain/desk/absence.ts'
import { api, parseResponse } from '../../client/api.ts'
import { useNow } from '../../client/server-time.ts'
import { offerUndo } from '../../undo/undo.ts'

export type Absence = InferResponseType<typeof api.absences.$get, 200>['absences'][number]

export const absencesQuery = queryOptions({
  queryKey: ['absences'],
  queryFn: () => parseResponse(api.absences.$get()),
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
    mutationFn: (json: AwayWords) => parseResponse(api.absences.$post({ json })),
    onSuccess: (result) => {
      onSuccess()
      const undo = async () => {
        await parseResponse(api.absences[':id'].undo.$post({ param: { id: result.id } }))
        await queries.invalidateQueries()
      }
      offerUndo({ sentence: sentence(result), undo })
    },
    // What was given back stands in every list.
    onSettled: () => queries.invalidateQueries(),
  })
}

export function useComeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => parseResponse(api.absences[':id'].end.$post({ param: { id } })),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesQuery.queryKey }),
  })
}
