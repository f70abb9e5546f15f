import type { LeadState } from '#domain/lead/state.ts'

/** What the rail shows beside its links; nothing where it is not known. */
export type Counts = Partial<Record<LeadState | 'open', number>> & {
  /** Deliveries that fail, in words as short as '1 failing'. */
  failing?: string
}

export function useCounts(): Counts {
  return {}
}
