/** A row of a table; its first cell names it. */
export type Row = { cells: readonly string[]; strong?: boolean }
export type Table = { head: readonly string[]; rows: readonly Row[] }

/**
 * What a filled place of a page shows, in words, paths and rows, each under the name of the place it stands in. Server
 * and script put the same into the same places; neither has words of its own.
 */
export type Shown = {
  texts: Record<string, string>
  /** The shape of what is drawn, as SVG’s `d`. */
  paths: Record<string, string>
  /** Written only where they are looked at. */
  tables: Record<string, () => Table>
  /** Whether a part of the page is there at all. */
  parts: Record<string, boolean>
}

export const nothing: Shown = { texts: {}, paths: {}, tables: {}, parts: {} }

export function together(...all: readonly Shown[]): Shown {
  return {
    texts: Object.assign({}, ...all.map(({ texts }) => texts)),
    paths: Object.assign({}, ...all.map(({ paths }) => paths)),
    tables: Object.assign({}, ...all.map(({ tables }) => tables)),
    parts: Object.assign({}, ...all.map(({ parts }) => parts)),
  }
}
