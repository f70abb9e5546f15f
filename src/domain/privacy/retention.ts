import type { LeadState } from '../lead/state.ts'

/** The states that owners set a time for together. */
export const retentionStates = {
  open: ['held', 'new', 'contacted', 'quoted', 'complaint'],
  won: ['won'],
  lost: ['lost', 'answered'],
  withdrawn: ['withdrawn'],
  spam: ['spam'],
} as const satisfies Record<string, readonly LeadState[]>

export type RetentionGroup = keyof typeof retentionStates

/** For how many days leads are kept after they came. What is left out is kept until the visitor asks. */
export type Retention = Partial<Record<RetentionGroup, number>>

export const retentionGroups = Object.keys(retentionStates) as RetentionGroup[]

// A lead may be called about for three months, and a sale be disputed for some days longer.
const fewestDays = 100

/** Reads one number for all, as in `730`, or one for each group, as in `open:400,won:2555`; undefined where it is neither. */
export function parseRetention(text: string): Retention | undefined {
  if (/^\d+$/.test(text))
    return parseRetention(retentionGroups.map((one) => `${one}:${text}`).join())
  const entries = text.split(',').map((part) => part.split(':').map((word) => word.trim()))
  const isReadable = entries.every(
    ([group = '', days = '', ...rest]) =>
      group in retentionStates &&
      /^\d{3,5}$/.test(days) &&
      Number(days) >= fewestDays &&
      rest.length === 0,
  )
  const groups = new Set(entries.map(([group]) => group))
  if (!isReadable || groups.size < entries.length) return undefined
  return Object.fromEntries(entries.map(([group, days]) => [group, Number(days)]))
}

/** Of two that mean the same the text is the same. */
export function formatRetention(retention: Retention): string {
  return retentionGroups
    .flatMap((group) => (retention[group] === undefined ? [] : [`${group}:${retention[group]}`]))
    .join()
}
