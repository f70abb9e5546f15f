import { terms } from '#estimate/terms.ts'
/** The page that searches all others. */
export const search = {
  title: 'Search',
  description: 'Search every page and article by a word or two.',
  heading: 'Search',
  label: 'What are you looking for?',
  button: 'Search',
  empty: `Type a word or two, such as “battery price” or “${terms.help}”.`,
  nothing: `No page has “{query}”. Try one plain word, such as “battery” or “${terms.help}”.`,
  ask: 'Or [ask a person](/contact).',
} as const
