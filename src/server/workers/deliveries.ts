import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { listDueEndpoints } from '#database/delivery/endpoint-health.ts'
import { type Channel, channelNames, channels } from '#domain/delivery/channel.ts'
import { warnOwners } from '#operations/account/warn-owners.ts'
import { deliverDue } from '#operations/delivery/deliver-due.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'
import { createSignal } from './signal.ts'

/**
 * Deliveries under way at once in one queue: one for each channel, and of webhooks one for each endpoint. Queues don't
 * wait for each other, so an endpoint that hangs holds up no letter and no other endpoint.
 */
const concurrency = 16

// Rendering letters takes the processor from visitors. While they keep it full, twenty a second go out in each queue; a
// burst that is over is sent faster.
const longestPauseMs = 800
// Ten looks a second at most, since visitors come first at the database too.
const shortestPauseMs = 100
const idleDelayMs = 1000

/** How long deliveries under way may take once the server is to stop. */
const usualGraceMs = 2_000

export type Deliveries = { stop(): Promise<void> }

/**
 * Delivers what is due, now and as leads come in, until it is stopped. Deliveries under way may then finish within the
 * grace period. The others are released.
 */
export function startDeliveries(services: Services, log: Log, { patience = 1 } = {}): Deliveries {
  const stopping = new AbortController()
  const { signal } = stopping
  const workers = [
    ...channelNames.map((channel) => startChannel(channel, { ...services, signal }, log)),
    startWarnings({ ...services, signal }, log),
  ]
  return {
    stop: async () => {
      const timer = setTimeout(() => stopping.abort(), usualGraceMs * patience)
      await Promise.all(workers.map((worker) => worker.stop()))
      clearTimeout(timer)
    },
  }
}

type WorkerDeps = Services & { signal: AbortSignal }

function startChannel(channel: Channel, services: WorkerDeps, log: Log): Deliveries {
  const deps = {
    ...services,
    random: Math.random,
    onAttemptEnd: (event: object) => log.info(event),
  }
  const running = new Map<string | null, Set<Promise<void>>>()
  const wakeUp = createSignal()
  let stopping = false
  services.leads.on('due', wakeUp.send)

  const deliverChannel = async () => {
    const endpoints = channels[channel].perEndpoint
      ? await listDueEndpoints(services.database.db, services.now())
      : [null]
    for (const endpoint of endpoints) await deliverQueue(endpoint)
  }
  const deliverQueue = async (endpoint: string | null) => {
    const queue = running.get(endpoint) ?? new Set()
    running.set(endpoint, queue)
    const limit = concurrency - queue.size
    const attempts = limit > 0 ? await deliverDue({ channel, endpoint, limit }, deps) : []
    for (const attempt of attempts) {
      const ended = attempt
        // The delivery is claimed again when this claim has run out.
        .catch((error) => log.error({ event: 'attempt not recorded', error: errorForLog(error) }))
        .finally(() => {
          queue.delete(ended)
          wakeUp.send()
        })
      queue.add(ended)
    }
  }
  const pause = openPause()
  const work = async () => {
    while (!stopping) {
      await deliverChannel().catch((error: unknown) => {
        log.warn({ event: 'deliveries not read', channel, error: errorForLog(error) })
      })
      await wakeUp.wait(idleDelayMs * (0.8 + 0.4 * Math.random()))
      // Others end or come meanwhile: they are claimed together.
      if (!stopping) await pause()
    }
    await Promise.all(Array.from(running.values()).flatMap((queue) => Array.from(queue)))
  }
  const working = work()
  return {
    stop: async () => {
      stopping = true
      services.leads.off('due', wakeUp.send)
      wakeUp.send()
      await working
    },
  }
}

/** Pauses the longer the busier the thread has been for the last second: half as busy, a quarter as long. */
function openPause() {
  const lastSecond = [{ at: performance.now(), load: performance.eventLoopUtilization() }]
  return async () => {
    const at = performance.now()
    const load = performance.eventLoopUtilization()
    lastSecond.push({ at, load })
    while (lastSecond[1] && lastSecond[1].at < at - 1000) lastSecond.shift()
    const { utilization } = performance.eventLoopUtilization(load, lastSecond[0]?.load)
    await wait(Math.max(shortestPauseMs, longestPauseMs * utilization ** 2))
  }
}

const warningIntervalMs = 30_000

/** Writes to owners about endpoints that have gone quiet. */
function startWarnings(services: WorkerDeps, log: Log): Deliveries {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => warnOwners(services))
      .catch((error: unknown) => {
        log.warn({ event: 'warning to owners not sent', error: errorForLog(error) })
      })
  }, warningIntervalMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
