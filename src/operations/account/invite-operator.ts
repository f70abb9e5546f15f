import { v7 as uuidv7 } from 'uuid'
import { insertOperator } from '#database/account/operators.ts'
import { recordAccountAudit } from '#database/delivery/account-letters.ts'
import type { Database } from '#database/open.ts'
import type { Role } from '#domain/account/role.ts'
import { type Result, reject } from '#domain/result.ts'
import { withRetry } from '../with-retry.ts'

export type InviteResult = Result<{ id: string }, 'email'>

/** Adds an operator without a password. An invitation letter lets them set one. */
export function inviteOperator(
  person: { name: string; email: string; role: Role },
  { by, database, now }: { by: string; database: Database; now: () => Date },
): Promise<InviteResult> {
  const id = uuidv7()
  return withRetry(() =>
    database.db.transaction().execute(async (trx): Promise<InviteResult> => {
      const at = now()
      if (!(await insertOperator(trx, { id, ...person }, at)))
        return reject('email', 'Somebody with this email address is on the list already.')
      await recordAccountAudit(trx, {
        id: uuidv7(),
        at: at.toISOString(),
        operator: by,
        kind: 'person invited',
        detail: { person: id, role: person.role },
      })
      return { ok: true, id }
    }),
  )
}
