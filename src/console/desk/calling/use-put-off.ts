import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { offerUndo } from '../../undo/undo.ts'
import { formatToday } from '../../words/moments.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { useLeadRefresh, useUndo } from '../lead/use-lead-refresh.ts'
import { queueKey } from './queue-api.ts'

/** Until a moment a lead is snoozed, with null its snooze ends, and without it is skipped. */
type PutOff = { until?: string | null; line: string }

/** Snoozes or skips a lead, and offers to undo it. */
export function usePutOff(
  { id, version, name, reference }: Pick<LeadDetails, 'id' | 'version' | 'name' | 'reference'>,
  { onDone, onUndone }: { onDone: () => void; onUndone?: () => void },
) {
  const queries = useQueryClient()
  const undo = useUndo()
  const refreshLead = useLeadRefresh()
  const local = useLocalTime()
  const refresh = async () => {
    await refreshLead(id)
    await queries.invalidateQueries({ queryKey: queueKey })
  }
  return useMutation({
    mutationFn: ({ until, line }: PutOff) => {
      const lead = api.leads[':id']
      return until === undefined
        ? lead.skip.$post({ param: { id }, json: { version, line } })
        : lead.snooze.$post({ param: { id }, json: { version, line, until } })
    },
    onSuccess: ({ version, nextAction }, { until }) => {
      const who = name || reference
      const back = nextAction ? ` until ${formatToday(nextAction.at, local)}` : ''
      const done = {
        skip: [`Skipped: others may call ${who} now.`, `${who} is with you again`],
        snooze: [`${who} is snoozed${back}.`, `${who} is not snoozed any more`],
        wake: [`${who} is not snoozed any more.`, `${who} is snoozed again`],
      } as const
      const [sentence, after] = done[until === undefined ? 'skip' : until ? 'snooze' : 'wake']
      const run = async () => {
        await undo({ id, version })
        onUndone?.()
        await refresh()
      }
      offerUndo({ sentence, undo: { after, run } })
      onDone()
    },
    onSettled: refresh,
  })
}

export type PuttingOff = ReturnType<typeof usePutOff>
