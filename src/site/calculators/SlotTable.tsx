import type { Shown } from '#content/calculators/shown.ts'
import styles from './SlotTable.module.css'

type Props = {
  of: Shown
  name: string
  caption: string
  /** Many small numbers. */
  quiet?: boolean
  /** Sentences rather than numbers. */
  wordy?: boolean
}

/** A place for a table. Rules, no boxes; on a phone it scrolls within itself. */
export function SlotTable({ of: { tables }, name, caption, quiet, wordy }: Props) {
  const kind = quiet ? styles.quiet : wordy ? styles.wordy : styles.figures
  const { head, rows } = tables[name]?.() ?? { head: [], rows: [] }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={`${styles.table} ${kind}`} data-table={name}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) =>
              cell ? (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ) : (
                <td key={cell} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [first, ...cells], strong }) => (
            <tr key={first} data-strong={strong ? '' : undefined}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1]} data-head={head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
