import type { Tier } from '#content/pages/page.ts'

export function TiersSection({ tiers }: { tiers: readonly Tier[] }) {
  return tiers.map(({ name }) => <p key={name}>{name}</p>)
}
