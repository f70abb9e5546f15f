import { home } from '#content/pages/home.ts'
import styles from './Guides.module.css'

/** Three columns as in a newspaper: rules between them, no boxes. */
export function Guides() {
  return (
    <section className={styles.guides}>
      <div className="page">
        <h2>{home.guides.heading}</h2>
        <div className={styles.columns}>
          {home.guides.guides.map(({ name, text, link, path }) => (
            <article key={path}>
              <h3>{name}</h3>
              <p>{text}</p>
              <a href={path}>{link}</a>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
