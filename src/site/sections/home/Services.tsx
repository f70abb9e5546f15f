import { home } from '#edition/pages/home.ts'
import { Scene } from '../../ui/Scene.tsx'
import styles from './Services.module.css'

export function Services() {
  return (
    <section>
      <div className="page">
        <h2>{home.services.heading}</h2>
        <div className={styles.services}>
          {home.services.cards.map(({ name, picture, text, link, path }) => (
            <a key={path} href={path} className={styles.service}>
              <Scene name={picture} decorative className={styles.picture} />
              <h3>{name}</h3>
              <p>{text}</p>
              <span className="link">{link}</span>
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}
