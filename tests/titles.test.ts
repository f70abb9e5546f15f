import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blog } from '#content/articles.ts'
import { brands } from '#content/brand/brands.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { compareQuotes } from '#content/pages/compare-quotes.ts'
import { contact } from '#content/pages/contact.ts'
import { guides } from '#content/pages/guides.ts'
import { home } from '#content/pages/home.ts'
import { nothingSent } from '#content/pages/success.ts'
import { type ForReaders, forReadersOf } from '#content/readers.ts'
import { aliases, type RouteOf, routes } from '#content/routes.ts'

/** The title and, where the content has one, the heading of every page. */
const pages = Object.keys(routes).map((path) => ({ path, ...wordsOf(path as keyof typeof routes) }))

function wordsOf(path: keyof typeof routes): { title: ForReaders; heading?: ForReaders } {
  switch (routes[path]) {
    case 'home':
      return { title: home.title, heading: home.hero.heading }
    case 'alias':
      return wordsOf(aliases[path as RouteOf<'alias'>])
    case 'guide': {
      const { title, hero } = guides[path as RouteOf<'guide'>]
      return { title, heading: hero.heading }
    }
    case 'contact':
      return { title: contact.title, heading: contact.hero.heading }
    case 'policy':
      return { title: (path === '/terms' ? terms : privacy)(brands.au).title }
    case 'tool':
      return { title: compareQuotes.title }
    case 'thanks':
      return { title: nothingSent.title }
    case 'blog':
      return { title: blog.title }
    case 'article':
      return { title: articleTitle(path) }
  }
}

function articleTitle(path: string): ForReaders {
  const source = readFileSync(`src/content/articles${path.slice('/blog'.length)}.mdx`, 'utf8')
  const [, title] = /^searchTitle: "(.+)"$/m.exec(source) ?? []
  if (title) return title
  const [, here = '', elsewhere = ''] =
    /^searchTitle:\n {2}here: "(.+)"\n {2}elsewhere: "(.+)"$/m.exec(source) ?? []
  return { here, elsewhere }
}

test.each(Object.entries(brands))(
  'a title of %s fits a search result, with the brand’s name',
  (_, brand) => {
    for (const { path, title } of pages) {
      const words = forReadersOf(brand, title)
      expect(words.length, path).toBeGreaterThan(7)
      expect(`${words} | ${brand.name}`.length, `${path}: ${words}`).toBeLessThanOrEqual(60)
    }
  },
)

test('titles and headings name Melbourne or Victoria, where it is for sale', () => {
  const ownSubject = ['/privacy', '/terms', '/success']
  for (const { path, title, heading } of pages)
    if (!ownSubject.includes(path)) {
      expect(forReadersOf(brands.au, title), path).toMatch(/Melbourne|Victoria/)
      if (heading) expect(forReadersOf(brands.au, heading), path).toMatch(/Melbourne|Victoria/)
    }
})

test('and where nothing is sold there, they do not say Melbourne', () => {
  for (const { path, title, heading } of pages) {
    expect(forReadersOf(brands.uk, title), path).not.toContain('Melbourne')
    if (heading) expect(forReadersOf(brands.uk, heading), path).not.toContain('Melbourne')
  }
})
