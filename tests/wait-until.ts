import { vi } from 'vitest'
import { eventLimitMs } from './limits.ts'

/** Waits for an event, however slow the machine is. */
export async function waitUntil(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  await vi.waitUntil(hasHappened, { timeout: eventLimitMs, interval: 50 })
}
