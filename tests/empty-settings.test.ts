import { expect, test } from 'vitest'
import astroConfig from '../astro.config.ts'
import { readEnvironment } from '../src/environment.ts'

// Astro puts the environment's own value, even an empty one, wherever a page asks for a variable of that name.
test('what the build fills in has no setting’s name, so that an empty setting leaves it alone', () => {
  const filledIn = Object.keys(astroConfig.vite?.define ?? {}).map((name) => name.split('.').at(-1))
  const settings: readonly string[] = Object.keys(readEnvironment({}))
  expect(filledIn).toContain('RETENTION')
  expect(filledIn.filter((name) => name === undefined || settings.includes(name))).toEqual([])
})
