import { useQuery } from '@tanstack/react-query'
import { brand } from '../../client/brand.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import { getCallingStatus } from '../../words/calling.ts'
import { formatWithToday } from '../../words/moments.ts'
import { leadName } from '../inbox/list/LeadLink.tsx'
import { queueDeskQuery } from './queue-api.ts'
import { useNextLeads } from './use-next-leads.ts'

/** Nobody is to be called now: a good kind of empty, or not an hour for calls. */
export function NothingDue({ onStart, onStop }: { onStart: () => void; onStop: () => void }) {
  const local = useLocalTime()
  const day = useQuery(queueDeskQuery).data?.day
  const [first] = useNextLeads(undefined).leads
  const focused = useAutoFocus<HTMLDivElement>()
  useShortcuts({ Escape: onStop })
  const anywhere = { postcode: '', callableFrom: new Date(local.now).toISOString() }
  const status = getCallingStatus(local.now, anywhere, brand.calling)
  const isDue = (day?.due ?? 0) > 0 && first?.part === 'due'
  const called = day ? `${day.called} called, ${day.reached} reached. ` : ''
  const next = first?.nextAction
    ? `Next is ${leadName(first)}, ${formatWithToday(first.nextAction.at, local).replace(/^Today/, 'today')}.`
    : 'Nobody is waiting for a call.'
  return (
    <div ref={focused} tabIndex={-1} style={{ outline: 'none' }}>
      <Empty
        title={status.allowed ? 'Everyone due has been called' : `We may call again ${status.from}`}
        actions={
          <>
            {isDue && (
              <Button look="gold" onClick={onStart}>
                Call the next one
              </Button>
            )}
            <Button onClick={onStop}>Back to the queue</Button>
          </>
        }
      >
        {called}
        {status.allowed ? next : `For now ${status.reason}. ${next}`}
      </Empty>
    </div>
  )
}
