import type { Link } from '#content/navigation.ts'
import type { Row } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './RowsSection.module.css'

type Props = {
  rows: readonly Row[]
  /** Things to do, one after another. */
  isNumbered?: boolean
  more?: Link | undefined
}

/** A line or two each, between rules. A name without a stop of its own gets one. */
export function RowsSection({ rows, isNumbered = false, more }: Props) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <>
      <List className={styles.rows}>
        {rows.map(({ name, text, source }) => (
          <li key={name}>
            <b>{/[.,:?!’]$/.test(name) ? name : `${name}.`}</b> <Text>{text}</Text>
            {source && (
              <p className="dated">
                <Text>{source}</Text>
              </p>
            )}
          </li>
        ))}
      </List>
      {more && (
        <p className={styles.more}>
          <a href={more.path}>{more.label}</a>
        </p>
      )}
    </>
  )
}
