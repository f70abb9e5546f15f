import type { Brand } from '#content/brand.ts'

/** RFC 9116 asks for less than a year. Where deploys are less frequent, /readyz warns a month before the end. */
const validDays = 360

/** Names the address for reports of security holes. */
export function securityTxt({
  brand,
  siteUrl,
  now,
}: {
  brand: Brand
  siteUrl: string
  now: Date
}): string {
  const expires = new Date(now.getTime() + validDays * 24 * 3_600_000)
  return `${[
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${brand.locale.split('-')[0]}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ].join('\n')}\n`
}
