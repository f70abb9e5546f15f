import { type Article, readTime } from '../../article/articles.ts'
import { When } from '../../article/When.tsx'
import { brand } from '../../brand.ts'
import { scripts } from '../../scripts.ts'
import styles from './Head.module.css'

/** The top of an article: where it belongs, what it says, who wrote it and when. */
export function Head({ article }: { article: Article }) {
  const { title, excerpt, category, published } = article.data
  return (
    <header className={styles.head}>
      <div className="page">
        <a className={styles.back} href="/blog">
          All articles
        </a>
        <h1>{title}</h1>
        <p className="lead">{excerpt}</p>
        <ul className={styles.about}>
          <li className={styles.category}>{category}</li>
          <li>{brand.editors}</li>
          <li>
            <When date={published} />
          </li>
          <li>{readTime(article)}</li>
          <li>
            <button
              type="button"
              id="share"
              className={styles.share}
              data-touch="share"
              data-from={scripts.share}
            >
              Share
            </button>
          </li>
        </ul>
      </div>
    </header>
  )
}
