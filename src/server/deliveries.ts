import { dueEndpoints } from '#database/endpoint-health.ts'
import { type Channel, channelNames, channels } from '#domain/delivery/channel.ts'
import { deliverDue } from '#operations/deliver-due.ts'
import { warnOwners } from '#operations/warn-owners.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'

/**
 * On one line at once: a channel, and of webhooks each endpoint. Lines don't wait for each other: one endpoint that
 * hangs holds up no letter, and no other endpoint.
 */
const atOnce = 10

// Writing letters takes the processor from visitors. Twenty a second on each line outrun any day's leads, and a
// lead is still on its way within half a second.
const betweenLooks = 500
const withoutNews = 1000

// When the process is to end: what is nearly done may finish, the rest is given back.
const graceMs = 2_000

export type Deliveries = { stop(): Promise<void> }

/** Delivers what is due, now and as leads come in, until it is stopped. */
export function startDeliveries(services: Services, log: Log): Deliveries {
  const stopping = new AbortController()
  const { signal } = stopping
  const workers = [
    ...channelNames.map((channel) => startChannel(channel, { ...services, signal }, log)),
    startWarnings({ ...services, signal }, log),
  ]
  return {
    stop: async () => {
      const timer = setTimeout(() => stopping.abort(), graceMs)
      await Promise.all(workers.map((worker) => worker.stop()))
      clearTimeout(timer)
    },
  }
}

type Stoppable = Services & { signal: AbortSignal }

function startChannel(channel: Channel, services: Stoppable, log: Log): Deliveries {
  const world = {
    ...services,
    random: Math.random,
    onEnded: (told: object) => log.info(told),
  }
  const inHand = new Map<string | null, Set<Promise<void>>>()
  const bell = openBell()
  let stopping = false
  services.leads.on('kept', bell.ring)

  const look = async () => {
    const endpoints = channels[channel].perEndpoint
      ? await dueEndpoints(services.database, services.now())
      : [null]
    for (const endpoint of endpoints) await lookAt(endpoint)
  }
  const lookAt = async (endpoint: string | null) => {
    const line = inHand.get(endpoint) ?? new Set()
    inHand.set(endpoint, line)
    const room = atOnce - line.size
    const taken = room > 0 ? await deliverDue({ channel, endpoint, room }, world) : []
    for (const delivery of taken) {
      const handled = delivery
        // It will be taken again when its claim has run out.
        .catch((error) => log.error({ event: 'attempt not recorded', error: errorForLog(error) }))
        .finally(() => {
          line.delete(handled)
          bell.ring()
        })
      line.add(handled)
    }
  }
  const run = async () => {
    while (!stopping) {
      await look().catch((error: unknown) => {
        log.warn({ event: 'deliveries not read', channel, error: errorForLog(error) })
      })
      await pause(betweenLooks)
      if (!stopping) await bell.wait(withoutNews * (0.8 + 0.4 * Math.random()))
    }
    await Promise.all(Array.from(inHand.values()).flatMap((line) => Array.from(line)))
  }
  const running = run()
  return {
    stop: async () => {
      stopping = true
      services.leads.off('kept', bell.ring)
      bell.ring()
      await running
    },
  }
}

const betweenWarnings = 30_000

/** Writes to owners about endpoints that have gone quiet. */
function startWarnings(services: Stoppable, log: Log): Deliveries {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => warnOwners(services))
      .catch((error: unknown) => {
        log.warn({ event: 'owners not written to', error: errorForLog(error) })
      })
  }, betweenWarnings)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Wakes whoever waits, or will: a ring while nobody waits is not lost. */
function openBell() {
  let rung = false
  let answer = () => {}
  return {
    ring: () => {
      rung = true
      answer()
    },
    wait: async (milliseconds: number) => {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          answer = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      rung = false
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
