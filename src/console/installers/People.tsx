import { Section } from '../ui/Section.tsx'
import type { InstallerDetails } from './installers-query.ts'
import styles from './parts.module.css'

/** Who works there, how to reach them, and where offers go. */
export function People({
  installer: { people, webhook },
}: {
  installer: InstallerDetails['installer']
}) {
  return (
    <Section title="People">
      <dl className={styles.rows}>
        {people.map(({ name, email, phone, getsOffers }) => (
          <div key={`${name} ${email}`} data-narrow="">
            <dt>{name}</dt>
            <dd>
              {phone && (
                <>
                  <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,{' '}
                </>
              )}
              <a href={`mailto:${email}`}>{email}</a>
              {getsOffers && '; offers go here'}
            </dd>
          </div>
        ))}
        <div data-narrow="">
          <dt>Webhook</dt>
          <dd>{webhook ?? 'None; answers by the link in the letter'}</dd>
        </div>
      </dl>
    </Section>
  )
}
