import { type Result, reject } from '../result.ts'
import { tidy, tidyLines } from '../tidy.ts'
import type { Attribution } from './attribution.ts'

/** The networks whose advertisements have forms of their own. */
export type AdNetwork = 'google' | 'meta'

/** The answer to one field of an ad form. The label is the network's, where it gives one. */
export type AdField = { id: string; label: string; value: string }

/** Where it was filled in, by the network's ids. */
export type AdPlace = { campaign?: string; ad?: string }

/** A filled-in ad form. `fields` is null where the network only said that there is one. */
export type AdLead = {
  network: AdNetwork
  /** The network's id of it. */
  id: string
  /** The network's id of the form. */
  form: string
  fields: AdField[] | null
  place: AdPlace
  /** A test sent by the person who set the form up, to see that it arrives: not an enquiry. */
  isTest: boolean
}

// Google's forms have ten questions at most, and Meta's fifteen.
const mostFields = 50
const longestValue = 5000
const longestName = 200

/** JSON with each number as it was written: ids of both networks have more digits than a number holds. */
export function parseExact(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  )
}

/**
 * Reads what Google posts for a lead form: `lead_id`, `form_id`, `campaign_id`, `creative_id`, `is_test` and `user_column_data` with
 * `column_id`, `column_name` and `string_value` (developers.google.com/google-ads/webhook/docs/implementation). What it doesn't know is left
 * alone, as Google asks.
 */
export function readGoogleLead(body: unknown): Result<{ lead: AdLead }, 'invalid'> {
  const posted = asObject(body)
  const id = idOf(posted.lead_id)
  const form = idOf(posted.form_id)
  if (!id || !form) return reject('invalid', `${id ? 'form_id' : 'lead_id'} is missing.`)
  const fields = asList(posted.user_column_data).map((one) => {
    const { column_id, column_name, string_value } = asObject(one)
    return fieldOf(column_id, column_name, [string_value])
  })
  const place = placeOf(posted.campaign_id, posted.creative_id)
  const isTest = posted.is_test === true || posted.is_test === 'true'
  return {
    ok: true,
    lead: { network: 'google', id, form, fields: together(fields), place, isTest },
  }
}

/**
 * Reads which forms were filled in from what Meta posts: in `entry[].changes[]` of the field `leadgen` a `value` with `leadgen_id`,
 * `form_id` and `ad_id` (developers.facebook.com/docs/graph-api/webhooks/getting-started/webhooks-for-leadgen). The answers are fetched.
 */
export function readMetaNotice(body: unknown): AdLead[] {
  const changes = asList(asObject(body).entry).flatMap((entry) => asList(asObject(entry).changes))
  return changes.flatMap((change): AdLead[] => {
    const { field, value } = asObject(change)
    const { leadgen_id, form_id, ad_id } = asObject(value)
    const [id, form] = [idOf(leadgen_id), idOf(form_id)]
    if (field !== 'leadgen' || !id || !form) return []
    return [
      { network: 'meta', id, form, fields: null, place: placeOf(undefined, ad_id), isTest: false },
    ]
  })
}

/**
 * Reads a lead of the Graph API: `field_data` with `name` and `values`, and `campaign_id` and `ad_id`
 * (developers.facebook.com/docs/marketing-api/guides/lead-ads/retrieving). Undefined where it is none. Meta's testing tool answers each
 * question with '<test lead: dummy data for …>'.
 */
export function readMetaLead(
  body: unknown,
): (Pick<AdLead, 'place' | 'isTest'> & { fields: AdField[] }) | undefined {
  const { field_data, campaign_id, ad_id } = asObject(body)
  if (!Array.isArray(field_data)) return undefined
  const fields = together(
    asList(field_data).map((one) => {
      const { name, values } = asObject(one)
      return fieldOf(name, undefined, asList(values))
    }),
  )
  const isTest = fields.some(({ value }) => value.startsWith('<test lead: dummy data for'))
  return { fields, place: placeOf(campaign_id, ad_id), isTest }
}

/** Where a lead came from, as if an address of ours had said it by its tags. */
export function adAttribution(network: AdNetwork, { campaign, ad }: AdPlace): Attribution {
  const tags = { google: ['google', 'cpc'], meta: ['facebook', 'paid-social'] } as const
  const [utm_source, utm_medium] = tags[network]
  return {
    page: '',
    utm: {
      utm_source,
      utm_medium,
      ...(campaign && { utm_campaign: campaign }),
      ...(ad && { utm_content: ad }),
    },
  }
}

function fieldOf(id: unknown, label: unknown, values: readonly unknown[]): AdField | undefined {
  const name = textOf(id).slice(0, longestName)
  if (!name) return undefined
  const title = textOf(label).slice(0, longestName) || name.replaceAll('_', ' ')
  const lines = values.slice(0, mostFields).flatMap((value) => asText(value) ?? [])
  return { id: name, label: title, value: tidyLines(lines.join(', ').slice(0, longestValue)) }
}

/** Each field once. */
function together(fields: readonly (AdField | undefined)[]): AdField[] {
  const byId = new Map<string, AdField>()
  for (const field of fields.slice(0, mostFields)) {
    const known = field && byId.get(field.id)
    const value = [known?.value, field?.value].filter(Boolean).join(', ')
    if (field) byId.set(field.id, { ...field, value: value.slice(0, longestValue) })
  }
  return [...byId.values()]
}

function placeOf(campaign: unknown, ad: unknown): AdPlace {
  const [campaignId, adId] = [idOf(campaign), idOf(ad)]
  return { ...(campaignId && { campaign: campaignId }), ...(adId && { ad: adId }) }
}

function idOf(value: unknown): string | undefined {
  const text = asText(value) ?? ''
  return /^[\x21-\x7e]{1,300}$/.test(text) ? text : undefined
}

function textOf(value: unknown): string {
  return tidy(asText(value) ?? '')
}

function asText(value: unknown): string | undefined {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
