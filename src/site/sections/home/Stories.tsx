import type { SceneName } from '#pictures/scenes.ts'
import type { Article } from '../../article/articles.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Stories.module.css'

type Props = {
  heading: string
  all: string
  /** Each with a picture of its own on this page; the words are the article's. */
  teasers: readonly { picture: SceneName; article: string }[]
  articles: readonly Article[]
}

/** A few articles, and the way to all of them. */
export function Stories({ heading, all, teasers, articles }: Props) {
  return (
    <section className={styles.stories}>
      <div className="page">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <a href="/blog">{all}</a>
        </div>
        <div className={styles.teasers}>
          {teasers.map(({ picture, article: id }) => {
            const article = articles.find((one) => one.id === id)
            if (!article)
              throw new Error(`The home page names an article that is not there: ${id}.`)
            return (
              <a key={id} href={`/blog/${id}`} className="teaser">
                <Scene name={picture} decorative />
                <div>
                  <h3>{article.data.title}</h3>
                  <p className="muted">{article.data.category}</p>
                </div>
              </a>
            )
          })}
        </div>
      </div>
    </section>
  )
}
