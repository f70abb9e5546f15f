import { brand } from '../brand.ts'
import { scripts } from '../client/scripts.ts'
import { type Article, readTime } from './articles.ts'
import styles from './Head.module.css'
import { When } from './When.tsx'

/** The top of an article: category, title, authors, date, and the button to share it. */
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
              className={`link ${styles.share}`}
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
