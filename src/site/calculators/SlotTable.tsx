import type { Shown } from '#content/calculators/shown.ts'
import styles from './SlotTable.module.css'

type Props = { of: Shown; name: string; caption: string; quiet?: boolean }

/** A place for a table. Rules, no boxes; on a phone it scrolls within itself. */
export function SlotTable({ of: { tables }, name, caption, quiet }: Props) {
  const { head, rows } = tables[name]?.() ?? { head: [], rows: [] }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={quiet ? `${styles.table} ${styles.quiet}` : styles.table} data-table={name}>
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
