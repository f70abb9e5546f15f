import { brand } from '../brand.ts'
import styles from './Notice.module.css'

export type ErrorPageProps = { title: string; advice: string }

/** What went wrong and what to do, as a page of its own. */
export function ErrorPage({ title, advice }: ErrorPageProps) {
  return (
    <section className={styles.notice}>
      <div className="page">
        <h1>{title}</h1>
        <p className="lead">{advice}</p>
        <p className={styles.to}>
          <a href="/">Return to Home</a> or call{' '}
          <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a>
        </p>
      </div>
    </section>
  )
}
