import type { DeliveryLimits } from '#domain/delivery/delivery.ts'

/** Aborts after so long, or once the process is about to end. */
export function within(milliseconds: number, { signal }: DeliveryLimits): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds)
  return signal ? AbortSignal.any([timeout, signal]) : timeout
}
