import type { DeliveryLimits } from '#domain/delivery/delivery.ts'

/** Aborts after the timeout, or when the process is shutting down. */
export function timeoutSignal(timeoutMs: number, { signal }: DeliveryLimits): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs)
  return signal ? AbortSignal.any([timeout, signal]) : timeout
}
