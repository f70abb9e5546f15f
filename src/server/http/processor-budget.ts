import type { Context, MiddlewareHandler } from 'hono'
import { visitorAddress } from './visitor-address.ts'

/** The processor time one address may use at once, and how much of it comes back each second. */
const mostMs = 3000
const backPerSecondMs = 100

/** Addresses counted at once. Those that have used nothing lately are dropped first. */
const mostAddresses = 10_000

/** By then a second of processor time has come back. */
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
 * Limits the processor time of each address on the routes behind it. Requests handled at the same time share what is
 * used meanwhile, since it can't be measured which of them used it. Each process counts for itself: it is its own time.
 */
export function processorBudget(
  trustProxy: number | 'true' | undefined,
  reject: (c: Context, retryAfterSeconds: number) => Response | Promise<Response>,
  { now, processor }: Clocks = ownClocks,
): MiddlewareHandler {
  const budgets = openBudgets(now)
  const clock = openSharedClock(processor)
  return async (c, next) => {
    const address = visitorAddress(c, trustProxy)
    if (address === undefined) return next()
    if (budgets.isSpent(address)) return reject(c, retryAfterSeconds)
    const startedAt = clock.enter()
    try {
      await next()
    } finally {
      budgets.spend(address, clock.leave() - startedAt)
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
      const startedAt = advance()
      inside += 1
      return startedAt
    },
    leave: () => {
      const ended = advance()
      inside -= 1
      return ended
    },
  }
}

/** A leaky bucket for each address. */
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
      // Moves it to the end: the map's order is that of the last change.
      buckets.delete(address)
      buckets.set(address, { ms: spent, at: now() })
      const [longestAgo] = buckets.keys()
      if (buckets.size > mostAddresses && longestAgo !== undefined) buckets.delete(longestAgo)
    },
  }
}
