import type { ExampleQuote, QuoteLine } from '#content/example-quote.ts'
import { Text } from '#site/ui/Text.tsx'
import styles from './QuoteSheet.module.css'

/** A quote on its sheet, line by line, with notes in the margin. */
export function QuoteSheet({ title, about, lines }: ExampleQuote) {
  return (
    <div className={styles.frame}>
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
    </div>
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
