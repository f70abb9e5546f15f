/** A row of a table; its first cell names it. */
export type Row = { cells: readonly string[]; strong?: boolean }
export type Table = { head: readonly string[]; rows: readonly Row[] }
