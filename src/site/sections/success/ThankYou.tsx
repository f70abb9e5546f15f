import { Reference } from './Reference.tsx'
import styles from './ThankYou.module.css'

type Props = {
  heading: string
  lead: string
  cards: readonly { heading: string; text: string }[]
  reference?: string | undefined
}

export function ThankYou({ heading, lead, cards, reference }: Props) {
  return (
    <section className={styles.thanks}>
      <div className={`page ${styles.grid}`}>
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <Reference reference={reference} />
        </div>
        <ul>
          {cards.map(({ heading, text }) => (
            <li key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
