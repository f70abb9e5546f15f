import type { ReactNode } from 'react'
import styles from './Sky.module.css'

type Props = {
  /** The page's subject, in the heading's first and smaller line. */
  subject?: string
  heading: ReactNode
  lead: ReactNode
  /** The one next step, under the lead. */
  step?: ReactNode
  /** A white card that asks. */
  card?: ReactNode
  picture?: ReactNode
}

/** The top of a personal page: what happens, when, and one next step. */
export function Sky({ subject, heading, lead, step, card, picture }: Props) {
  const shape = [styles.sky, card && styles.withCard, picture && styles.withPicture]
  return (
    <section className={shape.filter(Boolean).join(' ')}>
      <div className={`page ${styles.content}`}>
        <div className={styles.words}>
          <h1>
            {subject && <span className={styles.subject}>{subject}</span>} {heading}
          </h1>
          <p className="lead">{lead}</p>
          {step}
        </div>
        {card && <div className={styles.card}>{card}</div>}
      </div>
      {picture}
    </section>
  )
}
