import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/Loaded.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { EditRecipients } from './EditRecipients.tsx'
import { recipientsQuery } from './settings-queries.ts'

/** Who gets a letter about each lead. */
export function Recipients() {
  const list = useQuery(recipientsQuery)
  return (
    <Section title="Letters about leads" about="who gets one about each lead">
      <Loaded query={list}>
        {({ recipients, chosen }) => (
          <>
            {!chosen && (
              <SectionText>
                {recipients.length > 0
                  ? 'Until you say who, letters go to the address set where the server runs (OPERATOR_EMAIL).'
                  : 'Nobody gets letters about leads yet. Add an address.'}
              </SectionText>
            )}
            <EditRecipients key={recipients.join()} recipients={recipients} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
