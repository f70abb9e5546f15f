import { v7 as uuidv7 } from 'uuid'
import { getEndpointByUrl, insertEndpoint } from '#database/delivery/endpoints.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'
import { generateEndpointSecret } from './change-endpoint.ts'

export type AddEndpointResult = Result<{ id: string; secret: string }, 'address'>

type AddEndpointDeps = ActorDeps & {
  /** Why webhooks cannot go to an address, as a sentence; undefined when they can. */
  problemWithAddress: (url: string) => Promise<string | undefined>
}

/** Adds an endpoint for new leads. Its generated secret is returned once and never shown again. */
export async function addEndpoint(
  { label, url }: { label: string; url: string },
  world: AddEndpointDeps,
): Promise<AddEndpointResult> {
  const problem = await world.problemWithAddress(url)
  if (problem) return reject('address', problem)
  const address = new URL(url).href
  const id = uuidv7()
  const secret = generateEndpointSecret()
  const at = world.now().toISOString()
  const added = await commit(world, async (trx) => {
    const endpoint = { id, label, url: address, secret, created_at: at }
    if (!(await insertEndpoint(trx, endpoint))) return false
    await recordDeskEvent(trx, { kind: 'webhook added', detail: { endpoint: id } }, world)
    return true
  })
  if (added) return { ok: true, id, secret }
  const existing = await getEndpointByUrl(world.database.db, address)
  return reject(
    'address',
    existing?.disabled_at
      ? 'This address is on the list, but closed. Open it again instead.'
      : 'This address is on the list already.',
  )
}
