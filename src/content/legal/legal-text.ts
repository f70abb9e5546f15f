/** A policy as data. Text may hold **strong words** and [links](/contact). */
export type LegalText = {
  title: string
  description: string
  lead: string
  /** The day these words last changed, as in 2026-11-22. */
  updated: string
  clauses: readonly Clause[]
}

export type Clause = {
  id: string
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}
