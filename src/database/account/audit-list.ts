import type { Db } from '../schema.ts'

/** One page of the audit log, the latest first. `beyond` is the last entry of the page before. */
export async function listAudit(
  db: Db,
  { beyond, size }: { beyond?: { at: string; id: string } | undefined; size: number },
) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('operators', 'operators.id', 'audit.operator')
    .leftJoin('enquiries', 'enquiries.id', 'audit.lead')
    .select(['audit.id', 'audit.at', 'audit.kind', 'audit.operator', 'audit.lead', 'audit.detail'])
    .select(['operators.name', 'enquiries.reference_number'])
    .$if(beyond !== undefined, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb('audit.at', '<', beyond?.at ?? ''),
          eb.and([eb('audit.at', '=', beyond?.at ?? ''), eb('audit.id', '<', beyond?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(size + 1)
    .execute()
  return {
    more: rows.length > size,
    entries: rows.slice(0, size).map((row) => ({
      id: row.id,
      at: row.at,
      kind: row.kind,
      /** Null when the visitor or the system did it. */
      operator: row.operator === null ? null : (row.name ?? ''),
      operatorId: row.operator,
      lead: row.lead,
      reference: row.reference_number,
      detail: withoutPersonalText(JSON.parse(row.detail)),
    })),
  }
}

/** Text about a person is shown with their lead only. */
function withoutPersonalText({ text, line, ...detail }: Record<string, unknown>) {
  return detail
}
