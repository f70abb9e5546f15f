import type { Scheme } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './SchemesSection.module.css'

type Props = {
  /** The first is the one most people can have. */
  schemes: readonly Scheme[]
  note?: string | undefined
}

const statuses = { open: 'Open', changed: 'Open, and changed', closed: 'Closed' }

/** Public money, as a paper would list it: the first scheme large, the others in rows. */
export function SchemesSection({ schemes, note }: Props) {
  return (
    <>
      <ol className={styles.schemes}>
        {schemes.map(({ name, from, status, today, advertised, conditions }) => (
          <li key={name}>
            <div>
              <p className={`${styles.status} ${styles[status]}`}>{statuses[status]}</p>
              <h3>{name}</h3>
              <p className={styles.from}>{from}</p>
            </div>
            <div>
              <p className={styles.today}>
                <Text>{today}</Text>
              </p>
              {advertised && (
                <p className={`dated ${styles.advertised}`}>
                  <Text>{`Often advertised: ${advertised}`}</Text>
                </p>
              )}
            </div>
            <ul>
              {conditions.map((condition) => (
                <li key={condition}>
                  <Text>{condition}</Text>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {note && (
        <p className={`dated ${styles.note}`}>
          <Text>{note}</Text>
        </p>
      )}
    </>
  )
}
