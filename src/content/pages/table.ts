export type Table = {
  /** What the table shows, in a sentence. */
  caption: string
  columns: readonly string[]
  /** First cell names the row. A bracket after a figure is shown small below it: '$6,470 ($5,670–$7,750)'. */
  rows: readonly (readonly string[])[]
  note?: string
  /** Index of the row that matters. */
  strong?: number
  /** More of the same, which few read. */
  folded?: Table & { summary: string }
}
