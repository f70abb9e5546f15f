import type { Article } from './articles.ts'
import styles from './Sources.module.css'

/** The numbered sources of an article. */
export function Sources({ sources }: { sources: Article['data']['sources'] }) {
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ol>
        {sources.map(({ name, title, url, dated }, index) => (
          <li key={`${name}, ${title}`} id={`source-${index + 1}`}>
            {`${name}. `}
            {url ? <a href={url}>{title}</a> : title}
            {dated && ` (${dated})`}
          </li>
        ))}
      </ol>
    </section>
  )
}
