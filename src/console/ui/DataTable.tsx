import type { ComponentProps, ReactNode } from 'react'
import kit from './kit.module.css'

type Look = 'muted' | 'good' | 'late' | 'strong' | false

export type Column<Row> = {
  /** Nothing above what is only drawn. */
  head?: ReactNode
  /** In place of a head, above figures: they are aligned right. */
  figure?: ReactNode
  cell: (row: Row, index: number) => ReactNode
  look?: Look | ((row: Row) => Look) | undefined
  className?: string
}

/** A table of one line for each thing. The first column names it. */
export function DataTable<Row>({
  columns,
  rows,
  keyOf,
  rowProps,
  className = '',
  hideHead,
  children,
}: {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowProps?: (row: Row) => ComponentProps<'tr'> & { [data: `data-${string}`]: unknown }
  className?: string
  /** Where the values say what they are. */
  hideHead?: boolean
  /** More rows at the end, such as sums. */
  children?: ReactNode
}) {
  return (
    <table className={`${kit.table} ${className}`}>
      <thead className={hideHead ? 'visually-hidden' : undefined}>
        <tr>
          {columns.map(({ figure, head = figure, className }, index) =>
            head === undefined ? (
              <td key={index} className={className} />
            ) : (
              <th key={index} scope="col" className={classOf({ figure, className })}>
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={keyOf(row)} {...rowProps?.(row)}>
            {columns.map(({ figure, head = figure, cell, look, className }, index) => {
              const props = {
                className: classOf(
                  { figure, className },
                  typeof look === 'function' ? look(row) : look,
                ),
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
  { figure, className }: Pick<Column<never>, 'figure' | 'className'>,
  look?: Look,
): string | undefined {
  const classes = [figure && kit.number, look && kit[look], className].filter(Boolean)
  return classes.join(' ') || undefined
}
