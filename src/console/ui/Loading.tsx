import styles from './Loading.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** Placeholder rows. They appear after 300 ms and do not move. */
export function Loading() {
  return (
    <div className={styles.loading}>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      {rows.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
