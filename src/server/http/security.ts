import type { Build } from './site.ts'

/** What browsers offer and no page of ours asks for, so that a script that got in can't either. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/**
 * The headers of every response. hono/secure-headers sets six more unless each is switched off, so that with it this
 * would be no shorter. `framedBy` are the sites that may show a page in a frame.
 */
export function securityHeaders(
  { scriptHashes, siteUrl, hstsSubdomains = true }: Build,
  framedBy: readonly string[] = [],
): [string, string][] {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
  ]
  const headers: [string, string][] = [
    ['content-security-policy', policy.join('; ')],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ...(framedBy.length > 0 ? [] : [['x-frame-options', 'DENY'] as [string, string]]),
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ]
  if (siteUrl.startsWith('https:'))
    headers.push([
      'strict-transport-security',
      `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    ])
  return headers
}

/** What other sites load of us: pictures beside a link, and the script that puts a form on their pages. */
export function isForOtherSites(path: string): boolean {
  return /^\/(?:share\/|icon-\d+\.png$|favicon\.svg$|embed\.js$)/.test(path)
}

/**
 * Whether a post comes from our own pages, as far as the browser says. Other clients say nothing and pass. The scheme is that of the
 * site's address, since behind a proxy that ends TLS requests come unencrypted.
 */
export function isOwnPost(
  headers: { get(name: string): string | null | undefined },
  siteUrl: string,
): boolean {
  const origin = headers.get('origin')
  const scheme = siteUrl.startsWith('https:') ? 'https:' : 'http:'
  if (origin && origin !== 'null')
    return (
      URL.parse(origin)?.origin ===
      (URL.parse(`${scheme}//${headers.get('host') ?? ''}`)?.origin ?? '')
    )
  return ['same-origin', 'none', null, undefined].includes(headers.get('sec-fetch-site'))
}
