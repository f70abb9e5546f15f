/** We don't lend, arrange or recommend credit, and we promise nothing that depends on it or on an authority. */
const barred = [
  /\bfinanc\w*/i,
  /\bloans?\b/i,
  /\bAPR\b/,
  /\bcredit\b/i,
  /\b0% interest\b/i,
  /\bpay monthly\b/i,
  /\bfully funded\b/i,
  /\bgovernment-backed\b/i,
  // The name of a form, which asks for a quote that costs nothing.
  /\bfree solar\b(?! quote)/i,
  /\bfree electricity\b/i,
  /\bguaranteed savings?\b/i,
  /\blimited places\b/i,
  /\bact now\b/i,
  /\bqualif(?:y|ies|ied)\b/i,
  /£0 upfront/i,
]

/** What is left of running text without what it quotes to warn of it. An apostrophe ends no quotation. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(/‘(?:[^‘’]|’(?=\p{L}))*’/gu, '')
}

/** One scheme and two benefits that have it in their names. */
const withoutNames = (text: string) =>
  text.replaceAll(/Warm Homes Plan(?:’s)? loans?|(?:Universal|Pension) Credit/g, '')

/** What a British page, letter or picture may not say of us; an authority or a lender would ask what is behind it. */
export function advertWordsIn(text: string): string[] {
  return barred.flatMap((word) =>
    Array.from(withoutNames(text).matchAll(new RegExp(word, `${word.flags}g`)), ([match]) => match),
  )
}
