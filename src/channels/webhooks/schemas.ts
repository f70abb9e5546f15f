import { z } from 'zod'
import type { EventOn, OfferEvent } from '#domain/delivery/messages.ts'
import { utmTags } from '#domain/lead/attribution.ts'
import { type LeadColumns, leadColumns } from '#domain/lead/columns.ts'
import { contactChannels } from '#domain/lead/state.ts'
import { offerStateWords } from '#domain/offer/offer-states.ts'
import { passReasons } from '#domain/offer/price.ts'

/* What a webhook says, event by event. Whatever composes a message is typed by these, and the API's document is made of them. */

/** What every message comes with, beside its content type. */
export const webhookHeaders = z.object({
  'user-agent': z.literal('Wattlewise-Webhooks/1'),
  'webhook-id': z
    .string()
    .describe('The message’s own, the same on every try. Do nothing the second time.'),
  'webhook-timestamp': z
    .string()
    .regex(/^\d+$/)
    .describe(
      'When this try was sent, in seconds since 1970. Believe none older than five minutes.',
    ),
  'webhook-signature': z
    .string()
    .regex(/^v1,\S+( v1,\S+)?$/)
    .describe(
      '`v1,` and the HMAC-SHA256 of `id.timestamp.body` by the webhook’s secret, in Base64 (Standard Webhooks). For a day after the secret was changed there are two, with a space between: either will do.',
    ),
  'webhook-example': z
    .literal('true')
    .optional()
    .describe('It was sent from the desk to try the receiver, and is about nobody.'),
})

const moment = z.iso.datetime()
const change = { ask: z.string(), before: z.string(), after: z.string() }
const columns = Object.fromEntries(leadColumns.map((column) => [column, z.string()])) as Record<
  keyof LeadColumns,
  z.ZodString
>
const answered = z
  .array(z.object({ ask: z.string(), answer: z.string() }))
  .describe('Questions and answers, in the words that the person saw.')
const changes = z
  .object({
    corrections: z.array(z.object({ at: moment, ...change })),
    notes: z.array(z.object({ at: moment, text: z.string() })),
  })
  .describe('All that was changed since it came, the latest first.')
const wish = {
  from: moment.nullable(),
  until: moment.nullable(),
  by: z.enum(contactChannels).nullable(),
  callable_from: moment,
}
const touch = z.object({
  page: z.string(),
  referrerHost: z.string().optional(),
  utm: z.partialRecord(z.enum(utmTags), z.string()).optional(),
})

const id = z.string()
const reference = z.string().describe('What the person names it by.')
const known = { id, reference_number: reference }

const wholeLead = {
  ...columns,
  ...known,
  consent: z.literal(true),
  form: z.string(),
  page: z.string(),
  answered,
  source: z.object({ first: touch.optional(), last: touch }),
  consent_evidence: z
    .object({ wording: z.string(), version: z.string() })
    .describe('What was agreed to, to the letter.'),
  consent_calls: z.string().nullable().optional().describe('The version of the box for calls.'),
  consent_texts: z.string().nullable().optional().describe('The version of the box for texts.'),
  phone_e164: z.string(),
  marks: z.object({
    suspected: z.string().nullable().describe('Why it looks like spam.'),
    duplicate_of: id.nullable(),
    earlier_lead: id.nullable(),
    phone_doubtful: z.boolean(),
  }),
  call: z.object(wish).optional().describe('When and how they asked to be called.'),
  may_call: z
    .literal(false)
    .optional()
    .describe('They see prices first, and have said yes to no installer.'),
}

/** What each event tells a system of ours. */
export const leadEvents = {
  'lead.created': z.object(wholeLead),
  'lead.changed': z.object({ ...wholeLead, changes }),
  'lead.withdrawn': z.object({
    ...known,
    consent: z.literal(false),
    withdrawn_at: moment.nullable(),
  }),
  'lead.erased': z.object({ ...known, erased_at: moment.nullable() }),
  'letters.failing': z.object({
    failing_since: moment,
    waiting: z.int(),
    given_up: z.int().describe('Within a day.'),
  }),
} satisfies Record<EventOn<'webhook'>, z.ZodObject>

export const testEvent = z.object({ message: z.string() })

const cents = z.int()
const band = z.object({ low_cents: cents, high_cents: cents })
/** Only once it was accepted. */
const accepted = { reference_number: reference.optional(), accepted_at: moment.optional() }
const fee = { fee_cents: cents, gst_cents: cents }
/** Only while it is accepted and nothing has ended it. */
const person = {
  ...z.object(columns).partial().shape,
  calls_from: moment.nullable().optional(),
  consent_until: moment.optional(),
  phone_e164: z.string().optional(),
  answered: answered.optional(),
  call: z.object({ ...wish, promised_by: moment }).optional(),
}
const asked = {
  asks_price_for: z
    .object({ kw: z.number(), panels: z.int(), battery_kwh: z.number() })
    .optional()
    .describe('Where a price is asked for, and no acceptance.'),
  our_band: band.optional(),
  price: band.nullable().optional(),
}
const owedCall = z.object({ ...accepted, call_by: moment.optional() })
const decided = z.object({
  ...accepted,
  ...fee,
  returned_because: z.string().nullable(),
})

/** What every event of an offer says. */
export const offerBase = {
  offer: id,
  state: z.enum(Object.values(offerStateWords).map(({ webhook }) => webhook)),
  link: z.url().describe('Where it is read and answered.'),
}

/** What each event tells an installer's system, beside that. */
export const offerEvents = {
  'offer.made': z.object({
    place: z.string(),
    postcode: z.string(),
    service: z.string(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    call: z.object({
      from: moment.nullable(),
      until: moment.nullable(),
      promised_by: moment,
    }),
    calls_from: moment.nullable(),
    expires_at: moment,
    accepted_by_others: z.int(),
    most_installers: z.int(),
    ...asked,
    ...fee,
  }),
  'offer.passed': z.object({
    ...asked,
    because: z.enum(passReasons).nullable(),
    middle_cents: cents.nullable(),
    middle_of: z.int().nullable().describe('Of how many prices that is the middle.'),
  }),
  'offer.accepted': z.object({
    ...accepted,
    ...fee,
    ...person,
    agreed_to: z.array(z.enum(contactChannels)).readonly().nullable(),
  }),
  'offer.changed': z.object({
    ...accepted,
    ...person,
    changes: changes.optional(),
    asked_again: z
      .array(
        z.object({
          at: moment,
          service: z.string(),
          callBy: moment.nullable(),
          seesPrices: z.boolean().describe('Then nobody calls about it before their yes.'),
          changed: z.array(z.object(change)),
        }),
      )
      .readonly(),
  }),
  'offer.half-time': owedCall,
  'offer.three-quarters': owedCall,
  'offer.cancelled': z.object({ ...accepted, may_call: z.literal(false) }),
  'offer.credited': decided,
  'offer.return-rejected': decided,
} satisfies Record<OfferEvent, z.ZodObject>
