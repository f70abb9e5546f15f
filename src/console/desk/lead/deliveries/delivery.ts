import type { LeadDetails } from '../lead-query.ts'

export type Delivery = LeadDetails['deliveries'][number]

export function isFailing({ state }: Delivery): boolean {
  return state === 'retrying' || state === 'gave up'
}

/** Its receiver does not answer. The delivery waits until it does, not until a certain time. */
export function isWaitingForReceiver({ state, endpoint }: Delivery): boolean {
  return (state === 'waiting' || state === 'retrying') && endpoint?.quiet === true
}

export function formatSeconds(milliseconds: number): string {
  return milliseconds < 100 ? 'under 0.1 s' : `${(milliseconds / 1000).toFixed(1)} s`
}
