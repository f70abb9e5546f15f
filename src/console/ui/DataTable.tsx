import type { ComponentProps, ReactNode } from 'react'
import kit from './kit.module.css'

type Look = 'muted' | 'good' | 'late' | 'strong' | false

export type Column<Row> = {
  /** Nothing above what is only drawn. */
  head?: ReactNode
  cell: (row: Row, index: number) => ReactNode
  /** Figures are aligned right. */
  isNumber?: boolean
  look?: Look | ((row: Row) => Look) | undefined
  className?: string
}

/** Makes a column of figures. */
type Figure<Row> = (
  head: string,
  cell: Column<Row>['cell'],
  look?: Column<Row>['look'],
) => Column<Row>

/** A table of one line for each thing. The first column names it. */
export function DataTable<Row>({
  columns: given,
  rows,
  keyOf,
  rowProps,
  className = '',
  hideHead,
  children,
}: {
  columns: readonly Column<Row>[] | ((figure: Figure<Row>) => readonly Column<Row>[])
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowProps?: (row: Row) => ComponentProps<'tr'> & { [data: `data-${string}`]: unknown }
  className?: string
  /** Where the values say what they are. */
  hideHead?: boolean
  /** More rows at the end, such as sums. */
  children?: ReactNode
}) {
  const columns =
    typeof given === 'function'
      ? given((head, cell, look) => ({ head, cell, look, isNumber: true }))
      : given
  return (
    <table className={`${kit.table} ${className}`}>
      <thead className={hideHead ? 'visually-hidden' : undefined}>
        <tr>
          {columns.map(({ head, ...column }, index) =>
            head === undefined ? (
              <td key={index} className={classOf(column)} />
            ) : (
              <th key={index} scope="col" className={classOf(column)}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={keyOf(row)} {...rowProps?.(row)}>
            {columns.map(({ head, cell, look, ...column }, index) => {
              const props = {
                className: classOf(column, typeof look === 'function' ? look(row) : look),
              }
              const content = cell(row, rowIndex)
              return index === 0 ? (
                <th key="name" scope="row" {...props}>
                  {content}
                </th>
              ) : (
                <td key={index} data-label={typeof head === 'string' ? head : undefined} {...props}>
                  {content}
                </td>
              )
            })}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}

function classOf(
  { isNumber, className }: Pick<Column<never>, 'isNumber' | 'className'>,
  look?: Look,
): string | undefined {
  const classes = [isNumber && kit.number, look && kit[look], className].filter(Boolean)
  return classes.join(' ') || undefined
}
