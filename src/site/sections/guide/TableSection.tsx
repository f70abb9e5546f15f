import type { Table } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './TableSection.module.css'

/** Rules, no boxes: words left, figures right. On a phone a wide table scrolls in its own place. */
export function TableSection({ caption, columns, rows, note, strong }: Table) {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells], index) => (
              <tr key={name} className={index === strong ? styles.strong : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td
                    key={columns[column + 1]}
                    className={isFigure(cell) ? styles.number : undefined}
                  >
                    <Text>{cell}</Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && (
        <figcaption className="dated">
          <Text>{note}</Text>
        </figcaption>
      )}
    </figure>
  )
}

function isFigure(cell: string): boolean {
  return /^[\d$−–+(]/.test(cell)
}
