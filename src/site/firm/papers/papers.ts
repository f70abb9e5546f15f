import type { WorkEffect } from '#domain/offer/replay.ts'
import type { AccreditationCategory } from '#estimate/installer/accreditation.ts'

/** Something asked of the desk that it hasn't decided. */
export type Waiting = { id: string; what: string; expiresOn: string | null; by: string }

/** An accreditation, or the seller's own approval, as it holds today. */
export type Paper = {
  /** By which the page opens the form for it: its place in the list, or 'seller'. */
  of: string
  who: string | null
  what: string
  number: string
  expiresOn: string
  daysLeft: number
  isEnding: boolean
  /** The change that it was confirmed by, where a file of it is kept. */
  file: string | null
  waiting: Waiting | null
}

/** What is asked for in the form; `person` and `category` are empty for the seller's approval. */
export type PaperForm = {
  of: string
  title: string
  person: string
  category: string
  number: string
  expires: string
}

/**
 * What an installer holds, with files that only its office and the desk open. Acts:
 * - ask: `of`, `person`, `category`, `number`, `expires` and the file `file`: the desk looks, and the old date holds meanwhile
 * - withdraw: `id`
 */
export type PapersProps = {
  papers: readonly Paper[]
  /** Asked for, and nothing of it holds yet; services too. */
  waiting: readonly Waiting[]
  /** What was refused in the last thirty days, and why. */
  refused: readonly { what: string; at: string; sentence: string }[]
  form: PaperForm | null
  /** Without what the form is for. */
  effect: WorkEffect | null
  categories: readonly { value: AccreditationCategory; label: string }[]
  field?: string | undefined
}
