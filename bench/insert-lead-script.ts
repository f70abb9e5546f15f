import { Kysely, PostgresDialect } from 'kysely'
import { insertLeads } from '#database/enquiry/insert-leads.ts'
import type { Schema } from '#database/schema.ts'
import type { RateLimit } from '#domain/lead/insertion.ts'
import type { NewLeadRow, StoredLead } from '#domain/lead/stored-lead.ts'

type Statement = { text: string; parameters: readonly unknown[] }

/** A pgbench script and the values of its variables, as pgbench takes them on its command line. */
export type Script = { text: string; variables: string[] }

/** A lead as the server inserts it, with the limit it is counted under. */
export type Insertion = { lead: StoredLead; limit: RateLimit }

/** The statement with which the server inserts a lead, captured instead of copied. */
export async function statementInserting({ lead, limit }: Insertion): Promise<Statement> {
  let captured: Statement | undefined
  const rows = [{ inserted: lead.row.reference_number, within: true }]
  const client = {
    query: async (text: string, parameters: readonly unknown[]) => {
      captured = { text, parameters }
      return { command: 'SELECT' as const, rowCount: 1, rows }
    },
    release() {},
  }
  const pool = { connect: async () => client, end: async () => {} }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) })
  const close = async () => {}
  const database = {
    engine: 'postgres',
    db,
    reads: db,
    reports: { mayBeOld: db },
    maintenance: db,
    connections: () => [],
    close,
  } as const
  await insertLeads(database, [lead], limit)
  if (!captured) throw new Error('No statement was captured.')
  return captured
}

/** One row into the same table and nothing else: the least that storing a lead can cost. */
export function bareInsert(row: NewLeadRow): Statement {
  const columns = Object.entries(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into enquiries (${columns.map(([name]) => `"${name}"`).join(', ')}) values (${places.join(', ')})`,
    parameters: columns.map(([, value]) => value),
  }
}

/**
 * A script in which every transaction stores another lead. What differs between leads differs as in the server: ids
 * grow, references and fingerprints are spread over their whole index. Values have the length of the lead's.
 */
export function pgbenchScript(
  { text, parameters }: Statement,
  row: NewLeadRow,
  insertion?: Insertion,
): Script {
  const deliveries = insertion && JSON.stringify(insertion.lead.deliveries)
  const varied = new Map<unknown, string>([
    [row.id, '(:grown || :id_rest)'],
    [row.submission, '(:spread || :id_rest)'],
    [row.reference_number, ':spread'],
    [row.fingerprint, '(:spread || :fingerprint_rest)'],
    [row.email_key, "(:spread || '@example.com')"],
    [row.name_key, "(:spread || ' visitor')"],
    [row.family_key, "(:spread || ' family')"],
    [row.phone_e164, "('+' || :spread)"],
    [insertion?.lead.confirmationKey, '(:spread || :hash_rest)'],
    [insertion?.limit.name, '(:grown || :hash_rest)'],
    [deliveries, "replace(:owed, '00000000000', :grown || '')"],
  ])
  const statement = text.replace(/\$(\d+)/g, (_, place) => {
    const value = parameters[Number(place) - 1]
    if (value === undefined || value === null) return 'null'
    return varied.get(value) ?? (value === '' ? "''" : `:p${place}`)
  })
  const constants = parameters.flatMap((value, index) =>
    value === '' || value === undefined || value === null ? [] : [`p${index + 1}=${value}`],
  )
  return {
    text: [
      '\\set turn :turn + 1',
      '\\set number :turn * 32 + :client_id',
      // Eleven digits, as long as a reference; the id and the fingerprint begin with them.
      '\\set grown 10000000000 + :number',
      '\\set spread 10000000000 + permute(:number, 80000000000, 1)',
      `${statement};`,
    ].join('\n'),
    variables: [
      ...constants,
      `id_rest=${row.id.slice(11)}`,
      `fingerprint_rest=${row.fingerprint.slice(11)}`,
      `hash_rest=${row.fingerprint.slice(11, 43)}`,
      ...(deliveries ? [`owed=${deliveries}`] : []),
    ],
  }
}
