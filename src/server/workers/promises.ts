import { enqueueAlarms } from '#operations/delivery/enqueue-alarms.ts'
import { enqueueWeeklyLetter } from '#operations/delivery/weekly-letter.ts'
import { askVisitors } from '#operations/desk/ask-visitors.ts'
import { enqueueMorningLetter, enqueueNotices } from '#operations/desk/enqueue-notices.ts'
import { endPromisesOutside, fillPromises } from '#operations/desk/fill-promises.ts'
import { fillQueue } from '#operations/desk/fill-queue.ts'
import { recordWaiting } from '#operations/firm/waiting-outcome.ts'
import { enqueueInstallerNotices } from '#operations/installer/enqueue-installer-notices.ts'
import { watchOwedCalls } from '#operations/offer/watch-owed-calls.ts'
import type { World } from '#operations/world.ts'
import type { Log } from '../http/log.ts'
import { startJob } from './planner.ts'

const second = 1000

// The last notice leaves a quarter of an hour for the visitor's letter.
const noticesEveryMs = 30 * second

// These aren't urgent to the minute, and they read more.
const lettersEveryMs = 300 * second

const failed = 'promises not seen to'

/**
 * Sees to promises: gives one to leads of a release from before there were any, warns before one breaks, takes a lead on where its
 * installer didn't call, and asks visitors afterwards. Installers hear of terms and accreditations. Every replica does all of it.
 */
export function startPromises(
  services: World,
  log: Log,
): { seenAt(): Date; stop(): Promise<void> } {
  let seenAt = services.now()
  const jobs = [
    startJob({ everyMs: noticesEveryMs, failed, log }, async () => {
      const filled = await fillPromises(services)
      if (filled > 0) log.info({ event: 'promises filled in', leads: filled })
      const ended = await endPromisesOutside(services)
      if (ended > 0) log.info({ event: 'promises ended outside our area', leads: ended })
      const queued = await fillQueue(services)
      if (queued > 0) log.info({ event: 'leads queued', leads: queued })
      const noticed = await enqueueNotices(services)
      if (noticed > 0) log.info({ event: 'promises running out', leads: noticed })
      // In case the process that accepted an outcome was stopped before recording it.
      await recordWaiting(services)
      const calls = await watchOwedCalls(services)
      if (calls > 0) log.info({ event: 'owed calls seen to', offers: calls })
      seenAt = services.now()
    }),
    startJob({ everyMs: lettersEveryMs, failed, log }, async () => {
      const asked = await askVisitors(services)
      if (asked > 0) log.info({ event: 'visitors asked whether we called', leads: asked })
      await enqueueMorningLetter(services)
      await enqueueWeeklyLetter(services)
      const warned = await enqueueInstallerNotices(services)
      if (warned > 0) log.info({ event: 'installers written to', letters: warned })
      if (await enqueueAlarms(services)) log.warn({ event: 'letters to operators fail' })
    }),
  ]
  return {
    /** When it last looked at all of them. */
    seenAt: () => seenAt,
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
