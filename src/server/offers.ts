import { setTimeout as wait } from 'node:timers/promises'
import { offerDue } from '#operations/offer-due.ts'
import type { Services } from '../services.ts'
import { errorForLog, type Log } from './log.ts'
import { createSignal } from './signal.ts'

// An offer that lapses goes on within seconds, and so does a lead that another replica took.
const idleDelayMs = 5_000

// Matching takes the processor from visitors, so leads that come together are offered together.
const minDelayMs = 500

/** Offers leads to installers as they come, and on to the next as offers lapse, until it is stopped. Every replica does all of it. */
export function startOffers(
  services: Pick<
    Services,
    'database' | 'calling' | 'maxInstallers' | 'now' | 'onDue' | 'brand' | 'leads'
  >,
  log: Log,
): { stop(): Promise<void> } {
  if (services.brand.firstCall !== 'installer') return { stop: async () => {} }
  const wakeUp = createSignal()
  let stopping = false
  services.leads.on('due', wakeUp.send)
  const work = async () => {
    while (!stopping) {
      try {
        const leads = await offerDue(services, { isStopping: () => stopping })
        if (leads > 0) log.info({ event: 'leads matched', leads })
      } catch (error) {
        log.warn({ event: 'leads not offered', error: errorForLog(error) })
      }
      await wait(minDelayMs)
      if (!stopping) await wakeUp.wait(idleDelayMs * (0.8 + 0.4 * Math.random()))
    }
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
