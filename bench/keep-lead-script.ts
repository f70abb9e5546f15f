import { Kysely, PostgresDialect } from 'kysely'
import { type Keeping, keepLead } from '#database/enquiries.ts'
import type { NewLead, Schema } from '#database/schema.ts'

type Statement = { text: string; parameters: readonly unknown[] }

/** A pgbench script and the values of its variables, as pgbench takes them on its command line. */
export type Script = { text: string; variables: string[] }

/** The very statement the server keeps a lead with, overheard rather than copied. */
export async function statementKeeping(keeping: Keeping): Promise<Statement> {
  let heard: Statement | undefined
  const rows = [{ kept: keeping.lead.reference_number, within: true }]
  const listener = {
    query: async (text: string, parameters: readonly unknown[]) => {
      heard = { text, parameters }
      return { command: 'SELECT' as const, rowCount: 1, rows }
    },
    release() {},
  }
  const pool = { connect: async () => listener, end: async () => {} }
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) })
  const close = async () => {}
  await keepLead(
    { engine: 'postgres', queries, reads: queries, maintenance: queries, close },
    keeping,
  )
  if (!heard) throw new Error('Nothing was heard.')
  return heard
}

/** One row into the same table and nothing else: the least that keeping a lead can cost. */
export function bareInsert(lead: NewLead): Statement {
  const columns = Object.entries(lead)
  const places = columns.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into enquiries (${columns.map(([name]) => `"${name}"`).join(', ')}) values (${places.join(', ')})`,
    parameters: columns.map(([, value]) => value),
  }
}

/**
 * Every transaction keeps another lead. What must differ does so as it does in the server: ids grow, references and
 * fingerprints are spread over their whole index. Values keep the length of the lead’s.
 */
export function pgbenchScript(
  { text, parameters }: Statement,
  keeping: Pick<Keeping, 'lead'> & Partial<Keeping>,
): Script {
  const { lead, owed, confirmationTo, rate } = keeping
  const deliveries = owed && JSON.stringify(owed)
  const varied = new Map<unknown, string>([
    [lead.id, '(:grown || :id_rest)'],
    [lead.submission, '(:spread || :id_rest)'],
    [lead.reference_number, ':spread'],
    [lead.fingerprint, '(:spread || :fingerprint_rest)'],
    [lead.email_key, "(:spread || '@example.com')"],
    [lead.name_key, "(:spread || ' visitor')"],
    [lead.family_key, "(:spread || ' family')"],
    [lead.phone_e164, "('+' || :spread)"],
    [confirmationTo, '(:spread || :hash_rest)'],
    [rate?.name, '(:grown || :hash_rest)'],
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
      // Eleven figures, as long as a reference; the id and the fingerprint begin with them.
      '\\set grown 10000000000 + :number',
      '\\set spread 10000000000 + permute(:number, 80000000000, 1)',
      `${statement};`,
    ].join('\n'),
    variables: [
      ...constants,
      `id_rest=${lead.id.slice(11)}`,
      `fingerprint_rest=${lead.fingerprint.slice(11)}`,
      `hash_rest=${lead.fingerprint.slice(11, 43)}`,
      ...(deliveries ? [`owed=${deliveries}`] : []),
    ],
  }
}
