import type { ComparedBattery } from '#content/pages/page.ts'

export function ComparedSection({ batteries }: { batteries: readonly ComparedBattery[] }) {
  return batteries.map(({ name }) => <p key={name}>{name}</p>)
}
