import styles from '#site/ui/Summary.module.css'

/** The heading of a `<details>`, as everywhere, without the script that calculators load with theirs. */
export function Fold({ children }: { children: string }) {
  return <summary className={styles.summary}>{children}</summary>
}
