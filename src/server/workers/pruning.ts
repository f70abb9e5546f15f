import { eraseExpired } from '#operations/privacy/erase-expired.ts'
import { forgetProbes } from '#operations/privacy/forget-probes.ts'
import { pruneOld } from '#operations/privacy/prune-old.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

type PruningDeps = Pick<
  Services,
  'now' | 'database' | 'deleteLetters' | 'erasures' | 'setAside' | 'secret' | 'onDue' | 'retention'
>

/** Prunes at the start and every hour, and erases leads whose time is over. Replicas may do so at the same time. */
export function startPruning(services: PruningDeps, log: Log): { stop(): Promise<void> } {
  const { now, database, setAside } = services
  let stopping = false
  const prune = async () => {
    await pruneOld(now(), database)
    await forgetProbes(now(), services)
    const erased = await eraseExpired({ ...services, isStopping: () => stopping })
    const copies = await setAside.deleteOld(now())
    if (copies > 0) log.info({ event: 'copies from before a restore deleted', copies })
    if (erased > 0) log.info({ event: 'leads erased after their time', leads: erased })
  }
  let running = Promise.resolve()
  const run = () => {
    running = running.then(prune).catch((error: unknown) => {
      log.warn({ event: 'not pruned', error: errorForLog(error) })
    })
  }
  run()
  const timer = setInterval(run, 3_600_000)
  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
