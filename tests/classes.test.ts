import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const imported = /^import (\w+) from '([^']+\.module\.css)'/gm

/** The classes that a component asks its style sheets for, and those that these have. */
function classesOf(file: string): { asked: string; known: ReadonlySet<string> }[] {
  const text = readFileSync(file, 'utf8')
  return Array.from(text.matchAll(imported)).flatMap(([, name, path = '']) => {
    const sheet = readFileSync(join(file, '..', path), 'utf8')
    const known = new Set(Array.from(sheet.matchAll(/\.([a-zA-Z]\w*)/g), ([, one = '']) => one))
    const code = text.replaceAll(imported, '')
    const asked = code.matchAll(new RegExp(`\\b${name}\\.([a-zA-Z]\\w*)`, 'g'))
    return Array.from(asked, ([, one = '']) => ({ asked: one, known }))
  })
}

test('every class that the desk asks for is in its style sheet', () => {
  const missing = globSync('src/console/**/*.tsx').flatMap((file) =>
    classesOf(file).flatMap(({ asked, known }) => (known.has(asked) ? [] : [`${file} ${asked}`])),
  )
  expect(missing).toEqual([])
})
