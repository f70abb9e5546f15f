import { blog } from '#content/articles.ts'
import { type Article, pictureOf } from '../../article/articles.ts'
import { Scene } from '../../ui/Scene.tsx'
import { About } from './About.tsx'
import styles from './Featured.module.css'

/** One large story and two small. */
export function Featured({ articles }: { articles: readonly Article[] }) {
  return (
    <section className={styles.featured}>
      <div className="page">
        <h2>{blog.featured}</h2>
        <div className={styles.grid}>
          {articles.map((article, index) => (
            <a key={article.id} href={`/blog/${article.id}`} className={styles.story}>
              <Scene
                name={pictureOf(article)}
                eager={index === 0}
                decorative
                className={styles.picture}
              />
              <About article={article} />
              <h3>{article.data.title}</h3>
              <p>{article.data.excerpt}</p>
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
