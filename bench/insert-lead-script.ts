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
  const rows = [{ id: lead.row.id, inserted: true, within: true }]
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

/** A script in which every transaction stores another lead, by the statement of `statementInserting`. */
export function scriptInserting({ text, parameters }: Statement, insertion: Insertion): Script {
  const { row, confirmationKey } = insertion.lead
  const [leads = '', most] = parameters
  const varied: Varied[] = [
    ...variedOf(row),
    [confirmationKey, spread],
    [insertion.limit.name, grown],
  ]
  const template = varied.reduce(
    (json, [value, begins]) =>
      value
        ? json.replaceAll(
            JSON.stringify(value),
            JSON.stringify(`${begins}${value.slice(begins.length)}`),
          )
        : json,
    String(leads),
  )
  const varying = `replace(replace(:leads, '${grown}', :grown || ''), '${spread}', :spread || '')`
  return scriptOf(text.replaceAll('$1', varying).replaceAll('$2', String(most)), [
    `leads=${template}`,
  ])
}

/** The same for the statement of `bareInsert`. */
export function scriptInsertingRow({ text, parameters }: Statement, row: NewLeadRow): Script {
  const begins = new Map<unknown, string>(variedOf(row))
  const variables: string[] = []
  const statement = text.replace(/\$(\d+)/g, (_, place) => {
    const value = parameters[Number(place) - 1]
    if (value === undefined || value === null) return 'null'
    const begin = begins.get(value)
    const rest = begin ? String(value).slice(begin.length) : value
    // pgbench takes no variable without a value.
    if (rest !== '') variables.push(`p${place}=${rest}`)
    const constant = rest === '' ? "''" : `:p${place}`
    return begin ? `(${begin === grown ? ':grown' : ':spread'} || ${constant})` : constant
  })
  return scriptOf(statement, variables)
}

/** Eleven digits, as long as a reference, of which the first stand here for a growing number and the second for one that is spread over all. */
const grown = '00000000000'
const spread = '99999999999'

type Varied = [value: string | null | undefined, begins: string]

/**
 * What differs between leads, and how it begins. It differs as in the server: ids grow, references and fingerprints are spread over their
 * whole index. Values have the length of the lead's.
 */
function variedOf(row: NewLeadRow): Varied[] {
  return [
    [row.id, grown],
    [row.submission, spread],
    [row.reference_number, spread],
    [row.fingerprint, spread],
    [row.email_key, spread],
    [row.name_key, spread],
    [row.family_key, spread],
    [row.phone_e164, spread],
  ]
}

function scriptOf(statement: string, variables: string[]): Script {
  return {
    text: [
      '\\set turn :turn + 1',
      '\\set number :turn * 32 + :client_id',
      '\\set grown 10000000000 + :number',
      '\\set spread 10000000000 + permute(:number, 80000000000, 1)',
      `${statement};`,
    ].join('\n'),
    variables,
  }
}
