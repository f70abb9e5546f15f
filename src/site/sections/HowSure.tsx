import { formatDay } from '#domain/estimate/shared/day.ts'
import { type HowSure as HowSureContent, oldestCheck, pricesNote } from '#edition/how-sure.ts'
import { Summary } from '../ui/Summary.tsx'
import styles from './HowSure.module.css'

/** The sources of a page's figures, in one closed line. */
export function HowSure(page: HowSureContent) {
  const oldest = oldestCheck(page)
  return (
    <details className={`page ${styles.sure}`}>
      <Summary>
        {oldest ? `Sources. Oldest check on this page: ${formatDay(oldest)}` : 'Sources'}
      </Summary>
      <ul>
        {page.sources.map(({ publisher, title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
            {`, ${publisher}`}
          </li>
        ))}
      </ul>
      <p>
        {page.prices && `${pricesNote} `}
        <a href="/about#how-sure">How sure we are</a>
      </p>
    </details>
  )
}
