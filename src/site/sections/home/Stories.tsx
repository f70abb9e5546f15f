import { home } from '#content/pages/home.ts'
import type { Article } from '../../article/articles.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Stories.module.css'

export function Stories({ articles }: { articles: readonly Article[] }) {
  const { heading, all, teasers } = home.stories
  return (
    <section className={styles.stories}>
      <div className="page">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <a href="/blog">{all}</a>
        </div>
        <div className={styles.grid}>
          {teasers.map(({ picture, article }) => (
            <a key={article} href={`/blog/${article}`} className={styles.teaser}>
              <Scene name={picture} decorative className={styles.picture} />
              <Teaser article={articles.find(({ id }) => id === article)} />
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}

function Teaser({ article }: { article: Article | undefined }) {
  if (!article) throw new Error('The home page names an article that is not there.')
  const { category, title, excerpt } = article.data
  return (
    <>
      <p className={styles.kind}>{category}</p>
      <h3>{title}</h3>
      <p>{excerpt}</p>
    </>
  )
}
