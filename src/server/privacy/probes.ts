import { type Context, Hono } from 'hono'
import { getProbeProgress } from '#database/enquiry/probes.ts'
import type { StoreLeadsDeps } from '#operations/enquiry/store-leads.ts'
import { storeProbe } from '#operations/enquiry/store-probe.ts'
import { readProbeToken } from '#operations/privacy/probe-token.ts'
import type { Services } from '../../services.ts'

/** The header that marks a synthetic enquiry. Browsers don't send it by themselves. */
export const probeHeader = 'x-probe'

type ProbeDeps = Pick<Services, 'now' | 'probeSecret'>

/** The id of a synthetic enquiry. 'unknown' where its token is invalid: it is not a lead either. */
function probeIn(c: Context, { now, probeSecret }: ProbeDeps): string | 'unknown' | undefined {
  const token = c.req.header(probeHeader)
  if (token === undefined) return undefined
  const id = probeSecret && readProbeToken(token, { secret: probeSecret, now: now() })
  return id ?? 'unknown'
}

/** What an enquiry is stored by: a synthetic one goes nowhere near the leads. Undefined where its mark is not ours. */
export function storeDepsFor<Deps extends StoreLeadsDeps & ProbeDeps>(
  c: Context,
  deps: Deps,
): Deps | undefined {
  const probe = probeIn(c, deps)
  if (probe === undefined) return deps
  return probe === 'unknown' ? undefined : { ...deps, insert: storeProbe(probe) }
}

/** How far a synthetic enquiry has come, for its sender. Others get a 404. */
export function probeRoutes(deps: ProbeDeps & Pick<Services, 'database'>) {
  return new Hono().get('/', async (c, next) => {
    const probe = probeIn(c, deps)
    if (probe === undefined || probe === 'unknown') return next()
    const progress = await getProbeProgress(deps.database.db, probe)
    return c.json({ stored: progress !== undefined, ...progress }, 200, {
      'cache-control': 'no-store',
    })
  })
}
