import { type Result, reject } from '../result.ts'
import type { Channel } from './channel.ts'
import type { DeliveryState } from './state.ts'

export type Resend = Result<{ as: 'retry' | 'new delivery' }, 'refused'>

/**
 * Whether an operator may send a delivery again. One that arrived goes out as a new delivery, since its receiver would
 * ignore a second message with the same id.
 */
export function canResend({ state, channel }: { state: DeliveryState; channel: Channel }): Resend {
  switch (state) {
    case 'delivered':
      if (channel === 'visitor-letter')
        return reject('refused', 'The visitor has it, and nobody gets the same letter twice.')
      if (channel === 'installer-text')
        return reject('refused', 'They have it, and nobody gets the same text twice.')
      return { ok: true, as: 'new delivery' }
    case 'written to a file':
    case 'retrying':
    case 'gave up':
      return { ok: true, as: 'retry' }
    case 'waiting':
      return reject('refused', 'It is on its way already.')
    case 'held':
      return reject('refused', 'The lead is held back. Release it first.')
    case 'stopped':
      return reject('refused', 'It was stopped: there’s no reason for it any more.')
  }
}
