import { useQuery } from '@tanstack/react-query'
import { errorMessage, isApiError } from '../../client/api.ts'
import { operatorsQuery } from '../../client/operators-query.ts'
import { useOperators } from '../../client/use-operators.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { RowItem, RowList } from '../../ui/RowList.tsx'
import { Section } from '../../ui/Section.tsx'
import { Invite } from './Invite.tsx'
import { OperatorRow } from './OperatorRow.tsx'

/** Who works at the desk. Owners invite and close operators; agents see who is there. */
export function Operators() {
  const list = useQuery(operatorsQuery)
  const open = list.data?.people.filter(({ closed }) => !closed)
  return (
    <>
      <PageTitle title="People" count={open?.length} />
      {isApiError(list.error, 'owners-only') ? (
        <NamesForAgents error={list.error} />
      ) : (
        <Loaded query={list}>
          {({ people }) => (
            <>
              <RowList>
                {people.map((operator) => (
                  <OperatorRow key={operator.id} operator={operator} />
                ))}
              </RowList>
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
      <RowList>
        {operators.map(({ id, name, role }) => (
          <RowItem key={id} title={name} about={[role === 'owner' ? 'Owner' : 'Agent']} />
        ))}
      </RowList>
    </>
  )
}
