import { Summary } from '../ui/Summary.tsx'
import type { Article } from './articles.ts'
import styles from './Sources.module.css'

/** The numbered sources of an article, folded: a claim's number opens them. */
export function Sources({ sources }: { sources: Article['data']['sources'] }) {
  return (
    <details className={styles.sources}>
      <Summary>
        <h2 id="sources">Sources</h2>
      </Summary>
      <ol>
        {sources.map(({ name, title, url, dated }, index) => (
          <li key={`${name}, ${title}`} id={`source-${index + 1}`}>
            {`${name}. `}
            {url ? <a href={url}>{title}</a> : title}
            {dated && ` (${dated})`}
          </li>
        ))}
      </ol>
    </details>
  )
}
