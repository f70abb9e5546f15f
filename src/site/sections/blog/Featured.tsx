import { blog } from '#edition/articles.ts'
import { type Article, pictureOf } from '../../article/articles.ts'
import { StoryGrid } from '../StoryGrid.tsx'
import { Byline } from './Byline.tsx'
import styles from './Featured.module.css'

export function Featured({ articles }: { articles: readonly Article[] }) {
  return (
    <section className={styles.featured}>
      <div className="page">
        <h2>{blog.featured}</h2>
        <StoryGrid
          className={styles.stories}
          stories={articles.map((article) => ({
            article,
            picture: pictureOf(article),
            about: <Byline article={article} />,
          }))}
          eager
        />
      </div>
    </section>
  )
}
