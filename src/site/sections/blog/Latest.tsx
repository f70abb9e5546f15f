import { blog } from '#edition/articles.ts'
import { type Article, pictureOf } from '../../article/articles.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Byline } from './Byline.tsx'
import styles from './Latest.module.css'

/** The others, newest first, as a list with small pictures. */
export function Latest({ articles }: { articles: readonly Article[] }) {
  return (
    <section className={styles.latest}>
      <div className={`page ${styles.split}`}>
        <h2>{blog.latest}</h2>
        <ul>
          {articles.map((article) => (
            <li key={article.id}>
              <a href={`/blog/${article.id}`} className="teaser">
                <Scene name={pictureOf(article)} decorative className={styles.picture} />
                <div>
                  <h3>{article.data.title}</h3>
                  <p>{article.data.excerpt}</p>
                  <Byline article={article} />
                </div>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
