import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { useState } from 'react'
import { api, errorMessage, parseResponse } from '../api.ts'
import { useOperator } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import { ClosePerson } from './ClosePerson.tsx'
import styles from './People.module.css'
import { peopleQuery } from './people-query.ts'

type Shown = Extract<InferResponseType<typeof api.people.$get>, { people: unknown }>
export type PersonShown = Shown['people'][number]

const of = api.people[':id']

/** One person, how far they have got, and what an owner may do about it. */
export function Person({ person }: { person: PersonShown }) {
  const me = useOperator()
  const queryClient = useQueryClient()
  const [said, setSaid] = useState<string>()
  const [closing, setClosing] = useState(false)
  const param = { id: person.id }
  const act = useMutation({
    mutationFn: async (work: () => Promise<string>) => work(),
    onMutate: () => setSaid(undefined),
    onSuccess: setSaid,
    onSettled: () => queryClient.invalidateQueries(peopleQuery),
  })
  const close = useMutation({
    mutationFn: (leadsTo: string | null) =>
      parseResponse(of.close.$post({ param, json: { leadsTo } })),
    onSuccess: () => setClosing(false),
    // Their leads are somebody else's now, wherever they're listed.
    onSettled: () => queryClient.invalidateQueries(),
  })
  const changing =
    (asked: () => Promise<unknown>, sentence = '') =>
    () =>
      act.mutate(async () => {
        await asked()
        return sentence
      })

  const other = person.role === 'owner' ? 'agent' : 'owner'
  const busy = act.isPending || close.isPending
  return (
    <li data-closed={person.closed ? '' : undefined}>
      <div>
        <p className={styles.name}>
          {person.name}
          {person.id === me.id && <span className={styles.you}> you</span>}
        </p>
        <p className={styles.about}>
          {person.role === 'owner' ? 'Owner' : 'Agent'} · {person.email}
        </p>
        <p className={styles.about}>{standing(person)}</p>
      </div>
      <div className={styles.acts}>
        {person.closed ? (
          <Button
            small
            busy={busy}
            onClick={changing(() => parseResponse(of.reopen.$post({ param })))}
          >
            Reopen
          </Button>
        ) : (
          <>
            <Button
              small
              busy={busy}
              onClick={changing(() =>
                parseResponse(of.role.$post({ param, json: { role: other } })),
              )}
            >
              Make {other === 'owner' ? 'owner' : 'agent'}
            </Button>
            {person.invited && (
              <Button
                small
                busy={busy}
                onClick={() =>
                  act.mutate(async () => {
                    const { letterSent } = await parseResponse(of.invitation.$post({ param }))
                    return letterSent ? 'The letter is sent again.' : letterLost
                  })
                }
              >
                Send the letter again
              </Button>
            )}
            {person.secondFactor && person.id !== me.id && (
              <Button
                small
                busy={busy}
                onClick={changing(
                  () => parseResponse(of['second-factor'].reset.$post({ param })),
                  'They are signed out, and set up a new second factor when they sign in.',
                )}
              >
                Reset second factor
              </Button>
            )}
            {person.id !== me.id && (
              <Button
                small
                busy={busy}
                onClick={() => {
                  close.reset()
                  if (person.openLeads > 0) setClosing(true)
                  else close.mutate(null)
                }}
              >
                Close
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.said}>
        {act.error && <Problem>{errorMessage(act.error)}</Problem>}
        {close.error && !closing && <Problem>{errorMessage(close.error)}</Problem>}
        {said && (
          <p role="status">
            <Icon name="done" /> {said}
          </p>
        )}
      </div>
      {closing && (
        <ClosePerson
          person={person}
          busy={busy}
          error={close.error}
          close={close.mutate}
          cancel={() => setClosing(false)}
        />
      )}
    </li>
  )
}

export const letterLost =
  'The letter could not be sent. Check the mail server, then send it again from the list.'

function standing({ closed, invited, secondFactor }: PersonShown): string {
  if (closed) return 'Closed: cannot sign in. What they did keeps their name.'
  if (invited) return 'Invited, has not set a password yet.'
  return secondFactor ? 'Signs in with a second factor.' : 'Has not set up a second factor yet.'
}
