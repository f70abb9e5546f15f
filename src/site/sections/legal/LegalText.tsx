import type { Clause, LegalText as Legal } from '#content/legal/legal-text.ts'
import { When } from '../../article/When.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './LegalText.module.css'

/** A policy: numbered clauses in a readable measure, and their headings beside them where there is room. */
export function LegalText({ title, lead, updated, clauses }: Legal) {
  return (
    <div className={`page ${styles.legal}`} id="top">
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className={styles.updated}>
          Last updated <When date={new Date(updated)} />
        </p>
      </header>
      <nav aria-label="On this page">
        <ol>
          {clauses.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.clauses}>
        {clauses.map((clause) => (
          <OneClause key={clause.id} {...clause} />
        ))}
      </div>
    </div>
  )
}

function OneClause({ id, heading, paragraphs, points }: Clause) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Text>{paragraph}</Text>
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Text>{point}</Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
