/** A page of the site, as the build indexed it. */
export type IndexedPage = {
  path: string
  title: string
  description: string
  headings: string
  text: string
}

export type SearchResult = { path: string; title: string; excerpt: string }

const mostResults = 10
const mostTerms = 8
const weights = { title: 10, headings: 4, description: 3 } as const

/** Says nothing of what is meant. */
const fillers = new Set(
  'a an and are at be can do does for how i in is it me my of on or the to we what when which who why with you your'.split(
    ' ',
  ),
)

/** The pages that have every word of a query, or else some, the best first. Words match from their beginning. */
export function searchPages(pages: readonly IndexedPage[], query: string): SearchResult[] {
  const terms = termsOf(query)
  const scored = pages
    .map((page) => ({ page, scores: terms.map((term) => scoreOf(page, term)) }))
    .filter(({ scores }) => scores.some((score) => score > 0))
  const complete = scored.filter(({ scores }) => scores.every((score) => score > 0))
  const total = (scores: readonly number[]) => scores.reduce((sum, score) => sum + score, 0)
  return (complete.length > 0 ? complete : scored)
    .toSorted((one, other) => total(other.scores) - total(one.scores))
    .slice(0, mostResults)
    .map(({ page }) => ({
      path: page.path,
      title: page.title,
      excerpt: excerptOf(page, terms),
    }))
}

/** The words that are searched for, without their endings: 'batteries' and 'battery' are one. */
function termsOf(query: string): string[] {
  const words = wordsIn(query)
  const telling = words.filter((word) => word.length > 1 && !fillers.has(word))
  const stems = telling.map((word) => (word.length > 4 ? word.replace(/(?:ies|y|s)$/, '') : word))
  return [...new Set(stems)].slice(0, mostTerms)
}

function wordsIn(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return plain.match(/[\p{L}\d]+(?:\.\d+)?/gu) ?? []
}

/** How often a word begins so. */
function countIn(text: string, term: string): number {
  return wordsIn(text).filter((word) => word.startsWith(term)).length
}

function scoreOf(page: IndexedPage, term: string): number {
  const named = (Object.keys(weights) as (keyof typeof weights)[]).filter(
    (part) => countIn(page[part], term) > 0,
  )
  const count = Math.min(countIn(page.text, term), 20)
  return named.reduce((sum, part) => sum + weights[part], 0) + count / 4
}

/** The first sentence that has one of the words. */
function excerptOf({ text, description }: IndexedPage, terms: readonly string[]): string {
  const sentences = text.split(/(?<=[.?!])\s+/).filter(({ length }) => length > 30 && length < 220)
  return (
    sentences.find((sentence) => terms.every((term) => countIn(sentence, term) > 0)) ??
    sentences.find((sentence) => terms.some((term) => countIn(sentence, term) > 0)) ??
    description
  )
}
