import type { Table } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './TableSection.module.css'

/**
 * Rules, no boxes: words left, figures right. On a phone each row's name has a line of its own, and so has every
 * cell too wordy to stand beside the others.
 */
export function TableSection({ caption, columns, rows, note, strong }: Table) {
  const across = columnsAcross(
    columns.slice(1).map((_, index) => rows.map((row) => row[index + 1])),
  )
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="scroll" tabIndex={0} aria-label={caption}>
        <table className="table" data-across={across.filter(Boolean).length}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => {
                const className = across[index - 1] ? undefined : styles.alone
                return column ? (
                  <th key={column} scope="col" className={className}>
                    {column}
                  </th>
                ) : (
                  <td key={column} className={className} />
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells], index) => (
              <tr key={name} data-strong={index === strong ? '' : undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td
                    key={columns[column + 1]}
                    className={`${isFigure(cell) ? styles.number : ''} ${across[column] ? '' : styles.alone}`}
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

function isFigure(cell = ''): boolean {
  return cell.length <= 18 && /^[\d$−–+(]/.test(cell)
}

/** Which columns stand side by side on a phone: figures, or short words where there are no figures. */
function columnsAcross(columns: (string | undefined)[][]): boolean[] {
  const figures = columns.map((cells) => cells.every(isFigure))
  if (figures.some(Boolean)) return figures
  const short = columns.every((cells) => cells.every((cell = '') => cell.length <= 60))
  return columns.map(() => short)
}
