import { setOffersSince, setTermsAccepted } from '#database/installer/installer-acts.ts'
import { getInstaller, lockInstaller } from '#database/installer/installers.ts'
import { termsVersion } from '#domain/installer/terms.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

/**
 * An installer accepts our current terms, by its link. A repeat changes nothing: the first time counts. From then on it is offered new
 * leads, and owners are asked about earlier ones. Returns false for an installer that is unknown or closed.
 */
export function acceptTerms(installer: string, world: World): Promise<boolean> {
  const at = world.now().toISOString()
  return commit(world, async (db) => {
    await lockInstaller(db, installer)
    const before = await getInstaller(db, installer)
    const terms = { version: termsVersion, acceptedAt: at }
    const accepted = await setTermsAccepted(db, installer, terms)
    if (accepted === 'changed' && !before?.terms) await setOffersSince(db, installer, at)
    if (accepted === 'changed')
      await recordDeskEvent(
        db,
        { kind: 'installer terms accepted', detail: { installer, version: termsVersion } },
        world,
      )
    return accepted !== 'unknown'
  })
}
