import type { Brand } from './brand/brand.ts'

/** Words that differ where the reader can't take up Australian offers; a plain string is for everybody. */
export type ForReaders = string | { here: string; elsewhere: string }

export function forReadersOf({ sellsInAustralia }: Brand, words: ForReaders): string {
  if (typeof words === 'string') return words
  return sellsInAustralia ? words.here : words.elsewhere
}
