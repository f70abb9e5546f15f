import { type Channel, channels } from '#domain/delivery/delivery.ts'
import { deliverDue } from '#operations/deliver-due.ts'
import type { Context } from '../context.ts'
import { errorForLog, type Log } from './log.ts'

/** On one channel at once. Channels do not wait for each other: a slow webhook holds up no letter. */
const atOnce = 10

// Writing letters takes the processor from visitors. Twenty a second on each channel outrun any day's leads, and a
// lead is still on its way within half a second.
const betweenLooks = 500
const withoutNews = 1000

export type Deliveries = { stop(): Promise<void> }

/** Delivers what is due, now and as leads come in, until it is stopped. */
export function startDeliveries(context: Context, log: Log): Deliveries {
  const lines = channels.map((channel) => startLine(channel, context, log))
  return {
    stop: async () => {
      await Promise.all(lines.map((line) => line.stop()))
    },
  }
}

function startLine(channel: Channel, context: Context, log: Log): Deliveries {
  const world = {
    ...context,
    random: Math.random,
    onEnded: (told: object) => log.info(told),
  }
  const inHand = new Set<Promise<void>>()
  const bell = openBell()
  let stopping = false
  context.leads.on('kept', bell.ring)

  const look = async () => {
    const room = atOnce - inHand.size
    const taken = room > 0 ? await deliverDue({ channel, room }, world) : []
    for (const delivery of taken) {
      const handled = delivery
        // It will be taken again when its claim has run out.
        .catch((error) => log.error({ event: 'attempt not recorded', error: errorForLog(error) }))
        .finally(() => {
          inHand.delete(handled)
          bell.ring()
        })
      inHand.add(handled)
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
    await Promise.all(inHand)
  }
  const running = run()
  return {
    stop: async () => {
      stopping = true
      context.leads.off('kept', bell.ring)
      bell.ring()
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
