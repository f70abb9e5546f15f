import { useQuery } from '@tanstack/react-query'
import { answered, api } from '../api.ts'
import { Section } from '../ui/Section.tsx'
import styles from './Words.module.css'

/** What agents do not see here, and whom to ask. */
export function ForOwners() {
  const { data } = useQuery({
    queryKey: ['colleagues'],
    queryFn: () => answered(api.colleagues.$get()),
  })
  const owners = data?.people
    .filter(({ role, closed }) => role === 'owner' && !closed)
    .map(({ name }) => name)
  return (
    <Section title="For owners">
      <p className={styles.words}>
        Owners look after webhooks, client keys and who gets letters, and read what was done.
        {owners && owners.length > 0 && ` Ask ${owners.join(' or ')}.`}
      </p>
    </Section>
  )
}
