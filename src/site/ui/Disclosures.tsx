import type { ReactNode } from 'react'
import styles from './Disclosures.module.css'
import { Summary } from './Summary.tsx'

type Props = {
  /** Shared by the items: the browser keeps at most one of them open. */
  name: string
  items: readonly { summary: string; content: ReactNode }[]
}

/** Items that open one at a time and can be closed again. */
export function Disclosures({ name, items }: Props) {
  return (
    <div className={styles.disclosures}>
      {items.map(({ summary, content }, index) => (
        <details key={summary} name={name} open={index === 0}>
          <Summary>{summary}</Summary>
          {content}
        </details>
      ))}
    </div>
  )
}
