import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { screens } from './shortcuts/screens.ts'

/** An older address of the queue, and screens that letters lead to. */
const fromOutside = ['/console/leads', '/console/reset', '/console/set-up']

test('every screen has a link that leads to it, and every link of the navigation a screen', () => {
  const router = readFileSync('src/console/router.tsx', 'utf8')
  const paths = Array.from(router.matchAll(/path: '(\/console[^']*)'/g), ([, path]) => path ?? '')
  const others = globSync('src/console/**/*.{ts,tsx}')
    .filter((file) => !/router\.tsx$|\.test\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const isLinked = (path: string) =>
    others.some((text) => text.includes(`'${path}'`) || text.includes(`"${path}"`))
  expect(paths.filter((path) => !isLinked(path))).toEqual(fromOutside)
  const navigation = screens.map(({ to }): string => to)
  expect(navigation.filter((path) => !paths.includes(path))).toEqual([])
})
