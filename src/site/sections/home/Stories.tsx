import { home } from '#edition/pages/home.ts'
import type { Article } from '../../article/articles.ts'
import { StoryGrid } from '../StoryGrid.tsx'
import styles from './Stories.module.css'

export function Stories({ articles }: { articles: readonly Article[] }) {
  const { heading, all, teasers } = home.stories
  const stories = teasers.map(({ picture, article: id }) => {
    const article = articles.find((one) => one.id === id)
    if (!article) throw new Error(`The home page names an article that is not there: ${id}.`)
    return { article, picture, about: <p className={styles.kind}>{article.data.category}</p> }
  })
  return (
    <section className={styles.stories}>
      <div className="page">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <a href="/blog">{all}</a>
        </div>
        <StoryGrid className={styles.teasers} stories={stories} />
      </div>
    </section>
  )
}
