import { useQuery } from '@tanstack/react-query'
import { errorMessage, isApiError } from '../../client/api.ts'
import { operatorsQuery } from '../../client/operators-query.ts'
import { useOperators } from '../../client/use-operators.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Invite } from './Invite.tsx'
import { OperatorRow } from './OperatorRow.tsx'
import styles from './Operators.module.css'

/** Who works at the desk. Owners invite and close operators; agents see who is there. */
export function Operators() {
  const list = useQuery(operatorsQuery)
  const open = list.data?.people.filter(({ closed }) => !closed)
  return (
    <>
      <BackLink to="/console/settings">Settings</BackLink>
      <PageTitle title="People" count={open?.length} />
      {isApiError(list.error, 'owners-only') ? (
        <NamesForAgents error={list.error} />
      ) : (
        <Loaded query={list}>
          {({ people }) => (
            <>
              <ul className={styles.operators}>
                {people.map((operator) => (
                  <OperatorRow key={operator.id} operator={operator} />
                ))}
              </ul>
              <Section title="Invite somebody">
                <Invite />
              </Section>
            </>
          )}
        </Loaded>
      )}
    </>
  )
}

/** Why agents can't change anything here, who can, and the names of everybody at the desk. */
function NamesForAgents({ error }: { error: unknown }) {
  const operators = useOperators().filter(({ closed }) => !closed)
  return (
    <>
      <Notice kind="clay">{errorMessage(error)}</Notice>
      <ul className={styles.operators}>
        {operators.map(({ id, name, role }) => (
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
