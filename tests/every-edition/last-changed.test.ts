import { expect, test } from 'vitest'
import { isPublic, routesOf } from '#content/routes.ts'
import { privacy } from '#edition/legal/privacy.ts'
import { routes } from '#edition/routes.ts'
import { lastChanged } from '#site/build/last-changed.ts'
import { brand } from '../brand.ts'

test('articles and policies have the day on which they changed, and no other page has one', () => {
  const dated = Object.keys(routes)
    .filter(isPublic)
    .filter((path) => lastChanged(path, brand))
  expect(dated.toSorted()).toEqual(routesOf('article', 'policy').toSorted())
  for (const path of dated) expect(lastChanged(path, brand)).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(lastChanged('/privacy', brand)).toBe(privacy(brand).updated)
})
