import type { DeliveryState } from './state.ts'

export type Again =
  | { may: true; as: 'another try' | 'a new delivery' }
  | { may: false; because: string }

/**
 * Whether a delivery may be sent again. What has arrived goes out as a new delivery: its receiver knows the first by
 * its id, and would pass over a repeat.
 */
export function againFrom(state: DeliveryState): Again {
  switch (state) {
    case 'delivered':
      return { may: true, as: 'a new delivery' }
    case 'retrying':
    case 'gave up':
      return { may: true, as: 'another try' }
    case 'waiting':
      return { may: false, because: 'It is on its way already.' }
    case 'held':
      return { may: false, because: 'The lead is held back. Release it first.' }
    case 'stopped':
      return { may: false, because: 'It was stopped, because nothing more of this lead goes out.' }
  }
}
