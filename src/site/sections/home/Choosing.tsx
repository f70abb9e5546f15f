import { home } from '#edition/pages/home.ts'
import styles from './Choosing.module.css'

export function Choosing() {
  const { heading, lead, does, never } = home.choosing
  return (
    <section className={styles.choosing}>
      <div className="page">
        <div className="section-head">
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.columns}>
          {[does, never].map(({ heading: name, points }) => (
            <div key={name}>
              <h3>{name}</h3>
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
