import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { search } from '#content/pages/search.ts'
import { blog } from '#edition/articles.ts'
import { au } from '#edition/brand/au.ts'
import { privacy } from '#edition/legal/privacy.ts'
import { terms } from '#edition/legal/terms.ts'
import { about } from '#edition/pages/about.ts'
import { compareQuotes } from '#edition/pages/compare-quotes.ts'
import { contact } from '#edition/pages/contact.ts'
import { glossary } from '#edition/pages/glossary.ts'
import { guides } from '#edition/pages/guides.ts'
import { home } from '#edition/pages/home.ts'
import { nothingSent } from '#edition/pages/success.ts'
import { aliases, type RouteOf, routes } from '#edition/routes.ts'
import { thirdBrand } from './third-brand.ts'

/** The title and, where the content has one, the heading of every page. */
const pages = Object.keys(routes).map((path) => ({ path, ...wordsOf(path as keyof typeof routes) }))

function wordsOf(path: keyof typeof routes): { title: string; heading?: string } {
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
    case 'about':
      return { title: about(au).title }
    case 'glossary':
      return { title: glossary.title }
    case 'search':
      return { title: search.title }
    case 'policy':
      return { title: (path === '/terms' ? terms : privacy)(au).title }
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

function articleTitle(path: string): string {
  const source = readFileSync(
    `src/content/editions/victoria/articles${path.slice('/blog'.length)}.mdx`,
    'utf8',
  )
  return /^searchTitle: "(.+)"$/m.exec(source)?.[1] ?? ''
}

test.each([au, thirdBrand])('a title of $name fits a search result, with its name', (brand) => {
  for (const { path, title } of pages) {
    expect(title.length, path).toBeGreaterThan(5)
    expect(`${title} | ${brand.name}`.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
  }
})

test('titles and headings name Melbourne or Victoria', () => {
  const ownSubject = ['/privacy', '/terms', '/success', '/search']
  for (const { path, title, heading } of pages)
    if (!ownSubject.includes(path)) {
      expect(title, path).toMatch(/Melbourne|Victoria/)
      if (heading) expect(heading, path).toMatch(/Melbourne|Victoria/)
    }
})
