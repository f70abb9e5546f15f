import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

test('everything has a default that runs', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', SITE_BRAND: 'au' })
  expect(readEnvironment({ PORT: '' }).PORT).toBe(3000)
})

test.each([
  ['PORT', 'many', 'PORT must be a port, 0 to 65535; see .env.example.'],
  ['SITE_BRAND', 'nz', 'SITE_BRAND must be au or uk; see .env.example.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://; see .env.example.'],
  [
    'SITE_URL',
    'example',
    'SITE_URL must be an address such as https://www.example.com; see .env.example.',
  ],
])('a bad %s stops the start with one sentence', (name, value, sentence) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(sentence)
})

test('the example file names every setting', () => {
  const example = readFileSync('.env.example', 'utf8')
  const source = readFileSync('src/environment.ts', 'utf8')
  const settings = Array.from(source.matchAll(/^ {2}([A-Z_]+):/gm), ([, name]) => name)
  expect(settings.length).toBeGreaterThan(5)
  for (const name of settings) expect(example).toMatch(new RegExp(`^#?\\s*${name}=`, 'm'))
})
