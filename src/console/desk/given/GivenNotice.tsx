import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { notifyOfLead } from '../../account/own/browser-notification.ts'
import { api } from '../../client/api.ts'
import { setTabCount } from '../../client/tab-title.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { spellCount } from '../../words/labels.ts'

/** Tells the operator of leads that others, or the rules, gave them: quietly here, in the tab's title, and by the browser if it may. */
export function GivenNotice({ titleOnly = false }: { titleOnly?: boolean }) {
  const leads = useUnseenLeads()
  useBrowserNotification(leads)
  const count = leads.length
  useEffect(() => {
    setTabCount(count)
    return () => setTabCount(0)
  }, [count])
  const see = useSeeLeads()
  const [first] = leads
  // The region is there before its words, so that screen readers announce them.
  return (
    <div aria-live="polite">
      {first && !titleOnly && (
        <Notice
          kind="sky"
          quiet
          actions={
            <>
              {count === 1 ? (
                <Link
                  className={buttonClass({ small: true })}
                  to="/console/leads/$id"
                  params={{ id: first.id }}
                >
                  Open
                </Link>
              ) : (
                <Link
                  className={buttonClass({ small: true })}
                  to="/console"
                  search={{ owner: 'me' }}
                  onClick={() => see(first.at)}
                >
                  See them
                </Link>
              )}
              <Button small onClick={() => see(first.at)}>
                Got it
              </Button>
            </>
          }
        >
          {count === 1 ? (
            <>
              <strong>{first.name}</strong> is yours now.
            </>
          ) : (
            <strong>{spellCount(count, 'lead')} are yours now.</strong>
          )}
        </Notice>
      )}
    </div>
  )
}

type GivenLead = { id: string; at: string; name: string }

/** Given leads that the operator hasn't seen. Opening a lead counts as seeing it. */
function useUnseenLeads(): readonly GivenLead[] {
  const { data } = useQuery(givenQuery)
  const open = useRouterState({
    select: ({ location }) => /^\/console\/leads\/([^/]+)/.exec(location.pathname)?.[1],
  })
  const [opened, setOpened] = useState<readonly string[]>([])
  if (open && !opened.includes(open)) setOpened([...opened, open])
  const see = useSeeLeads()
  const leads = data?.leads ?? []
  const unseen = leads.filter(({ id }) => !opened.includes(id))
  const latest = unseen.length === 0 ? leads[0]?.at : undefined
  useEffect(() => {
    if (latest) see(latest)
  }, [latest, see])
  return unseen
}

/** Marks what was given until a moment as seen, wherever else the operator is signed in too. */
function useSeeLeads(): (until: string) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (until: string) => api.account.given.seen.$post({ json: { until } }),
    onMutate: () => queries.setQueryData(givenQuery.queryKey, { leads: [] }),
    onSettled: () => queries.invalidateQueries(givenQuery),
  })
  return mutate
}

function useBrowserNotification(leads: readonly GivenLead[]): void {
  const before = useRef<readonly string[] | undefined>(undefined)
  const isLoaded = useQuery(givenQuery).isSuccess
  useEffect(() => {
    if (!isLoaded) return
    const known = before.current
    before.current = leads.map(({ id }) => id)
    // What was given before the desk was opened is on the screen.
    if (known && leads.some(({ id }) => !known.includes(id))) notifyOfLead()
  }, [leads, isLoaded])
}

// A hidden tab has no live updates, and it's there that its title and the browser tell.
const everyMs = 30_000

/** The leads that the operator was given and hasn't looked at yet. */
const givenQuery = queryOptions({
  queryKey: ['given'],
  queryFn: () => api.account.given.$get(),
  refetchInterval: everyMs,
  refetchIntervalInBackground: true,
})
