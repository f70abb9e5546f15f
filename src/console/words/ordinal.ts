const rules = new Intl.PluralRules('en-AU', { type: 'ordinal' })
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' }

/** '2nd', '3rd', '11th'. */
export function formatOrdinal(number: number): string {
  return `${number}${endings[rules.select(number)] ?? 'th'}`
}
