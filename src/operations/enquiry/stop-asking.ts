import { isAskingStopped } from '#database/enquiry/visitor-lead.ts'
import { suppress } from '#database/privacy/suppressions.ts'
import { suppressionHashes } from '../privacy/suppression-hashes.ts'
import type { World } from '../world.ts'
import { type ActDeps, type ActResult, changeByVisitor } from './visitor-act.ts'

/** Asks the visitor nothing more about the call, neither on their page nor by letter. It outlives an erasure. */
export function stopAsking(
  lead: string,
  world: ActDeps & Pick<World, 'secret'>,
): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    if (await isAskingStopped(db, lead)) return undefined
    const hashes = suppressionHashes({ email: row.email, phone: row.phone_e164 }, world.secret)
    return {
      audit: { kind: 'lead.asking-stopped' },
      told: false,
      also: () => suppress(db, { hashes, scope: 'feedback', now }),
    }
  })
}
