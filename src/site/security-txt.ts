import type { Brand } from '#content/brand.ts'

/** RFC 9116 asks for less than a year. Whoever deploys more seldom is warned by /readyz a month before. */
const validDays = 360

/** Tells whoever found a hole whom to write to. */
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
