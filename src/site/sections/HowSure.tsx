import type { HowSure as HowSureContent } from '#edition/how-sure.ts'
import { Text } from '../ui/Text.tsx'
import styles from './HowSure.module.css'

/** How far the figures of a page can be trusted, and who sets them. */
export function HowSure({ text, sources }: HowSureContent) {
  return (
    <aside className={styles.sure} aria-labelledby="how-sure">
      <div className="page">
        <h2 id="how-sure">How sure we are</h2>
        <p>
          <Text>{text}</Text>
        </p>
        <ul>
          {sources.map(({ publisher, title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
              {`, ${publisher}`}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
