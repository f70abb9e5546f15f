import type pg from 'pg'
import { type Contents, canonical, isOurs, rowsAtOnce, type Value } from './contents.ts'

/** Reads in the client's transaction, which must be open: what it sees is of one moment. */
export async function postgresContents(client: pg.Client): Promise<Contents> {
  const tables = new Map<string, string[]>()
  const flags = new Set<string>()
  const { rows: columns } = await client.query<Record<'table' | 'column' | 'type', string>>(`
    select table_name as "table", column_name as "column", data_type as "type"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    order by table_name collate "C", column_name collate "C"`)
  for (const { table, column, type } of columns.filter((one) => isOurs(one.table))) {
    tables.set(table, [...(tables.get(table) ?? []), column])
    if (type === 'boolean') flags.add(`${table}.${column}`)
  }
  return {
    tables,
    async *rows(table) {
      const selected = (tables.get(table) ?? []).map((column) =>
        flags.has(`${table}.${column}`) ? `"${column}"::integer` : `"${column}"`,
      )
      await client.query("set local time zone 'UTC'")
      await client.query(
        `declare contents no scroll cursor for select ${selected.join(', ')} from "${table}"`,
      )
      for (;;) {
        const { rows } = await client.query<unknown[]>({
          text: `fetch ${rowsAtOnce} from contents`,
          rowMode: 'array',
          types: { getTypeParser: () => (text: string) => text },
        })
        if (rows.length > 0) yield rows.map((row): Value[] => row.map(canonical))
        if (rows.length < rowsAtOnce) break
      }
      await client.query('close contents')
    },
  }
}
