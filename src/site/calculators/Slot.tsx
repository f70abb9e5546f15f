import type { Shown } from '#content/calculators/shown.ts'

/** A place for words that server and script fill in anew. */
export function Slot({ of: { texts }, name }: { of: Shown; name: string }) {
  return <span data-slot={name}>{texts[name]}</span>
}
