import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage } from '../../client/api.ts'
import { type Operator, operatorsQuery } from '../../client/operators-query.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperator } from '../../client/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem, Success } from '../../ui/form/Problem.tsx'
import { RowItem } from '../../ui/RowList.tsx'
import { useAbsences, useComeBack } from '../absence/absence-queries.ts'
import { formatDays, formatUntil } from '../absence/format-absence.ts'
import { GoAway } from '../absence/GoAway.tsx'
import { CloseOperator, type Leaving } from './CloseOperator.tsx'
import { InvitationResult } from './InvitationResult.tsx'

const route = api.people[':id']

/** An operator with their status, and what an owner may do with them. */
export function OperatorRow({ operator }: { operator: Operator }) {
  const { id, name, email, role, closed, invited, secondFactor, openLeads } = operator
  const isMe = id === useOperator().id
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const [notingAway, setNotingAway] = useState(false)
  const { now: away, planned } = useAbsences(id)
  const comeBack = useComeBack()
  const local = useLocalTime()
  const param = { id }
  const change = useMutation({
    /** `request` answers with a sentence where the row doesn't show what it did. */
    mutationFn: (request: () => Promise<string | undefined>) => request(),
    onSettled: () => queryClient.invalidateQueries(operatorsQuery),
  })
  const invite = useMutation({
    mutationFn: () => route.invitation.$post({ param }),
    onSettled: () => queryClient.invalidateQueries(operatorsQuery),
  })
  const close = useMutation({
    mutationFn: ({ leadsTo }: Leaving) =>
      route.close.$post({ param, json: { leadsTo: leadsTo || null } }),
    onSuccess: () => setConfirming(false),
    // Their leads have another owner now, in every list.
    onSettled: () => queryClient.invalidateQueries(),
  })

  const setRole = (role: Operator['role']) => async () => {
    await route.role.$post({ param, json: { role } })
    return undefined
  }
  const resetSecondFactor = async () => {
    await route['second-factor'].reset.$post({ param })
    return 'They are signed out, and set up a new second factor when they sign in.'
  }
  const reopen = async () => {
    await route.reopen.$post({ param })
    return undefined
  }
  const startClosing = () => {
    close.reset()
    if (openLeads > 0) setConfirming(true)
    else close.mutate({ leadsTo: '' })
  }

  const mutations = [change, invite, close, comeBack]
  const busy = mutations.some(({ isPending }) => isPending)
  const act = (label: string, onClick: () => void) => (
    <Button small busy={busy} onClick={onClick}>
      {label}
    </Button>
  )
  const error = change.error ?? invite.error ?? (confirming ? null : close.error)
  return (
    <RowItem
      isClosed={closed}
      title={
        <>
          {name}
          {isMe && <small> you</small>}
        </>
      }
      about={[
        `${role === 'owner' ? 'Owner' : 'Agent'} · ${email}`,
        statusOf(operator),
        away && (
          <>
            <strong>Away</strong> {formatUntil(away, local, 'they’re back')}
          </>
        ),
        ...planned.map((absence) => `Away ${formatDays(absence, local)}`),
      ]}
      actions={
        <>
          {closed && act('Reopen', () => change.mutate(reopen))}
          {!closed && role === 'owner' && act('Make agent', () => change.mutate(setRole('agent')))}
          {!closed && role === 'agent' && act('Make owner', () => change.mutate(setRole('owner')))}
          {!closed && invited && act('Send the email again', () => invite.mutate())}
          {!closed &&
            secondFactor &&
            !isMe &&
            act('Reset second factor', () => change.mutate(resetSecondFactor))}
          {!closed && away && act(isMe ? 'I’m back' : 'Is back', () => comeBack.mutate(away.id))}
          {!closed &&
            !invited &&
            !away &&
            act(isMe ? 'I’m away…' : 'Is away…', () => setNotingAway(true))}
          {!closed && !isMe && act('Close', startClosing)}
        </>
      }
    >
      {error && <Problem>{errorMessage(error)}</Problem>}
      {change.data && <Success>{change.data}</Success>}
      {invite.data && <InvitationResult {...invite.data} onDone={invite.reset} />}
      {notingAway && (
        <GoAway {...(isMe ? {} : { operator })} onClose={() => setNotingAway(false)} />
      )}
      {confirming && (
        <CloseOperator
          operator={operator}
          submission={close}
          onCancel={() => setConfirming(false)}
        />
      )}
    </RowItem>
  )
}

function statusOf({ closed, invited, secondFactor }: Operator): string {
  if (closed) return 'Closed: cannot sign in. What they did keeps their name.'
  if (invited) return 'Invited, has not set a password yet.'
  return secondFactor ? 'Signs in with a second factor.' : 'Has not set up a second factor yet.'
}
