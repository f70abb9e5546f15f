import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = [
  'README.md',
  'SECURITY.md',
  'STYLE.md',
  'docs/architecture.md',
  'docs/dependencies.md',
  'docs/glossary.md',
  'docs/more-than-one-machine.md',
  'docs/operating.md',
  'docs/receipts.md',
  'docs/third-country.md',
  'docs/threat-model.md',
  ...globSync('src/**/README.md'),
]

test.each(documents)('%s names only files that there are', (document) => {
  const paths = Array.from(
    readFileSync(document, 'utf8').matchAll(/`((?:src|tests|bench|docs|deploy)\/[\w./[\]-]+)`/g),
    ([, path]) => path ?? '',
  )
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test('every npm script that a document names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const missing = [...documents, ...globSync('docs/**/*.md')].flatMap((document) =>
    Array.from(
      readFileSync(document, 'utf8').matchAll(/\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/g),
      ([, script = '']) => script,
    )
      .filter((script) => !(script in scripts))
      .map((script) => `${document}: ${script}`),
  )
  expect(missing).toEqual([])
})

test('the walk through the house names its files', () => {
  const walk = readFileSync('docs/architecture.md', 'utf8')
  expect(walk.match(/`src\/[\w./-]+\.tsx?`/g)?.length).toBeGreaterThan(20)
})

test('each threat says what doesn’t stop it, and names a test of what does', () => {
  const rows = readFileSync('docs/threat-model.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| who |'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) {
    expect(row).toHaveLength(5)
    expect(row[4]).toMatch(/`(?:src|tests)\/\S+\.(?:test|spec)\.ts`/)
  }
})

test('the glossary is in alphabetical order, and has each word once', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([a-z ]+) \|/gm)
  const words = Array.from(rows, ([, word]) => word ?? '').slice(1)
  expect(words.length).toBeGreaterThan(50)
  expect(words).toEqual([...new Set(words)].toSorted())
})

test('what STYLE.md shows of our files is in them', () => {
  const quoted = readFileSync('STYLE.md', 'utf8').matchAll(
    /`(src\/[\w/.-]+)`:\n\n```ts\n(.*?)```/gs,
  )
  const examples = Array.from(quoted, ([, file = '', example = '']) => ({ file, example }))
  expect(examples).toHaveLength(3)
  for (const { file, example } of examples) expect(readFileSync(file, 'utf8')).toContain(example)
})
