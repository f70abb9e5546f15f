import { type CallOutcome, callOutcomes } from '../lead/state.ts'

/** How far an accepted offer has come, as its installer says. */
export const offerOutcomes = ['tried', 'reached', 'quoted', 'won', 'lost'] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

/** What an installer can say of a call. */
export const installerCallOutcomes: readonly CallOutcome[] = callOutcomes

/** What an installer has quoted. Amounts in cents, GST and discounts included. */
export type Quote = {
  amountCents: number
  panelKilowatts?: number | undefined
  batteryKilowattHours?: number | undefined
}
