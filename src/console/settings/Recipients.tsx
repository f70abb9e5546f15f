import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/Loaded.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { EditRecipients } from './EditRecipients.tsx'
import { recipientsQuery } from './settings-queries.ts'

const insteadOf = {
  environment: 'emails go to the address set where the server runs (OPERATOR_EMAIL)',
  owners: 'emails go to the owners',
}

/** Who gets emails about leads. */
export function Recipients() {
  const list = useQuery(recipientsQuery)
  return (
    <Section title="Emails about leads" about="who gets one about each lead">
      <Loaded query={list}>
        {({ from, recipients }) => (
          <>
            {from !== 'settings' && (
              <SectionText>
                Nobody is chosen, so {insteadOf[from]}: {recipients.join(', ')}. People you add get
                them instead.
              </SectionText>
            )}
            <EditRecipients recipients={from === 'settings' ? recipients : []} />
          </>
        )}
      </Loaded>
    </Section>
  )
}
