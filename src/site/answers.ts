import type { Day } from '#domain/estimate/shared/day.ts'

/** What a page answers to the query of its address: blocks of it, rendered anew. */
type Answer = {
  blocks: Record<string, string>
  /** Whether something in the query has to be put right. */
  isWrong?: boolean
  /** Nothing of the reader is in the address: caches and search engines may have the page. */
  isOpen?: boolean
}

/** By the path of a page; undefined where its query asks nothing, and the page is as built. */
export type Answers = Readonly<
  Record<string, (query: Record<string, string>, today: Day) => Answer | undefined>
>
