import type { Scheme } from '#content/pages/page.ts'

export function SchemesSection({ schemes }: { schemes: readonly Scheme[] }) {
  return schemes.map(({ name }) => <p key={name}>{name}</p>)
}
