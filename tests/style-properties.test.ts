import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('src/**/*.{css,ts,tsx,astro}').map((file) => readFileSync(file, 'utf8'))
const namesIn = (pattern: RegExp) =>
  new Set(files.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name)))

test('styles ask for no property that nothing sets', () => {
  const set = namesIn(/(--[a-z][\w-]*)['"]?\s*:/g)
  const used = namesIn(/var\((--[a-z][\w-]*)/g)
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})
