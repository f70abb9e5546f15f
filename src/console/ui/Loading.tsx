import styles from './Loading.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** Rows in about their real places. Nothing is seen of them before 300 ms, and nothing moves. */
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
