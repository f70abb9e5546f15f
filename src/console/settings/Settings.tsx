import { useOperator } from '../client/session.ts'
import { useOperators } from '../client/use-operators.ts'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { ClientKeys } from './ClientKeys.tsx'
import { LetterTemplates } from './LetterTemplates.tsx'
import { OfferRules } from './OfferRules.tsx'
import { Recipients } from './Recipients.tsx'
import { SettingsLinks } from './SettingsLinks.tsx'
import { Webhooks } from './Webhooks.tsx'
import { WeeklyLetter } from './WeeklyLetter.tsx'

/** How leads come in and go out, with links to operators and audit log. Agents see only part of it. */
export function Settings() {
  const owner = useOperator().role === 'owner'
  return (
    <>
      <PageTitle title="Settings" />
      <SettingsLinks owner={owner} />
      <Webhooks owner={owner} />
      {owner ? (
        <>
          <OfferRules />
          <Recipients />
          <WeeklyLetter />
          <LetterTemplates />
          <ClientKeys />
        </>
      ) : (
        <ForOwners />
      )}
    </>
  )
}

/** What agents do not see here, and whom to ask. */
function ForOwners() {
  const owners = useOperators()
    .filter(({ role, closed }) => role === 'owner' && !closed)
    .map(({ name }) => name)
  return (
    <Section title="For owners">
      <SectionText>
        Owners look after webhooks, client keys and who gets letters, and read what was done.
        {owners.length > 0 && ` Ask ${owners.join(' or ')}.`}
      </SectionText>
    </Section>
  )
}
