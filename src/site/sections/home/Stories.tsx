import { home } from '#content/pages/home.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Stories.module.css'

export function Stories() {
  const { heading, all, teasers } = home.stories
  return (
    <section className={styles.stories}>
      <div className="page">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <a href="/blog">{all}</a>
        </div>
        <div className={styles.grid}>
          {teasers.map(({ picture, kind, title, excerpt, path }) => (
            <a key={path} href={path} className={styles.teaser}>
              <Scene name={picture} decorative className={styles.picture} />
              <p className={styles.kind}>{kind}</p>
              <h3>{title}</h3>
              <p>{excerpt}</p>
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
