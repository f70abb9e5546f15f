import { installerTerms } from '#edition/installer-terms.ts'
import { brand } from '../brand.ts'
import styles from './Terms.module.css'

/** Our terms, which an installer accepts before its first offer. */
export function Terms() {
  const { heading, lead, sections } = installerTerms(brand)
  return (
    <section className={styles.terms} id="terms">
      <h2>{heading}</h2>
      <p>{lead}</p>
      {sections.map(({ heading, text }) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <ul>
            {text.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
