import { blog } from '#edition/articles.ts'
import styles from './BlogHead.module.css'

export function BlogHead() {
  return (
    <header className={styles.head} id="top">
      <div className="page">
        <h1>{blog.heading}</h1>
        <p className="lead">{blog.lead}</p>
        <ul>
          {blog.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
    </header>
  )
}
