import { useMutation } from '@tanstack/react-query'
import { countWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { type Answer, ApiError, type Asked, api } from '../../../client/api.ts'
import { useOperator } from '../../../client/session.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { offerUndo } from '../../../undo/undo.ts'
import { useLeadRefresh } from '../../lead/use-lead-refresh.ts'
import type { ListedLead } from '../list-query.ts'

type ManyRequest = Asked<typeof api.leads.many.$post>['json']
type ManyResult = Answer<typeof api.leads.many.$post>['results'][number]
export type ManyChange =
  Extract<ManyRequest, { action: 'assign' | 'close' }> extends infer Change
    ? Change extends unknown
      ? Omit<Change, 'leads'>
      : never
    : never

/** A lead that was not changed with the others, and why not. */
export type NotChanged = { lead: ListedLead; error: ApiError }

/** Changes several leads at once and offers to undo all of it for ten seconds. */
export function useManyChange() {
  const refresh = useLeadRefresh()
  const operator = useOperator()
  const nameOf = useOperatorName()
  const send = async (leads: readonly { id: string; version: number }[], change: object) => {
    const json = {
      leads: leads.map(({ id, version }) => ({ id, version })),
      ...change,
    } as ManyRequest
    const { results } = await api.leads.many.$post({ json })
    return results
  }
  const formatDone = (count: number, change: ManyChange) => {
    const leads = capitalise(countWord(count, 'lead'))
    const are = count === 1 ? 'is' : 'are'
    if (change.action === 'close') return `${leads} ${are} closed.`
    if (change.to === null) return `${leads} ${are} nobody’s now.`
    return change.to === operator.id
      ? `You took ${countWord(count, 'lead')}.`
      : `You gave ${countWord(count, 'lead')} to ${nameOf(change.to)}.`
  }

  return useMutation({
    mutationFn: async ({ leads, change }: { leads: readonly ListedLead[]; change: ManyChange }) => {
      const results = await send(leads, change)
      return { changed: results.filter(isChanged), notChanged: notChangedOf(results, leads) }
    },
    onSuccess: ({ changed }, { change }) => {
      if (changed.length === 0) return
      const run = async () => {
        const undone = await send(changed, { action: 'undo' })
        await refresh()
        const left = undone.filter((result) => !isChanged(result)).length
        if (left > 0)
          throw new ApiError(
            409,
            'changed',
            `${capitalise(countWord(left, 'lead'))} could not be put back: somebody has changed ${left === 1 ? 'it' : 'them'} since.`,
          )
      }
      const sentence = formatDone(changed.length, change)
      const after = changed.length === 1 ? 'it is as it was before' : 'they are as they were before'
      offerUndo({ sentence, undo: { after, run } })
    },
    onSettled: () => refresh(),
  })
}

function isChanged(result: ManyResult): result is Extract<ManyResult, { ok: true }> {
  return result.ok
}

function notChangedOf(results: readonly ManyResult[], leads: readonly ListedLead[]): NotChanged[] {
  return results.flatMap((result) => {
    const lead = leads.find(({ id }) => id === result.id)
    if (result.ok || !lead) return []
    return [{ lead, error: new ApiError(409, result.code, result.message, result) }]
  })
}
