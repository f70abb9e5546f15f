import { recordAudit } from '#database/account/audit.ts'
import { setTermsAccepted } from '#database/installer/installer-acts.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { commit, type World } from '../world.ts'

/**
 * An installer accepts our terms as they stand, by its link. Done again it changes nothing: the first time counts. False for an
 * installer that is unknown or closed.
 */
export function acceptTerms(installer: string, world: World): Promise<boolean> {
  const at = world.now().toISOString()
  return commit(world, async (db) => {
    const terms = { version: termsVersion, acceptedAt: at }
    const accepted = await setTermsAccepted(db, installer, terms)
    if (accepted === 'changed')
      await recordAudit(db, {
        at,
        operator: null,
        kind: 'installer terms accepted',
        detail: { installer, version: termsVersion },
      })
    return accepted !== 'unknown'
  })
}
