import { eraseExpired } from '#operations/privacy/erase-expired.ts'
import { forgetProbes } from '#operations/privacy/forget-probes.ts'
import { pruneOld } from '#operations/privacy/prune-old.ts'
import type { Services } from '../../services.ts'
import type { Log } from '../http/log.ts'
import { startJob } from './planner.ts'

type PruningDeps = Pick<
  Services,
  | 'now'
  | 'database'
  | 'deleteLetters'
  | 'erasures'
  | 'setAside'
  | 'secret'
  | 'calling'
  | 'afterWrite'
  | 'retention'
>

/** Prunes at the start and every hour, and erases leads whose time is over. Replicas may do so at the same time. */
export function startPruning(services: PruningDeps, log: Log): { stop(): Promise<void> } {
  const { now, database, setAside } = services
  return startJob({ everyMs: 3_600_000, failed: 'not pruned', log }, async (isStopping) => {
    await pruneOld(now(), database)
    await forgetProbes(now(), services)
    const erased = await eraseExpired({ ...services, isStopping })
    const copies = await setAside.deleteOld(now())
    if (copies > 0) log.info({ event: 'copies from before a restore deleted', copies })
    if (erased > 0) log.info({ event: 'leads erased after their time', leads: erased })
  })
}
