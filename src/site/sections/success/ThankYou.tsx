import { success } from '#content/pages/success.ts'
import styles from './ThankYou.module.css'

/** The server writes the reference in; without one its line stays hidden. */
export function ThankYou() {
  return (
    <section className={styles.thanks}>
      <div className={`page ${styles.grid}`}>
        <div>
          <h1>{success.heading}</h1>
          <p className="lead">{success.lead}</p>
          <p className={styles.reference} data-has-reference="" hidden>
            Your reference is <strong data-reference="" />. Keep it, in case you want to ask us
            something.
          </p>
        </div>
        <ul>
          {success.cards.map(({ heading, text }) => (
            <li key={heading}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
