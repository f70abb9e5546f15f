/**
 * All rows of a database, whatever its tables are called: for copies and for their proof. On both engines a value is
 * null or text, flags are 0 or 1, moments ISO 8601 and JSON has its keys in order, so that equal rows are equal texts.
 */
export type Contents = {
  /** Our tables with their columns, both in alphabetical order. */
  tables: ReadonlyMap<string, readonly string[]>
  /** The rows of a table, a few hundred at a time, with their values in the order of the columns. */
  rows(table: string): AsyncIterable<readonly Value[][]>
}
export type Value = string | null

export const rowsAtOnce = 500

/** Sessions are left out: a backup must not sign anyone in. */
export const leftOutOfBackups = 'operator_sessions'

/** What a backup has of these contents. */
export function forBackup({ tables, rows }: Contents): Contents {
  return { tables, rows: (table) => (table === leftOutOfBackups ? noRows() : rows(table)) }
}

async function* noRows() {}

/** Tables that the migrations keep for themselves. */
export function isOurs(table: string): boolean {
  return !table.startsWith('kysely_') && !table.startsWith('sqlite_')
}

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/

export function canonical(value: unknown): Value {
  if (value === null) return null
  const text = String(value)
  if (moment.test(text)) return isoOf(text)
  return text.startsWith('{') || text.startsWith('[') ? canonicalJson(text) : text
}

function isoOf(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

/** Thousands of leads have the same form stored with them. */
const known = new Map<string, string>()
const mostKnown = 200

function canonicalJson(text: string): string {
  const again = known.get(text)
  if (again !== undefined) return again
  const result = withKeysInOrder(text)
  if (known.size === mostKnown) known.clear()
  known.set(text, result)
  return result
}

function withKeysInOrder(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  } catch {
    // A visitor's words may begin with a bracket.
    return text
  }
}
