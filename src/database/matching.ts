import type { Candidate } from '#domain/installer/match.ts'
import type { Db } from './schema.ts'

/** The latest matching of a lead: every installer with its reasons, and by which rules. */
export async function getLatestTrace(db: Db, lead: string) {
  const row = await db
    .selectFrom('match_traces')
    .select(['at', 'rules_version', 'candidates'])
    .where('lead', '=', lead)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      at: row.at,
      rulesVersion: row.rules_version,
      candidates: JSON.parse(row.candidates) as Candidate[],
    }
  )
}

/** The names of all installers by their ids, of closed ones too. */
export async function listInstallerNames(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('installers').select(['id', 'trading_name']).execute()
  return new Map(rows.map(({ id, trading_name }) => [id, trading_name]))
}
