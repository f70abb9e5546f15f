import { useQuery } from '@tanstack/react-query'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { Crumb } from '../ui/Crumb.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section } from '../ui/Section.tsx'
import { Invite } from './Invite.tsx'
import styles from './People.module.css'
import { Person } from './Person.tsx'
import { peopleQuery } from './people-query.ts'

/** Who works at the desk. Owners let people in and go; agents see who is there. */
export function People() {
  const list = useQuery(peopleQuery)
  const people = list.data?.people
  return (
    <>
      <Crumb to="/console/settings">Settings</Crumb>
      <PageTitle title="People" count={people?.filter(({ closed }) => !closed).length} />
      {isApiError(list.error, 'owners-only') ? (
        <NotForAgents error={list.error} />
      ) : (
        <>
          {list.isPending && <Loading />}
          {list.isError && !people && (
            <Failed what="The list" error={list.error} retry={() => void list.refetch()} />
          )}
          {people && (
            <>
              {list.isError && (
                <Notice kind="sky" icon="offline">
                  {errorMessage(list.error)}
                </Notice>
              )}
              <ul className={styles.people}>
                {people.map((person) => (
                  <Person key={person.id} person={person} />
                ))}
              </ul>
              <Section title="Invite somebody">
                <Invite />
              </Section>
            </>
          )}
        </>
      )}
    </>
  )
}

/** The reason, who can, and what there is to see all the same. */
function NotForAgents({ error }: { error: unknown }) {
  const list = useQuery({
    queryKey: ['colleagues'],
    queryFn: () => parseResponse(api.colleagues.$get()),
  })
  return (
    <>
      <Notice kind="clay">{errorMessage(error)}</Notice>
      <ul className={styles.people}>
        {list.data?.people
          .filter(({ closed }) => !closed)
          .map(({ id, name, role }) => (
            <li key={id}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={styles.about}>{role === 'owner' ? 'Owner' : 'Agent'}</p>
              </div>
            </li>
          ))}
      </ul>
    </>
  )
}
