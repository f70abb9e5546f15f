import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = ['README.md', 'docs/architecture.md', ...globSync('src/**/README.md')]

test.each(documents)('%s names only files that there are', (document) => {
  const paths = Array.from(
    readFileSync(document, 'utf8').matchAll(/`((?:src|tests|bench|docs)\/[\w./[\]-]+)`/g),
    ([, path]) => path ?? '',
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('the walk through the house names its files', () => {
  const walk = readFileSync('docs/architecture.md', 'utf8')
  expect(walk.match(/`src\/[\w./-]+\.tsx?`/g)?.length).toBeGreaterThan(20)
})
