import { normalizeName } from '../normalize-name.ts'

/*
 * What a lead is found by besides its columns: its postcode, the domain of its email address, and the words of its notes.
 * They are folded here and not by a database, so that each finds the same.
 */

/** Longer words are cut: people don't type more, and PostgreSQL takes none above 2 KB. */
const longestWord = 40

/** The words of a text, each once, as they are compared: 'Zoë’s roof' is zoe, s and roof. */
export function wordsOf(text: string): string[] {
  const words = normalizeName(text).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter(Boolean).map((word) => word.slice(0, longestWord)))]
}

/** The words of a lead's own columns. Those of its notes are `wordsOf` each note. */
export function aboutWords({ postcode, email }: { postcode: string; email: string }): string {
  const domain = email.includes('@') ? domainOf(email) : ''
  return [...wordsOf(postcode.replaceAll(' ', '')), domain].filter(Boolean).join(' ')
}

function domainOf(email: string): string {
  const domain = email.toLowerCase().split('@').at(-1) ?? ''
  return /^[\p{L}\p{N}.-]+$/u.test(domain) ? domain.slice(0, longestWord) : ''
}

/** One word of a search: a word that begins so, or one of these postcodes. */
export type WantedWord = { word: string; isWhole: boolean; postcodes: readonly string[] }

/** More words than people type in a search. */
const mostWords = 6

/**
 * The words to search for, all of which a lead must have. None where the text is an email address, or too short to mean
 * one. `postcodesOf` are those of the places whose name has a word that begins so.
 */
export function wantedWords(
  typed: string,
  postcodesOf: (word: string) => readonly string[],
): WantedWord[] {
  const text = typed.trim().toLowerCase()
  if (text.length < 2 || /[^\s]@/.test(text)) return []
  const words = text.split(/\s+/).flatMap((part) => {
    const domain = /^(?:@([\p{L}\p{N}.-]+)|(\p{L}[\p{L}\p{N}-]*\.[\p{L}\p{N}.-]+))$/u.exec(part)
    return domain ? [(domain[1] ?? domain[2] ?? '').slice(0, longestWord)] : wordsOf(part)
  })
  // A single letter begins a tenth of all words.
  return [...new Set(words)].slice(0, mostWords).map((word) => ({
    word,
    isWhole: word.length < 2,
    postcodes: word.length < 2 ? [] : postcodesOf(word),
  }))
}
