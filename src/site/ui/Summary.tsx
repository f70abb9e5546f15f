import styles from './Summary.module.css'

/** What is pressed to open or close what it stands above. */
export function Summary({ children }: { children: string }) {
  return <summary className={styles.summary}>{children}</summary>
}
