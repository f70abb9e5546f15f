import { tidy } from '../tidy.ts'

/**
 * How a lead reached us: by a form on our site, from a client with a public key, written down by an operator on the telephone, by the form of
 * an advertisement elsewhere, or sent by a visitor’s assistant.
 */
export type LeadSource = 'site' | 'key' | 'telephone' | 'advertisement' | 'assistant'

/** Sources whose visitors haven't agreed themselves that installers may be asked: they can do so on their own page. */
export const sourcesToAsk: readonly LeadSource[] = ['advertisement', 'assistant']

/** Where a visit came from: our page, the referring host and the campaign tags. Nothing else of an address is stored. */
export type Attribution = {
  page: string
  referrerHost?: string
  utm?: Partial<Record<UtmTag, string>>
}

/** A lead's first touch, when the browser still has it, and its last. Stored as JSON, so the keys must not change. */
export type Attributions = { first?: Attribution; last: Attribution }

export const utmTags = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
type UtmTag = (typeof utmTags)[number]

/** Parses an address from the visitor's browser. Of its query only the UTM tags are kept. */
export function parseAttribution(address: string, referrer = ''): Attribution | undefined {
  // The address may be relative; the base only makes it parse.
  const url = parse(address, 'http://here.invalid')
  if (!url) return undefined
  const from = parse(referrer)
  const utm = utmTags.flatMap((tag) => {
    const value = tidy(url.searchParams.get(tag) ?? '').slice(0, 200)
    return value ? [[tag, value] as const] : []
  })
  return {
    page: url.pathname.slice(0, 200),
    ...(from && from.host !== url.host ? { referrerHost: from.host.slice(0, 200) } : {}),
    ...(utm.length > 0 ? { utm: Object.fromEntries(utm) } : {}),
  }
}

function parse(address: string, base?: string): URL | undefined {
  return URL.parse(address, base) ?? undefined
}

/** How visitors find us, as far as their first touch shows. */
export const attributionSources = [
  'search',
  'google-ad',
  'facebook-ad',
  'campaign',
  'article',
  'other-site',
  'direct',
  'data-interface',
  'telephone',
  'assistant',
] as const
export type AttributionSource = (typeof attributionSources)[number]

const searchEngines = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|brave|qwant|startpage)\./
const paidMediums = /^(cpc|ppc|paid|paidsearch|paid[-_]social|display|ads?)$/i

/** The attribution source of a lead, by its first touch. */
export function attributionSourceOf(
  attributions: Attributions,
  source: LeadSource,
): AttributionSource {
  if (source === 'key') return 'data-interface'
  if (source === 'telephone' || source === 'assistant') return source
  const { page, referrerHost = '', utm = {} } = attributions.first ?? attributions.last
  const campaign = utm.utm_source?.toLowerCase()
  if (campaign) {
    const isPaid = paidMediums.test(utm.utm_medium ?? '')
    if (isPaid && /google/.test(campaign)) return 'google-ad'
    if (isPaid && /facebook|instagram|meta/.test(campaign)) return 'facebook-ad'
    return 'campaign'
  }
  if (searchEngines.test(referrerHost)) return 'search'
  if (referrerHost) return 'other-site'
  return page.startsWith('/blog/') ? 'article' : 'direct'
}
