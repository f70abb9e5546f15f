import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FirstStep } from '#domain/desk/first-steps.ts'
import { api, errorMessage } from '../../../client/api.ts'
import { useOperator } from '../../../client/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Problem } from '../../../ui/form/Problem.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import styles from './FirstSteps.module.css'

const firstStepsQuery = queryOptions({
  queryKey: ['counts', 'first-steps'],
  queryFn: () => api['first-steps'].$get(),
  staleTime: 60_000,
})

/** Above the queue, for owners: what is left to do before the desk works. It unfolds by itself while the queue is empty. */
export function FirstSteps({ isEmpty }: { isEmpty: boolean }) {
  const isOwner = useOperator().role === 'owner'
  const queries = useQueryClient()
  const { data } = useQuery({
    ...firstStepsQuery,
    // Once all is done it stays so.
    enabled: ({ state }) => isOwner && state.data?.steps.length !== 0,
  })
  const hide = useMutation({
    mutationFn: () => api['first-steps'].hide.$post(),
    onSuccess: () => queries.setQueryData(firstStepsQuery.queryKey, { steps: [] }),
  })
  if (!data || data.steps.length === 0) return null
  const done = data.steps.filter((one) => one.done).length
  return (
    <details className={styles.steps} open={isEmpty}>
      <summary>
        <strong>Set up the desk</strong>{' '}
        <span className={kit.muted}>
          {done} of {data.steps.length} done
        </span>
      </summary>
      <ul>
        {data.steps.map((one) => (
          <li key={one.step} data-done={one.done || undefined}>
            <span className={styles.mark}>
              {one.done && <Icon name="done" size={14} />}
              <span className="visually-hidden">{one.done ? 'Done: ' : 'To do: '}</span>
            </span>
            <span>
              {one.done ? stepNames[one.step] : stepLinks[one.step](stepNames[one.step])}
              {!one.done && <small> {stepHints[one.step]}</small>}
            </span>
          </li>
        ))}
      </ul>
      <Button small busy={hide.isPending} onClick={() => hide.mutate()}>
        Hide this list
      </Button>
      {hide.error && <Problem>{errorMessage(hide.error)}</Problem>}
    </details>
  )
}

const stepNames: Record<FirstStep, string> = {
  'contact-details': 'Your own phone, email and address',
  letters: 'Emails that leave the server',
  enquiry: 'A test enquiry',
  installer: 'An installer who accepted the terms',
  people: 'A second person at the desk',
}

const stepHints: Record<FirstStep, string> = {
  'contact-details': 'Those on the pages now are made up.',
  letters: 'Until SMTP_URL is set on the server, each is only a file there.',
  enquiry: 'Send one as a visitor would, and see it come in here.',
  installer: 'Nothing is offered to anybody before.',
  people: 'So that somebody can let you in again.',
}

const to = (address: LinkProps['to']) => (name: string) => <Link to={address}>{name}</Link>

const stepLinks: Record<FirstStep, (name: string) => ReactNode> = {
  'contact-details': to('/console/settings/business'),
  letters: to('/console/settings/business'),
  enquiry: (name) => (
    <a href="/" target="_blank" rel="noreferrer">
      {name}
    </a>
  ),
  installer: to('/console/installers'),
  people: to('/console/settings/people'),
}
