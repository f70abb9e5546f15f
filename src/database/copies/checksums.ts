import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Contents } from './contents.ts'

/** How many rows each table has, and a sum over their hashes: the same on both engines, in any order. */
const checksumsSchema = z.record(z.string(), z.object({ rows: z.number(), sum: z.string() }))
export type Checksums = z.infer<typeof checksumsSchema>

/** The file of checksums beside a backup. */
export const proofSchema = z.object({
  engine: z.enum(['sqlite', 'postgres']),
  at: z.string(),
  tables: checksumsSchema,
})
export type Proof = z.infer<typeof proofSchema>

export async function checksumsOf(contents: Contents): Promise<Checksums> {
  const checksums: Checksums = {}
  for (const table of contents.tables.keys()) checksums[table] = await checksumOf(contents, table)
  return checksums
}

async function checksumOf(contents: Contents, table: string): Promise<Checksums[string]> {
  let rows = 0
  let sum = 0n
  for await (const some of contents.rows(table))
    for (const row of some) {
      rows += 1
      sum += BigInt(`0x${hash('sha256', JSON.stringify(row)).slice(0, 32)}`)
    }
  return { rows, sum: BigInt.asUintN(128, sum).toString(16).padStart(32, '0') }
}

/** One sentence for each table that is not the same; none where all are. */
export function differences(expected: Checksums, actual: Checksums): string[] {
  const tables = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...tables].toSorted().flatMap((table) => {
    const [before, after] = [expected[table], actual[table]]
    if (before?.rows !== after?.rows)
      return `${table}: ${after ? `${after.rows} rows` : 'no such table'}, expected ${before ? `${before.rows}` : 'no such table'}`
    return before?.sum === after?.sum ? [] : `${table}: ${after?.rows} rows, but not the same`
  })
}

export function describeChecksums(checksums: Checksums): string {
  const rows = Object.values(checksums).reduce((sum, table) => sum + table.rows, 0)
  return `${Object.keys(checksums).length} tables, ${rows} rows`
}

/** What a first start writes by itself is nothing that could be lost. */
const worthKeeping = ['audit', 'enquiries', 'installers', 'operators']

export function isUnused(checksums: Checksums): boolean {
  return worthKeeping.every((table) => (checksums[table]?.rows ?? 0) === 0)
}
