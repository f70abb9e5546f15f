/** One look at where a visitor came from: no query but the campaign's own tags, no path of another site. */
export type Touch = {
  page: string
  referrerHost?: string
  utm?: Partial<Record<UtmTag, string>>
}

/** Where a lead came from: the first page of the visit, where script kept it, and the page it was sent from. */
export type Source = { first?: Touch; last: Touch }

const utmTags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
type UtmTag = (typeof utmTags)[number]

/** Reads an address as the visitor's browser had it. Everything a query held but UTM tags is dropped. */
export function touchFrom(address: string, referrer = ''): Touch | undefined {
  // Addresses are relative or our own: the base only lets both be read the same way.
  const url = parse(address, 'http://here.invalid')
  if (!url) return undefined
  const from = parse(referrer)
  const utm = utmTags.flatMap((tag) => {
    const value = url.searchParams.get(tag)?.slice(0, 200)
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

/** Ways of coming to us, told apart as far as a visitor's first touch tells. */
export const waysOfComing = [
  'search',
  'google-ad',
  'facebook-ad',
  'campaign',
  'article',
  'other-site',
  'direct',
  'data-interface',
] as const
export type WayOfComing = (typeof waysOfComing)[number]

const searchEngines = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|brave|qwant|startpage)\./
const paid = /^(cpc|ppc|paid|paidsearch|paid[-_]social|display|ads?)$/i

/** How a lead came to us, by its first touch; `cameBy` is 'key' where a row came through the data interface. */
export function wayOfComing(source: Source, cameBy: 'site' | 'key'): WayOfComing {
  if (cameBy === 'key') return 'data-interface'
  const { page, referrerHost = '', utm = {} } = source.first ?? source.last
  const campaign = utm.utm_source?.toLowerCase()
  if (campaign) {
    const isPaid = paid.test(utm.utm_medium ?? '')
    if (isPaid && /google/.test(campaign)) return 'google-ad'
    if (isPaid && /facebook|instagram|meta/.test(campaign)) return 'facebook-ad'
    return 'campaign'
  }
  if (searchEngines.test(referrerHost)) return 'search'
  if (referrerHost) return 'other-site'
  return page.startsWith('/blog/') ? 'article' : 'direct'
}
