import type { MarkdownHeading } from 'astro'
import styles from './Contents.module.css'

type ContentsEntry = { id: string; name: string; level: number }

type Props = {
  entries: readonly ContentsEntry[]
  /** Whether it is inside a disclosure, which has the heading. */
  folded?: boolean
}

/** An article's headings as links. Script marks the current one with `aria-current`. */
export function Contents({ entries, folded = false }: Props) {
  return (
    <nav
      id={folded ? undefined : 'contents'}
      className={styles.contents}
      aria-label="On this page"
      data-contents={folded ? undefined : ''}
    >
      {!folded && <h2>On this page</h2>}
      <ol>
        {entries.map(({ id, name, level }) => (
          <li key={id} className={level === 3 ? styles.sub : undefined}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The entries of an article's contents: its headings of the second and third level, and its sources. */
export function contentsOf(headings: readonly MarkdownHeading[]): ContentsEntry[] {
  const prose = headings
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(({ slug, text, depth }) => ({ id: slug, name: text, level: depth }))
  return [...prose, { id: 'sources', name: 'Sources', level: 2 }]
}
