import './clock.ts'
import { compare } from './compare.ts'

/*
 * `npm run same-pages -- record DIRECTORY` writes down every page of this checkout; `npm run same-pages -- compare BEFORE AFTER` says
 * where two of these differ.
 */
const [command, ...directories] = process.argv.slice(2)
const [before, after] = directories
if (command === 'record' && before) {
  const { record } = await import('./record.ts')
  await record(before)
} else if (command === 'compare' && before && after) {
  const { differences, pages, elements, pictures } = await compare(before, after)
  for (const difference of differences) console.log(difference)
  console.log(
    `${differences.length} differences in ${pages} pages and files of ${elements} lines, and ${pictures} pictures`,
  )
  process.exitCode = differences.length === 0 ? 0 : 1
} else {
  console.error('npm run same-pages -- record DIRECTORY | compare BEFORE AFTER')
  process.exitCode = 2
}
