import { memo } from 'react'
import type { Table } from '#content/calculators/table.ts'
import styles from './FigureTable.module.css'

type Props = {
  table: Table
  caption: string
  /** Many small numbers. */
  quiet?: boolean
  /** Sentences rather than numbers. */
  wordy?: boolean
}

/** Rules, no boxes; on a phone it scrolls within itself. Rows keep their places, so that only texts change. */
export const FigureTable = memo(function FigureTable({ table, caption, quiet, wordy }: Props) {
  const kind = quiet ? styles.quiet : wordy ? styles.wordy : styles.figures
  const { head, rows } = table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={`${styles.table} ${kind}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell, index) =>
              cell ? (
                <th key={index} scope="col">
                  {cell}
                </th>
              ) : (
                <td key={index} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...cells], strong }, row) => (
            <tr key={row} data-strong={strong ? '' : undefined}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={index} data-head={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
