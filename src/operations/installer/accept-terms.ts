import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#database/account/audit.ts'
import { setTermsAccepted } from '#database/installer/installer-acts.ts'
import type { Database } from '#database/open.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { withRetry } from '../with-retry.ts'

export { termsVersion }

/**
 * An installer accepts our terms as they stand, by its link. Done again it changes nothing: the first time counts. False for an
 * installer that is unknown or closed.
 */
export function acceptTerms(
  installer: string,
  { database, now }: { database: Database; now: () => Date },
): Promise<boolean> {
  const at = now().toISOString()
  return withRetry(() =>
    database.db.transaction().execute(async (trx) => {
      const terms = { version: termsVersion, acceptedAt: at }
      const accepted = await setTermsAccepted(trx, installer, terms)
      if (accepted === 'changed')
        await recordAudit(trx, {
          id: uuidv7(),
          at,
          operator: null,
          kind: 'installer terms accepted',
          detail: { installer, version: termsVersion },
        })
      return accepted !== 'unknown'
    }),
  )
}
