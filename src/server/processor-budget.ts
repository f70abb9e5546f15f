import type { Context, MiddlewareHandler } from 'hono'
import { visitorAddress } from './visitor-address.ts'

/** How much processor time one address may use up at once, and how much of it comes back in a second. */
const mostMs = 3000
const backPerSecondMs = 100

/** Addresses remembered at once. Whoever has used nothing lately is forgotten first. */
const mostAddresses = 10_000

/** Long enough for a second's worth of time to have come back. */
const retryAfterSeconds = 10

type Clocks = {
  /** Milliseconds that went by. */
  now: () => number
  /** Milliseconds of processor time that this thread has used. */
  processor: () => number
}

const ownClocks: Clocks = {
  now: () => performance.now(),
  processor: () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
}

/**
 * Holds each address to its share of the processor, on the routes it stands before. Requests that are handled at the
 * same time share what is used meanwhile, since nobody can tell which of them used it. It is counted in this process
 * alone, for it is this process that is kept busy.
 */
export function processorBudget(
  trustProxy: number | 'true' | undefined,
  refuse: (c: Context, retryAfterSeconds: number) => Response | Promise<Response>,
  { now, processor }: Clocks = ownClocks,
): MiddlewareHandler {
  const budgets = openBudgets(now)
  const clock = openSharedClock(processor)
  return async (c, next) => {
    const address = visitorAddress(c, trustProxy)
    if (address === undefined) return next()
    if (budgets.isSpent(address)) return refuse(c, retryAfterSeconds)
    const began = clock.enter()
    try {
      await next()
    } finally {
      budgets.spend(address, clock.leave() - began)
    }
  }
}

/** Runs at the speed of the processor, divided among those who are in. */
function openSharedClock(processor: () => number) {
  let inside = 0
  let time = 0
  let read = 0
  const advance = () => {
    const used = processor()
    if (inside > 0) time += (used - read) / inside
    read = used
    return time
  }
  return {
    enter: () => {
      const began = advance()
      inside += 1
      return began
    },
    leave: () => {
      const ended = advance()
      inside -= 1
      return ended
    },
  }
}

/** A bucket an address, which leaks. */
function openBudgets(now: () => number) {
  const buckets = new Map<string, { ms: number; at: number }>()
  const spentBy = (address: string) => {
    const { ms, at } = buckets.get(address) ?? { ms: 0, at: 0 }
    return Math.max(0, ms - ((now() - at) / 1000) * backPerSecondMs)
  }
  return {
    isSpent: (address: string) => spentBy(address) >= mostMs,
    spend: (address: string, ms: number) => {
      const spent = spentBy(address) + ms
      // The one that changed last stands last.
      buckets.delete(address)
      buckets.set(address, { ms: spent, at: now() })
      const [longestAgo] = buckets.keys()
      if (buckets.size > mostAddresses && longestAgo !== undefined) buckets.delete(longestAgo)
    },
  }
}
