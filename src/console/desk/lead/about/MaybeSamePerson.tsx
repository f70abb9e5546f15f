import { Link } from '@tanstack/react-router'
import { isOpenState } from '#domain/lead/state.ts'
import { errorMessage } from '../../../client/api.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { Key } from '../../../shortcuts/Key.tsx'
import { useShortcuts } from '../../../shortcuts/shortcuts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Problem } from '../../../ui/form/Problem.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { contactOutcomeLabels, stateLabels } from '../../../words/labels.ts'
import { formatDayAndTime } from '../../../words/moments.ts'
import { useNameOrYou } from '../../use-why-now.ts'
import type { LeadDetails } from '../lead-query.ts'
import { maybeSame } from './maybe-same.ts'
import { useSamePerson } from './use-same-person.ts'

/**
 * Another enquiry with this number or email, and how its calls ended, the last call first. One key merges the two while both are open.
 */
export function MaybeSamePerson({ lead }: { lead: LeadDetails }) {
  const change = useSamePerson(lead)
  const other = maybeSame(lead)[0]
  const canMerge = other !== undefined && isOpenState(other.state)
  const merge = () => other && change.mutate({ other, action: 'merge' })
  useShortcuts(canMerge ? { m: merge } : {})
  if (!other) return null
  const shared = other.same.includes('phone_e164') ? 'number' : 'email'
  return (
    <Notice kind={canMerge ? 'sky' : 'clay'}>
      Same {shared} as{' '}
      <Link to="/console/leads/$id" params={{ id: other.id }}>
        {other.reference}
      </Link>
      {other.name && `, ${other.name}`}: <LastCall other={other} />{' '}
      {canMerge && (
        <Button small busy={change.isPending} onClick={merge}>
          Merge <Key>m</Key>
        </Button>
      )}{' '}
      <Button
        small
        busy={change.isPending}
        onClick={() => change.mutate({ other, action: 'separate' })}
      >
        Different person
      </Button>
      {change.error && <Problem>{errorMessage(change.error)}</Problem>}
    </Notice>
  )
}

/** 'no answer 9:04 am, by you', or its state where there was no call about it. */
function LastCall({ other }: { other: LeadDetails['others'][number] }) {
  const local = useLocalTime()
  const who = useNameOrYou()
  const { lastCall, state } = other
  if (!lastCall) return <>{stateLabels[state].toLowerCase()}, not called yet.</>
  const by = who(lastCall.who)
  const outcome = contactOutcomeLabels[lastCall.outcome].toLowerCase()
  return (
    <>
      {outcome} {formatDayAndTime(lastCall.at, local)}, by {by}.
    </>
  )
}
