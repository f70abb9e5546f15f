/** A policy as data. Text may hold **strong words** and [links](/contact). */
export type LegalText = {
  path: string
  title: string
  description: string
  lead: string
  /** The day from which this wording holds, as it is shown. */
  updated: string
  clauses: readonly Clause[]
}

export type Clause = {
  id: string
  heading: string
  paragraphs: readonly string[]
  points?: readonly string[]
}
