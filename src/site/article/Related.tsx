import type { Article } from './articles.ts'
import styles from './Related.module.css'

export function Related({ articles }: { articles: readonly Article[] }) {
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related">Related Articles</h2>
      <ul>
        {articles.map(({ id, data }) => (
          <li key={id}>
            <a href={`/blog/${id}`}>{data.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
