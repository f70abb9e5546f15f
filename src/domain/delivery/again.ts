import { type Result, reject } from '../result.ts'
import type { DeliveryState } from './state.ts'

export type Again = Result<{ as: 'another try' | 'a new delivery' }, 'refused'>

/**
 * Whether a delivery may be sent again. What has arrived goes out as a new delivery: its receiver knows the first by
 * its id, and would pass over a repeat.
 */
export function againFrom(state: DeliveryState): Again {
  switch (state) {
    case 'delivered':
      return { ok: true, as: 'a new delivery' }
    case 'retrying':
    case 'gave up':
      return { ok: true, as: 'another try' }
    case 'waiting':
      return reject('refused', 'It is on its way already.')
    case 'held':
      return reject('refused', 'The lead is held back. Release it first.')
    case 'stopped':
      return reject('refused', 'It was stopped, because nothing more of this lead goes out.')
  }
}
