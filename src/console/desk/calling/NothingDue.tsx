import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatAt } from '#domain/promise/format-time.ts'
import { useChime } from '../../client/chime.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import { type CallingDay, queueDeskQuery } from './queue-api.ts'

/** No calls are due now: why, and when they go on. The next lead is claimed by itself when it comes due, with a quiet sound. */
export function NothingDue({ onStart, onStop }: { onStart: () => void; onStop: () => void }) {
  const desk = useQuery(queueDeskQuery)
  const focused = useAutoFocus<HTMLDivElement>()
  const { isOn, setOn, chime } = useChime()
  const state = desk.data?.day.state.state
  const asOf = desk.dataUpdatedAt
  useShortcuts({ Escape: onStop })
  useEffect(() => {
    if (state === 'work-waits') chime()
  }, [state])
  // Once for each response of the server: another operator may have been quicker.
  useEffect(() => {
    if (state === 'work-waits') onStart()
  }, [state, asOf])
  useRefetchAt(desk.data?.day.state, () => void desk.refetch())
  return (
    <div ref={focused} tabIndex={-1} style={{ outline: 'none' }}>
      <Empty
        title={state ? titles[state] : 'Looking for the next lead'}
        actions={
          <>
            <Button onClick={() => setOn(!isOn)}>
              {isOn ? 'Switch the sound off' : 'Switch the sound on'}
            </Button>
            <Button onClick={onStop}>Back to the queue</Button>
          </>
        }
      >
        {desk.data && <WhatNext day={desk.data.day} />}
      </Empty>
    </div>
  )
}

const titles: Record<CallingDay['state']['state'], string> = {
  'too-early': 'It’s too early to call',
  closed: 'The desk is closed',
  'work-waits': 'The next lead is coming',
  skipped: 'You skipped everyone who is left',
  taken: 'Everyone due is with a colleague',
  holiday: 'It’s a holiday where the last of them live',
  done: 'Everyone due has been called',
}

function WhatNext({ day }: { day: CallingDay }) {
  const local = useLocalTime()
  const { state, called, reached, due, held, onHoliday } = day
  const at = (moment: string) => formatAt(moment, local)
  if ('opensAt' in state)
    return `${due === 0 ? 'Nobody is' : due === 1 ? '1 lead is' : `${due} leads are`} due. Calls begin ${at(state.opensAt)}, and the first lead opens here by itself.`
  const soFar = called > 0 ? `${called} called, ${reached} reached. ` : ''
  if (state.state === 'work-waits') return soFar
  if (state.state === 'skipped' && state.nextAt)
    return `${soFar}The first comes back to you ${at(state.nextAt)}, and opens here by itself. Others may call them before.`
  const left = [
    held > 0 && `${held} ${held === 1 ? 'is' : 'are'} open with somebody else.`,
    onHoliday > 0 &&
      `${onHoliday} ${onHoliday === 1 ? 'is' : 'are'} due where nobody may be called today.`,
    state.nextAt && `The next comes due ${at(state.nextAt)}, and opens here by itself.`,
  ].filter(Boolean)
  return soFar + (left.join(' ') || 'Nobody is waiting for a call.')
}

/** Fetches again when a lead comes due, or calls begin. */
function useRefetchAt(state: CallingDay['state'] | undefined, refetch: () => void) {
  const { now } = useLocalTime()
  const at = state && ('opensAt' in state ? state.opensAt : 'nextAt' in state ? state.nextAt : null)
  const isPast = at ? Date.parse(at) <= now : false
  useEffect(() => {
    if (isPast) refetch()
  }, [isPast, at])
}
