import { success } from '#edition/pages/success.ts'
import { type Article, pictureOf, readTime } from '../../article/articles.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Band } from '../guide/Band.tsx'
import styles from './Reading.module.css'

/** While you wait: the featured articles and the newest of the others. */
export function Reading({ articles }: { articles: readonly Article[] }) {
  const featured = articles.filter(({ data }) => data.featured)
  const newest = articles.filter(({ data }) => !data.featured).slice(0, 1)
  return (
    <Band heading={success.reading.heading} ground="deep">
      <ul className={styles.cards}>
        {[...featured, ...newest].map((article) => (
          <li key={article.id}>
            <a href={`/blog/${article.id}`} className="teaser">
              <Scene name={pictureOf(article)} decorative className={styles.picture} />
              <p className={styles.kind}>{`${article.data.category}, ${readTime(article)}`}</p>
              <h3>{article.data.title}</h3>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href="/blog">{success.reading.all}</a>
      </p>
    </Band>
  )
}
