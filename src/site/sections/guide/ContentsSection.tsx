import styles from './ContentsSection.module.css'

/** A page's own contents, each entry a section further down. */
export function ContentsSection({ entries }: { entries: readonly { id: string; name: string }[] }) {
  return (
    <nav aria-label="On this page">
      <ol className={styles.contents}>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
