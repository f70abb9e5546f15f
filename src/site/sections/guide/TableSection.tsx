import type { Table } from '#content/pages/table.ts'
import { Summary } from '../../ui/Summary.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './TableSection.module.css'

/**
 * Rules, no boxes: words left, figures right. Where it is narrow each row's name has a line of its own, and so has every
 * cell too wordy to fit beside the others.
 */
export function TableSection({ caption, columns, rows, note, strong, folded }: Table) {
  const kinds = columnKinds(columns.slice(1).map((_, index) => rows.map((row) => row[index + 1])))
  const styleOf = (column: number) => {
    const { isNumeric, isAcross } = kinds[column] ?? {}
    return `${isNumeric ? styles.number : ''} ${isAcross ? '' : styles.alone}`
  }
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="scroll" tabIndex={0} aria-label={caption}>
        <table className="table" data-across={kinds.filter(({ isAcross }) => isAcross).length}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => {
                const className = index > 0 ? styleOf(index - 1) : styles.alone
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
                <th scope="row">
                  <Text>{name}</Text>
                </th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]} className={styleOf(column)}>
                    <Cell>{cell}</Cell>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {folded && (
        <details className={styles.folded}>
          <Summary>{folded.summary}</Summary>
          <TableSection {...folded} />
        </details>
      )}
      {note && (
        <figcaption className="dated">
          <Text>{note}</Text>
        </figcaption>
      )}
    </figure>
  )
}

const bracket = / \(([^)]+)\)$/

/** A figure is large, with its range below. */
function Cell({ children }: { children: string }) {
  const [, range] = (isFigure(children) && bracket.exec(children)) || []
  if (!range) return <Text>{children}</Text>
  return (
    <>
      <strong>{children.replace(bracket, '')}</strong>
      <small>{range}</small>
    </>
  )
}

function isFigure(cell = ''): boolean {
  return cell.replace(bracket, '').length <= 18 && /^[\d$£−–+(]/.test(cell)
}

type ColumnKind = { isNumeric: boolean; isAcross: boolean }

/** Figures are side by side where it is narrow, or short words where there are no figures. */
function columnKinds(columns: (string | undefined)[][]): ColumnKind[] {
  const numeric = columns.map((cells) => cells.every(isFigure))
  const short = columns.every((cells) => cells.every((cell = '') => cell.length <= 60))
  const areWords = !numeric.some(Boolean)
  return numeric.map((isNumeric) => ({ isNumeric, isAcross: areWords ? short : isNumeric }))
}
