import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../api.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Section } from '../ui/Section.tsx'
import { AddWebhook } from './AddWebhook.tsx'
import rows from './Rows.module.css'
import { endpointsQuery } from './settings-queries.ts'
import { Webhook } from './Webhook.tsx'
import styles from './Words.module.css'

/** Where leads are sent as they come, and how that goes. */
export function Webhooks({ owner }: { owner: boolean }) {
  const list = useQuery(endpointsQuery)
  const endpoints = list.data?.endpoints
  return (
    <Section title="Webhooks" aside="where each lead is sent at once">
      {list.isPending && <Loading />}
      {list.isError && !endpoints && (
        <Failed what="The list" error={list.error} retry={() => void list.refetch()} />
      )}
      {endpoints && list.isError && (
        <Notice kind="sky" icon="offline">
          {errorMessage(list.error)}
        </Notice>
      )}
      {endpoints?.length === 0 && (
        <p className={styles.words}>
          Leads go to nobody’s system yet. A webhook sends each one, signed, to an address of yours
          such as a CRM, within a second of its coming.
        </p>
      )}
      {endpoints && endpoints.length > 0 && (
        <ul className={rows.rows}>
          {endpoints.map((endpoint) => (
            <Webhook key={endpoint.id} endpoint={endpoint} owner={owner} />
          ))}
        </ul>
      )}
      {endpoints && owner && (
        <Disclosure label="Add a webhook">
          <AddWebhook />
        </Disclosure>
      )}
    </Section>
  )
}
