import { type Article, readTime } from '../../article/articles.ts'
import { When } from '../../article/When.tsx'
import { brand } from '../../brand.ts'
import styles from './Byline.module.css'

/** Kind, author, date and length, in one line. */
export function Byline({ article }: { article: Article }) {
  return (
    <ul className={`muted ${styles.byline}`}>
      <li className={styles.category}>{article.data.category}</li>
      <li>{brand.editors}</li>
      <li>
        <When date={article.data.published} />
      </li>
      <li>{readTime(article)}</li>
    </ul>
  )
}
