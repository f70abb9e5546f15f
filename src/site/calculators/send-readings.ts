import { sendEvent } from '../client/send-event.ts'
import { calculatorKey, type Metered, readingsEvent } from './saved-draft.ts'

/** Loads the calculator if it hasn't been touched yet. */
export function sendReadings(metered: Metered | undefined): void {
  const calculator = document.getElementById(calculatorKey)
  if (calculator) sendEvent(calculator, new CustomEvent(readingsEvent, { detail: metered }))
}
