import { memo } from 'react'
import styles from './FigureTable.module.css'

/** A row’s first cell names it. A strong row is emphasised. */
export type Row = { cells: readonly string[]; strong?: boolean }
export type Table = { head: readonly string[]; rows: readonly Row[] }

type Props = {
  table: Table
  caption: string
  /** Many small numbers. */
  quiet?: boolean
  /** Sentences rather than numbers. */
  wordy?: boolean
}

/** A table that scrolls within itself on a phone. Rows are keyed by place, so that an update changes only texts. */
export const FigureTable = memo(function FigureTable({ table, caption, quiet, wordy }: Props) {
  const style = quiet ? styles.quiet : wordy ? styles.wordy : styles.figures
  const { head, rows } = table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
    <section className="scroll" tabIndex={0} aria-label={caption}>
      <table className={`table ${styles.table} ${style}`}>
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
                  <Figure>{cell}</Figure>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})

/** A figure, whose range in brackets is kept on one line: it would break between a minus and its amount. */
function Figure({ children }: { children: string }) {
  const [middle, range] = children.split(/ (\(.*)/)
  if (!range) return middle
  return (
    <>
      {middle} <span className={styles.range}>{range}</span>
    </>
  )
}
