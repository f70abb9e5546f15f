import { exampleQuote, type QuoteKit, type QuoteLine } from '#edition/explaining/quote.ts'
import band from '../../sections/guide/Band.module.css'
import { Text } from '../../ui/Text.tsx'
import { Explanation, headingId } from '../Explanation.tsx'
import styles from './Quote.module.css'

const id = 'example-quote'

/** An example quote, line by line, and what to make of each. */
export function Quote({ kit }: { kit: QuoteKit }) {
  const { text, title, about, lines } = exampleQuote(kit)
  const sheet = (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <b>{title}</b>
        <span>{about}</span>
      </p>
      <ul>
        {lines.map((line) => (
          <Line key={line.note.title} {...line} />
        ))}
      </ul>
    </div>
  )
  return (
    <section id={id} className={band.deep} aria-labelledby={headingId(id)}>
      <Explanation id={id} shape="wide" text={text} picture={sheet} />
    </section>
  )
}

function Line({ state, text, detail, amount, isTotal, note }: QuoteLine) {
  return (
    <li className={`${styles[state]} ${isTotal ? styles.total : ''}`}>
      <div className={styles.line}>
        {text ? (
          <p>
            <Text>{text}</Text>
            {detail && <small>{detail}</small>}
          </p>
        ) : (
          <p className={styles.blank}>Not on this quote</p>
        )}
        {amount && (
          <b>
            <Text>{amount}</Text>
          </b>
        )}
      </div>
      <p className={styles.note}>
        <b>{note.title}</b> <Text>{note.text}</Text>
      </p>
    </li>
  )
}
