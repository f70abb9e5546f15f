import { search } from '#content/pages/search.ts'
import type { SearchResult } from '#domain/search/search-pages.ts'
import { PlainHero } from '../sections/PlainHero.tsx'
import { Text } from '../ui/Text.tsx'
import styles from './Search.module.css'

export type SearchProps = { query: string; results: readonly SearchResult[] }

/** The field, and what was found. */
export function Search({ query, results }: SearchProps) {
  const hint = query ? search.nothing.replace('{query}', () => query) : search.empty
  return (
    <div className={styles.search}>
      <PlainHero heading={search.heading}>
        <search>
          <form method="get" action="/search">
            <label htmlFor="q">{search.label}</label>
            <div className={styles.field}>
              <input id="q" name="q" type="text" dir="auto" defaultValue={query} maxLength={100} />
              <button type="submit" className="button">
                {search.button}
              </button>
            </div>
          </form>
        </search>
      </PlainHero>
      <div className="page">
        {results.length === 0 && <p>{hint}</p>}
        <ol>
          {results.map(({ path, title, excerpt }) => (
            <li key={path}>
              <a href={path}>{title}</a>
              <p>{excerpt}</p>
            </li>
          ))}
        </ol>
        {query && (
          <p>
            <Text>{search.ask}</Text>
          </p>
        )}
      </div>
    </div>
  )
}
