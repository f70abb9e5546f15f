import type { ReactNode } from 'react'
import type { ExplanationText } from '#content/explanation-text.ts'
import { FigureTable, type Table } from '../calculators/FigureTable.tsx'
import { Summary } from '../ui/Summary.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Explanation.module.css'

type Props = {
  /** Of the section: its heading is named after it. */
  id: string
  text: ExplanationText
  /** A wide picture has its words above and below; the others are left or right of theirs. */
  shape: 'wide' | 'left' | 'right'
  /** What is chosen before looking: a pair of radios, a field. */
  control?: ReactNode
  picture: ReactNode
  numbers?: { caption: string; table: Table }
}

/**
 * An explanatory picture with what belongs to it: heading, point, control, picture, a few words, the numbers as a table
 * and their source. On a phone in this order.
 */
export function Explanation({ id, text, shape, control, picture, numbers }: Props) {
  const { heading, point, paragraphs, source } = text
  return (
    <div className={`page ${styles.explanation} ${styles[shape]}`}>
      <div className={styles.opening}>
        <h2 id={headingId(id)}>{heading}</h2>
        <p className={shape === 'wide' ? 'lead' : styles.point}>
          <Text>{point}</Text>
        </p>
        {control}
      </div>
      <figure className={styles.picture} aria-labelledby={headingId(id)}>
        {picture}
      </figure>
      <div className={styles.more}>
        {paragraphs.length > 0 && (
          <div className={styles.words}>
            {paragraphs.map(({ strong, text }) => (
              <p key={text}>
                {strong && <b>{strong} </b>}
                <Text>{text}</Text>
              </p>
            ))}
          </div>
        )}
        {numbers && (
          <details className={styles.numbers}>
            <Summary>The numbers</Summary>
            <FigureTable {...numbers} quiet />
          </details>
        )}
        <p className="dated">
          <Text>{source}</Text>
        </p>
      </div>
    </div>
  )
}

export function headingId(id: string): string {
  return `${id}-heading`
}
