import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scopedName } from './scoped-name.ts'

test('a class of the same name in two files has two names', () => {
  const files = globSync('src/**/*.module.css')
  expect(files.length).toBeGreaterThan(100)
  expect(new Set(files.map((file) => scopedName('head', file))).size).toBe(files.length)
})
