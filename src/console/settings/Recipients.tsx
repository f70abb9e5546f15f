import { useQuery } from '@tanstack/react-query'
import { Failed } from '../ui/Failed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Section } from '../ui/Section.tsx'
import { EditRecipients } from './EditRecipients.tsx'
import { recipientsQuery } from './settings-queries.ts'
import styles from './Words.module.css'

/** Who gets a letter about each lead. */
export function Recipients() {
  const list = useQuery(recipientsQuery)
  return (
    <Section title="Letters about leads" aside="who gets one about each lead">
      {list.isPending && <Loading />}
      {list.isError && !list.data && (
        <Failed what="The list" error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && (
        <>
          {!list.data.chosen && (
            <p className={styles.words}>
              {list.data.recipients.length > 0
                ? 'Until you say who, letters go to the address set where the server runs (OPERATOR_EMAIL).'
                : 'Nobody gets letters about leads yet. Add an address.'}
            </p>
          )}
          <EditRecipients key={list.data.recipients.join()} kept={list.data.recipients} />
        </>
      )}
    </Section>
  )
}
