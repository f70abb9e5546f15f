import { getInstaller } from '#database/installer/installers.ts'
import { getOfferRules, noteFreedCapacity } from '#database/offer/offering.ts'
import { countAccepted, countOpen } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { capStarts, placesLeft } from '#domain/installer/caps.ts'
import type { Installer } from '#domain/installer/installer.ts'
import type { World } from '../world.ts'

/** How many more offers may be open with an installer. It holds for as long as the installer is locked. */
export async function roomFor(
  db: Db,
  { id, caps }: Pick<Installer, 'id' | 'caps'>,
  { now, calling }: Pick<World, 'now' | 'calling'>,
): Promise<number> {
  const { openPerPlace } = await getOfferRules(db)
  const accepted = await countAccepted(db, id, capStarts(now(), calling.timeZone))
  return placesLeft(caps, accepted) * openPerPlace - (await countOpen(db, id))
}

/** An offer of an installer has ended: where as many were open as its places allow, leads that wait for it are to be offered again. */
export async function noteRoom(
  db: Db,
  id: string,
  world: Pick<World, 'now' | 'calling'>,
): Promise<void> {
  const installer = await getInstaller(db, id)
  if (installer && (await roomFor(db, installer, world)) === 1)
    await noteFreedCapacity(db, world.now())
}
