import { useOperator } from '../client/session.ts'
import { useOperators } from '../client/use-operators.ts'
import kit from '../ui/kit.module.css'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { ApiKeys } from './ApiKeys.tsx'
import { ClientKeys } from './ClientKeys.tsx'
import { Webhooks } from './Webhooks.tsx'

/** How other programs get leads and send them. Agents see only where leads go. */
export function Developers() {
  const owner = useOperator().role === 'owner'
  return (
    <>
      <PageTitle title="For developers" />
      <div className={kit.columns}>
        <div>
          <Webhooks owner={owner} />
        </div>
        <div>
          {owner ? (
            <>
              <ApiKeys />
              <ClientKeys />
            </>
          ) : (
            <ForOwners />
          )}
        </div>
      </div>
    </>
  )
}

/** What agents do not see here, and which owners to ask. */
function ForOwners() {
  const owners = useOperators()
    .filter(({ role, closed }) => role === 'owner' && !closed)
    .map(({ name }) => name)
  return (
    <Section title="For owners">
      <SectionText>
        Owners look after webhooks, API keys and client keys.
        {owners.length > 0 && ` Ask ${owners.join(' or ')}.`}
      </SectionText>
    </Section>
  )
}
