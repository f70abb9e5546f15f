import { errorMessage } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatToday } from '../../words/moments.ts'
import { usePutOff } from '../calling/use-put-off.ts'
import { useNameOrYou } from '../use-why-now.ts'
import type { LeadDetails } from './lead-query.ts'

/** Until when the lead is snoozed, by which operator and why, with a button that ends it. */
export function SnoozedNotice({ lead }: { lead: LeadDetails }) {
  const local = useLocalTime()
  const who = useNameOrYou()
  const wake = usePutOff(lead, { onDone: () => {} })
  const { snooze, nextAction } = lead
  if (!snooze || !nextAction || Date.parse(nextAction.at) <= local.now) return null
  const words = lead.history.find(({ kind }) => kind === 'lead.snoozed')?.detail.line
  const isSooner = nextAction.at < snooze.until
  return (
    <Notice
      kind="sky"
      icon="clock"
      actions={
        <Button small busy={wake.isPending} onClick={() => wake.mutate({ until: null, line: '' })}>
          End the snooze
        </Button>
      }
    >
      <b>Snoozed until {formatToday(nextAction.at, local)}</b>
      {isSooner && ', before its promise ends'}, by {who(snooze.by)}
      {words ? `: ‘${words}’` : '.'}
      {wake.error && <Problem>{errorMessage(wake.error)}</Problem>}
    </Notice>
  )
}
