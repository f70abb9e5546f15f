import type { MoneyRow } from '#content/pages/page.ts'
import { Summary } from '../../ui/Summary.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './MoneySection.module.css'

/** Public money as a list: dollars right, the terms and where they were read below. */
export function MoneySection({ programs }: { programs: readonly MoneyRow[] }) {
  return (
    <ul className={styles.money}>
      {programs.map(({ name, amount, unit, terms, source, parts }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={styles.amount}>
            {amount} {unit && <small>{unit}</small>}
          </p>
          <p className={styles.terms}>
            <Text>{terms}</Text>
          </p>
          {source && (
            <p className="dated">
              <Text>{source}</Text>
            </p>
          )}
          {parts && (
            <details>
              <Summary>What each is worth</Summary>
              <MoneySection programs={parts} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
