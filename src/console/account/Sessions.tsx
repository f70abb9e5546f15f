import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, errorMessage, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Problem } from '../ui/Problem.tsx'
import { Section } from '../ui/Section.tsx'
import { Moment } from '../words/Moment.tsx'
import styles from './Account.module.css'
import { browserName } from './browser-name.ts'

/** Where one is signed in, and how to end it from afar. */
export function Sessions() {
  const queryClient = useQueryClient()
  const list = useQuery({
    queryKey: ['sessions'],
    queryFn: () => parseResponse(api.account.sessions.$get()),
  })
  const afterwards = () => queryClient.invalidateQueries({ queryKey: ['sessions'] })
  const end = useMutation({
    mutationFn: (id: string) =>
      parseResponse(api.account.sessions[':id'].$delete({ param: { id } })),
    onSettled: afterwards,
  })
  const endOthers = useMutation({
    mutationFn: () => parseResponse(api.account.sessions.$delete()),
    onSettled: afterwards,
  })
  const problem = end.error ?? endOthers.error
  return (
    <Section title="Where you are signed in" aside="for 12 hours at most">
      {list.isPending && <Loading />}
      {list.isError && !list.data && (
        <Failed what="The list" error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          <ul className={styles.sessions}>
            {list.data.sessions.map((session) => (
              <li key={session.id}>
                <div>
                  <strong>{browserName(session.browser)}</strong>
                  <p>
                    since <Moment at={session.since} />
                    {session.address && `, from ${session.address}`}
                  </p>
                </div>
                {session.current ? (
                  <span className={styles.here}>this one</span>
                ) : (
                  <Button
                    small
                    busy={end.isPending && end.variables === session.id}
                    onClick={() => end.mutate(session.id)}
                  >
                    Sign out there
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {list.data.sessions.length > 1 && (
            <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
              Sign out everywhere else
            </Button>
          )}
        </>
      )}
      {problem && <Problem>{errorMessage(problem)}</Problem>}
    </Section>
  )
}
