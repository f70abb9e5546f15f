import type Sqlite from 'better-sqlite3'
import { isOurs } from '#database/copies/contents.ts'
import { withoutRowNumber } from '#database/copies/sqlite-contents.ts'

type Column = { name: string; type: string; notnull: number; pk: number }
type Reference = { from: string; to: string; table: string }

/** How PostgreSQL stores each column, as `table.column`. */
export type ColumnTypes = ReadonlyMap<string, string>

const words = 'Ruth O’Neil "Đặng" \\ line\nnext\ttab 漢字 🌞 \u202Eright to left'

/**
 * Puts three rows into every table of a migrated database: texts of all scripts, moments, JSON, flags, nulls, and
 * references that point forwards too.
 */
export function insertEveryKindOfRow(sqlite: Sqlite.Database, types: ColumnTypes): void {
  const tables = sqlite
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
    .pluck()
    .all()
    .filter((name) => isOurs(String(name))) as string[]
  const references = new Map(
    tables.map((table) => [
      table,
      sqlite.pragma(`foreign_key_list("${table}")`) as unknown as Reference[],
    ]),
  )

  const cell = (table: string, { name, notnull, pk }: Column, row: number): unknown => {
    const reference = references.get(table)?.find(({ from }) => from === name)
    if (!notnull && !pk && row === 2) return null
    if (reference) return keyOf(reference.table, reference.table === table ? (row + 1) % 3 : row)
    return valueOfType(types.get(`${table}.${name}`) ?? '', `${table}.${name}`, row, pk > 0)
  }
  sqlite.pragma('foreign_keys = OFF')
  for (const table of tables) {
    const columns = withoutRowNumber(sqlite.pragma(`table_info("${table}")`) as Column[])
    sqlite.exec(`delete from "${table}"`)
    for (const row of [0, 1, 2])
      sqlite
        .prepare(`insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
          values (${columns.map(() => '?').join(', ')})`)
        .run(columns.map((column) => cell(table, column, row)))
  }
  sqlite.pragma('foreign_keys = ON')
}

function keyOf(table: string, row: number): string {
  return `${table}.id ${row}`
}

function valueOfType(type: string, column: string, row: number, isKey: boolean): unknown {
  switch (type) {
    case 'boolean':
      return row % 2
    case 'integer':
    case 'bigint':
      return row * 7
    case 'double precision':
    case 'real':
      return row + 0.5
    case 'jsonb':
      return `{"b": ${row}.50, "a": [null, true, ${JSON.stringify(words)}], "aa": {}}`
    case 'timestamp with time zone':
      return `2026-11-2${row}T09:00:00.12${row}Z`
  }
  return isKey ? `${column} ${row}` : `${column} ${row} ${words}`
}
