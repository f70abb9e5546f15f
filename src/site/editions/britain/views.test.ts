import { expect, test } from 'vitest'
import { guides } from '#edition/pages/guides.ts'
import type { RouteOf } from '#edition/routes.ts'
import { markView } from '#site/build/marks.ts'
import { redate, views } from '#site/views.tsx'

const paths = Object.keys(guides) as RouteOf<'guide'>[]
const [before, after] = ['2026-11-27', '2027-04-01']

test.each(paths)('%s says on the day after VAT has come back that it has', (path) => {
  const [now, later] = [before, after].map((today) => views.datedSections({ path, today }))
  expect(now).toMatch(/<h2/)
  expect(later).not.toMatch(/until 31 March 2027|to 31 March 2027, then/)
})

test('the home page has its sections, and not those of another day', () => {
  const parts = ['first', 'middle', 'last'] as const
  const [now, later] = [before, after].map((today) =>
    parts.map((part) => views.datedHome({ part, today })).join(''),
  )
  expect(now).toContain('Three sizes side by side')
  expect(now).toContain('Start with your bill.')
  expect(later).not.toEqual(now)
})

test('the sources of the quote check say on a later day that a price hasn’t been checked since', () => {
  const [now, later] = ['2026-11-27', '2027-11-01'].map((today) =>
    views.compareQuotes({ draft: {}, today }),
  )
  expect(redate(markView('compareQuotes', now ?? ''), '2027-11-01')).toBe(
    markView('compareQuotes', later ?? ''),
  )
  expect(later).toContain('not checked since')
  expect(now).not.toContain('not checked since')
})

test('a page’s description for search engines follows the day too', () => {
  const head = [
    '<link rel="canonical" href="https://www.example.com/solar-panel-grants">',
    ...['name="description', 'property="og:description', 'name="twitter:description'].map(
      (name) => `<meta ${name}" content="${guides['/solar-panel-grants'](before).description}">`,
    ),
  ].join('')
  expect(redate(head, before)).toBe(head)
  expect(head.match(/0% VAT to 31 March 2027/g)).toHaveLength(3)
  expect(redate(head, after)).not.toContain('0% VAT')
  expect(redate(redate(head, after), before)).toBe(head)
})
