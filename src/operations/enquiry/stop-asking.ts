import { type ActResult, changeByVisitor } from '#database/enquiry/visitor-changes.ts'
import { isAskingStopped } from '#database/enquiry/visitor-lead.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import { actOnce, type VisitorActDeps } from './visitor-act.ts'

/** Asks the visitor nothing more about the call, neither on their page nor by letter. It outlives an erasure. */
export function stopAsking(
  lead: string,
  deps: Pick<VisitorActDeps, 'database' | 'secret' | 'now' | 'calling' | 'onDue'>,
): Promise<ActResult> {
  return actOnce(deps, (act) =>
    changeByVisitor(lead, act, async (row, trx) => {
      if (await isAskingStopped(trx, lead)) return undefined
      const hashes = suppressionHashes({ email: row.email, phone: row.phone_e164 }, deps.secret)
      return {
        audit: { kind: 'lead.asking-stopped' },
        told: false,
        also: (trx) => suppress(trx, { hashes, scope: 'feedback', now: act.now }),
      }
    }),
  )
}
