import styles from './Summary.module.css'

/** The heading of a `<details>`, with its chevron. */
export function Summary({ children }: { children: string }) {
  return <summary className={styles.summary}>{children}</summary>
}
