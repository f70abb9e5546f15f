import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { browserName } from '#domain/account/browser-name.ts'
import { api, errorMessage } from '../../client/api.ts'
import { Button } from '../../ui/Button.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { RowItem, RowList } from '../../ui/RowList.tsx'
import { Section } from '../../ui/Section.tsx'

/** The browsers in which the operator is signed in, each with a button that signs it out. */
export function Sessions() {
  const queryClient = useQueryClient()
  const list = useQuery({
    queryKey: ['sessions'],
    queryFn: () => api.account.sessions.$get(),
  })
  const reload = () => queryClient.invalidateQueries({ queryKey: ['sessions'] })
  const end = useMutation({
    mutationFn: (id: string) => api.account.sessions[':id'].$delete({ param: { id } }),
    onSettled: reload,
  })
  const endOthers = useMutation({
    mutationFn: () => api.account.sessions.$delete(),
    onSettled: reload,
  })
  const error = end.error ?? endOthers.error
  return (
    <Section title="Where you are signed in" about="for 12 hours at most">
      <Loaded query={list}>
        {({ sessions }) => (
          <>
            <RowList inset>
              {sessions.map((session) => (
                <RowItem
                  key={session.id}
                  title={browserName(session.browser)}
                  about={[
                    <>
                      since <Moment at={session.since} />
                      {session.address && `, from ${session.address}`}
                    </>,
                  ]}
                  actions={
                    session.current ? (
                      <span className={`${kit.small} ${kit.good} ${kit.strong}`}>this one</span>
                    ) : (
                      <Button
                        small
                        busy={end.isPending && end.variables === session.id}
                        onClick={() => end.mutate(session.id)}
                      >
                        Sign out there
                      </Button>
                    )
                  }
                />
              ))}
            </RowList>
            {sessions.length > 1 && (
              <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
                Sign out everywhere else
              </Button>
            )}
          </>
        )}
      </Loaded>
      {error && <Problem>{errorMessage(error)}</Problem>}
    </Section>
  )
}
