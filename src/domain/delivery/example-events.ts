import { deliveryEvents, type EventOn, rulesOf } from './messages.ts'

/** The events by which a webhook can be tried: an example of each that it gets, and a test that is about nothing. */
export const exampleEvents = [
  ...(deliveryEvents.filter((event) =>
    rulesOf(event).by.includes('webhook'),
  ) as EventOn<'webhook'>[]),
  'lead.test',
] as const
export type ExampleEvent = (typeof exampleEvents)[number]
