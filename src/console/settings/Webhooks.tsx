import { useQuery } from '@tanstack/react-query'
import { Disclosure } from '../ui/Button.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { RowList } from '../ui/RowList.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { AddWebhook } from './AddWebhook.tsx'
import { endpointsQuery } from './settings-queries.ts'
import { Webhook } from './Webhook.tsx'

/** The addresses that each lead is sent to, and whether it arrives there. */
export function Webhooks({ owner }: { owner: boolean }) {
  const list = useQuery(endpointsQuery)
  return (
    <Section title="Webhooks" about="where each lead is sent at once">
      <Loaded query={list}>
        {({ endpoints }) => (
          <>
            {endpoints.length > 0 ? (
              <RowList>
                {endpoints.map((endpoint) => (
                  <Webhook key={endpoint.id} endpoint={endpoint} owner={owner} />
                ))}
              </RowList>
            ) : (
              <SectionText>
                No system gets leads yet. A webhook sends each one, signed, to an address of yours
                such as a CRM, within a second of its arrival.
              </SectionText>
            )}
            {owner && (
              <Disclosure label="Add a webhook">
                <AddWebhook />
              </Disclosure>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
