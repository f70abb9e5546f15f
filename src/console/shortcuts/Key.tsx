import styles from './Key.module.css'

/** A key as it looks on the keyboard. */
export function Key({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>
}
