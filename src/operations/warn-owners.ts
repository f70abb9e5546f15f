import { claimWarnings, forgetWarning } from '#database/endpoint-warnings.ts'
import type { Database } from '#database/open.ts'
import { openOwners } from '#database/operators.ts'
import type { DeliveryLimits } from '#domain/delivery/delivery.ts'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'

type World = {
  database: Database
  now: () => Date
  siteUrl: string
  letters: {
    endpointWarning(
      about: { to: string; name: string; link: string; warning: EndpointWarning },
      limits?: DeliveryLimits,
    ): Promise<{ delivered: boolean }>
  }
  signal?: AbortSignal
}

// A letter that could not be sent is tried again after this; so is one whose server was killed over it.
const againAfterMs = 5 * 60_000

/** Writes to every owner about each endpoint that has gone quiet for a while, or was turned off for it: once. */
export async function warnOwners(world: World): Promise<void> {
  const { database, now, letters, siteUrl, signal } = world
  const again = new Date(now().getTime() + againAfterMs)
  for (const { id, warning } of await claimWarnings(database, now(), again)) {
    const owners = await openOwners(database.db)
    const link = `${siteUrl}/console/settings`
    const sent = await Promise.all(
      owners.map(({ name, email }) =>
        letters.endpointWarning({ to: email, name, link, warning }, { signal }),
      ),
    )
    if (sent.some(({ delivered }) => delivered)) await forgetWarning(database, id, again)
  }
}
