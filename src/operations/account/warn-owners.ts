import { listOpenOwners } from '#database/account/operators.ts'
import { claimWarnings, clearWarning } from '#database/delivery/endpoint-warnings.ts'
import type { DeliveryLimits } from '#domain/delivery/delivery.ts'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'
import type { World } from '../world.ts'

type WarnOwnersDeps = Pick<World, 'database' | 'now'> & {
  siteUrl: string
  letters: {
    endpointWarning(
      about: { to: string; name: string; link: string; warning: EndpointWarning },
      limits?: DeliveryLimits,
    ): Promise<{ delivered: boolean }>
  }
  signal?: AbortSignal
}

// A letter that could not be sent is tried again after this time, also when the server was killed in between.
const retryAfterMs = 5 * 60_000

/** Writes to every owner, once, about each endpoint that has gone quiet or was turned off. */
export async function warnOwners(deps: WarnOwnersDeps): Promise<void> {
  const { database, now, letters, siteUrl, signal } = deps
  const retryAt = new Date(now().getTime() + retryAfterMs)
  for (const { id, warning } of await claimWarnings(database.db, now(), retryAt)) {
    const owners = await listOpenOwners(database.db)
    const link = `${siteUrl}/console/settings/developers`
    const results = await Promise.all(
      owners.map(({ name, email }) =>
        letters.endpointWarning({ to: email, name, link, warning }, { signal }),
      ),
    )
    if (results.some(({ delivered }) => delivered)) await clearWarning(database.db, id, retryAt)
  }
}
