import { success } from '#content/pages/success.ts'
import styles from './AfterSending.module.css'

export function AfterSending() {
  return (
    <section>
      <div className="page">
        <h2>{success.steps.heading}</h2>
        <ol className={styles.steps}>
          {success.steps.items.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
