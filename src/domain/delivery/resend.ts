import { type Result, reject } from '../result.ts'
import type { DeliveryState } from './state.ts'

export type Resend = Result<{ as: 'retry' | 'new delivery' }, 'refused'>

/**
 * Whether an operator may send a delivery again. One that arrived goes out as a new delivery, since its receiver would
 * ignore a second message with the same id.
 */
export function canResend(state: DeliveryState): Resend {
  switch (state) {
    case 'delivered':
      return { ok: true, as: 'new delivery' }
    case 'retrying':
    case 'gave up':
      return { ok: true, as: 'retry' }
    case 'waiting':
      return reject('refused', 'It is on its way already.')
    case 'held':
      return reject('refused', 'The lead is held back. Release it first.')
    case 'stopped':
      return reject('refused', 'It was stopped, because nothing more of this lead goes out.')
  }
}
