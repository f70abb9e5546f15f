import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from './imports.ts'

/** The nouns that have a room in each layer, each below those that may import it. Imports of types may point up. */
const nouns = 'firm offer desk installer enquiry delivery privacy account insight'

/** The rooms of each layer, the highest first. '(root)' are the files beside its folders. */
const rooms: Record<string, string> = {
  server: `commands (root) assistants v1 workers ${nouns} http`,
  operations: `${nouns} (root)`,
  database: `copies ${nouns} (root) migrations`,
  // What the desk does next follows from a lead’s offers, and not the other way round.
  domain:
    'account insight desk offer installer lead delivery enquiry privacy estimate promise search (root)',
  console: `(root) settings ${nouns} live undo shortcuts clock ui client words styles`,
}

const sources = globSync('src/**/*.{ts,tsx,astro,css,mdx}').filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const codeIn = (layer: string) =>
  sources.filter((file) => file.startsWith(`src/${layer}/`) && !file.includes('/migrations/'))

function roomOf(layer: string, file: string): string {
  const [room = '', inRoom] = file
    .replace(/^(src\/)?/, '')
    .slice(layer.length + 1)
    .split('/')
  return inRoom ? room : '(root)'
}

test.each(Object.keys(rooms))('no room of %s imports one above it', (layer) => {
  const order = rooms[layer]?.split(' ') ?? []
  const rank = (file: string) => order.indexOf(roomOf(layer, file))
  const upwards = codeIn(layer).flatMap((file) =>
    importsIn(file.slice(4), readFileSync(file, 'utf8'))
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ target }) => target)
      .filter((target) => target.startsWith(`${layer}/`) && /\.\w+$/.test(target))
      .filter((target) => rank(target) < rank(file) || rank(file) < 0)
      .map((target) => `${file} -> ${target}`),
  )
  expect(upwards).toEqual([])
})

/** Except pictures and migrations. */
test('at most forty files lie beside each other', () => {
  const folders = Map.groupBy(
    sources.filter((file) => !/^src\/(?:pictures|database\/migrations)\//.test(file)),
    dirname,
  )
  const full = [...folders].filter(([, files]) => files.length > 40).map(([folder]) => folder)
  expect(full).toEqual([])
})

/** What decides, and not what keeps. Dialects, migrations, and what copies whole databases have no operation above them. */
const keeping = codeIn('database').filter(
  (file) => !/\/copies\/|\/database\/(open|sqlite-\w+|migrate)\.ts$/.test(file),
)
const linesWith = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line.replace(/^\s*(\/\/|\/?\*).*/, '')))
      .map((line) => `${file}: ${line.trim()}`),
  )

test('the database keeps and finds; it begins no transaction and rejects nothing', () => {
  expect(linesWith(keeping, /\btransaction\(|\breject\(/)).toEqual([])
})

test('no sentence that a person reads is in the database', () => {
  expect(linesWith(keeping, /['"`][A-Z][a-z’']+ [^'"`]*[a-z][.?!]['"`]/)).toEqual([])
})

test('operations begin transactions in one place', () => {
  const operations = codeIn('operations').filter((file) => !file.endsWith('/world.ts'))
  expect(linesWith(operations, /\btransaction\(/)).toEqual([])
})

test('no name means one thing in operations and another in the database', () => {
  const namesIn = (layer: string) =>
    codeIn(layer).flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function|const|type) (\w+)/gm),
        ([, name]) => name,
      ),
    )
  const stored = new Set(namesIn('database'))
  expect(namesIn('operations').filter((name) => stored.has(name))).toEqual([])
})
