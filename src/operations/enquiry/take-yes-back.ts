import { getHolderOf } from '#database/delivery/disclosures.ts'
import { stopHolder } from './stop-holder.ts'
import type { ActDeps, ActResult } from './visitor-act.ts'

/**
 * The visitor takes their yes back: the installer is notified at once not to call and to delete what it has, like every holder of a lead that
 * is stopped. 'unchanged' where it doesn't have the lead, or not any more.
 */
export async function takeYesBack(
  { lead, offer }: { lead: string; offer: string },
  world: ActDeps,
): Promise<ActResult> {
  const holder = await getHolderOf(world.database.db, { lead, offer })
  return holder ? stopHolder(lead, holder, world) : 'unchanged'
}
