import { useOperators } from '../operators.ts'
import { Section } from '../ui/Section.tsx'
import styles from './Words.module.css'

/** What agents do not see here, and whom to ask. */
export function ForOwners() {
  const owners = useOperators()
    .filter(({ role, closed }) => role === 'owner' && !closed)
    .map(({ name }) => name)
  return (
    <Section title="For owners">
      <p className={styles.words}>
        Owners look after webhooks, client keys and who gets letters, and read what was done.
        {owners.length > 0 && ` Ask ${owners.join(' or ')}.`}
      </p>
    </Section>
  )
}
