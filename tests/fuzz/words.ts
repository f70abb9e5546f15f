import { globSync, readFileSync } from 'node:fs'

/** Where routes and what they call name the fields, queries and values that they read. */
const sources = [
  'src/server/**/*.ts',
  'src/domain/**/*.ts',
  'src/content/editions/victoria/calculators/*.ts',
  'src/content/editions/victoria/forms/*.ts',
  'src/site/editions/victoria/calculators/*.ts',
]

/** Every short word in quotes in the source of the routes: a new field need not be added here. */
export function wordsOfRoutes(): string[] {
  const files = globSync(sources).filter((file) => !file.endsWith('.test.ts'))
  const words = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/'([a-z][a-z0-9_+-]{1,30})'/g),
      ([, word = '']) => word,
    ),
  )
  return [...new Set(words)].toSorted()
}
