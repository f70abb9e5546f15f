import type Sqlite from 'better-sqlite3'
import { type Contents, canonical, isOurs, rowsAtOnce, type Value } from './contents.ts'

type Column = { name: string; type: string; pk: number }

/** SQLite numbers rows for its search index. The numbers mean nothing elsewhere. */
export function withoutRowNumber<C extends Column>(columns: readonly C[]): C[] {
  const [key, ...others] = columns.filter(({ pk }) => pk > 0)
  const isNumber = key?.type.toLowerCase() === 'integer' && others.length === 0
  return columns.filter((column) => !isNumber || column !== key)
}

export function sqliteContents(sqlite: Sqlite.Database): Contents {
  const names = sqlite
    // Not what the search index keeps for itself.
    .prepare(
      "select name from pragma_table_list where schema = 'main' and type = 'table' order by name",
    )
    .pluck()
    .all() as string[]
  const tables = new Map(
    names.filter(isOurs).map((name) => {
      const columns = sqlite.pragma(`table_info("${name}")`) as Column[]
      return [
        name,
        withoutRowNumber(columns)
          .map((column) => column.name)
          .toSorted(),
      ]
    }),
  )
  return {
    tables,
    async *rows(table) {
      const columns = tables.get(table)?.map((name) => `"${name}"`) ?? []
      const rows = sqlite
        .prepare(`select ${columns.join(', ')} from "${table}"`)
        .raw()
        .iterate()
      let some: Value[][] = []
      for (const row of rows as IterableIterator<unknown[]>) {
        some.push(row.map(canonical))
        if (some.length < rowsAtOnce) continue
        yield some
        some = []
      }
      if (some.length > 0) yield some
    },
  }
}
