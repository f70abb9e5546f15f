import { isolate } from '#domain/enquiry/isolate.ts'
import type { Attribution } from '#domain/lead/attribution.ts'

/** '/solar-batteries, from www.google.com, campaign ‘batteries-north’'. */
export function formatAttribution({ page, referrerHost, utm: tags = {} }: Attribution): string {
  const utm = Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [name, isolate(value ?? '')]),
  ) as typeof tags
  const by = [utm.utm_source, utm.utm_medium].filter(Boolean).join(' ')
  return [
    page,
    referrerHost && `from ${referrerHost}`,
    by && `by ${by}`,
    utm.utm_campaign && `campaign ‘${utm.utm_campaign}’`,
    utm.utm_term && `looked for ‘${utm.utm_term}’`,
    utm.utm_content && `‘${utm.utm_content}’`,
  ]
    .filter(Boolean)
    .join(', ')
}
