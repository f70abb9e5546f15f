import { type CheerioAPI, load } from 'cheerio'
import { isPublic, routesOf } from '#content/routes.ts'
import { aliases, routes } from '#edition/routes.ts'
import { expect, test } from './visit.ts'

const articles: readonly string[] = routesOf('article')

/** The canonical address of a page, by its second address. */
const canonicals: Record<string, string> = aliases

/** The built site as search engines and link checkers meet it. */

type Fetched = { path: string; page: CheerioAPI }

/** Over a connection of its own: one that a busy machine leaves idle may be closed while it is used again. */
const get = (address: string, { headers, ...init }: RequestInit = {}) =>
  fetch(address, { ...init, headers: { ...headers, connection: 'close' } })

let pages: Fetched[]

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ server }) => {
  pages = await Promise.all(
    Object.keys(routes).map(async (path) => {
      const response = await get(server.url + path)
      expect([path, response.status]).toEqual([path, 200])
      return { path, page: load(await response.text()) }
    }),
  )
})

const own = () => pages.filter(({ path }) => !canonicals[path])

test('every page has a title and a description of its own, and one heading', () => {
  const titles = own().map(({ page }) => page('title').text())
  expect(new Set(titles).size).toBe(own().length)
  const descriptions = own().map(({ page }) => page('meta[name=description]').attr('content') ?? '')
  expect(new Set(descriptions).size).toBe(own().length)
  for (const { path, page } of pages) {
    expect(page('h1').length, path).toBe(1)
    expect(page('title').text(), path).toMatch(/ \| Wattlewise$/)
    const isOpen = path !== '/search' && path !== '/success'
    const robots = isOpen ? 'index, follow' : 'noindex'
    expect(page('meta[name=robots]').attr('content'), path).toBe(robots)
  }
})

test('an alias shares its screen’s title and canonical address', () => {
  for (const { path, page } of pages) {
    const canonical = `http://localhost:3000${canonicals[path] ?? path}`
    expect(page('link[rel=canonical]').attr('href'), path).toBe(canonical)
    expect(page('meta[property="og:url"]').attr('content'), path).toBe(canonical)
  }
})

test('a page that answers at any address claims none, and is not for search engines', async ({
  server,
}) => {
  for (const path of ['/nope', '/enquiries']) {
    const response = await get(server.url + path, { headers: { accept: 'text/html' } })
    const page = load(await response.text())
    expect(page('h1').length, path).toBe(1)
    expect(page('link[rel=canonical], meta[property="og:url"]').length, path).toBe(0)
    expect(page('meta[name=robots]').attr('content'), path).toBe('noindex')
    expect(page('script[type="application/ld+json"]').text(), path).not.toContain('BreadcrumbList')
  }
})

test('the menu marks a page once, in the bar and in all of it', () => {
  for (const { path, page } of own()) {
    const menu = page('nav[aria-label="Main"]')
    const isListed = menu.find(`a[href="${path}"]`).length > 0
    expect(menu.find('[aria-current="page"]').length, path).toBe(isListed ? 1 : 0)
    const inBar = menu.find('> [aria-current], [data-current]').length
    expect(inBar, path).toBe(isListed || articles.includes(path) ? 1 : 0)
  }
})

test('every internal link and anchor leads somewhere', async ({ server }) => {
  const fetched = new Map<string, Fetched['page']>(pages.map(({ path, page }) => [path, page]))
  const broken: string[] = []
  for (const { path, page } of pages)
    for (const element of page('a[href]').toArray()) {
      const href = page(element).attr('href') ?? ''
      if (/^(https?:|mailto:|tel:)/.test(href)) continue
      const [target = '', anchor] = href.split('#')
      const leadsTo = target === '' ? path : target
      if (!fetched.has(leadsTo)) {
        const response = await get(server.url + leadsTo)
        if (response.status !== 200) {
          broken.push(`${path} → ${href} (${response.status})`)
          continue
        }
        fetched.set(leadsTo, load(await response.text()))
      }
      const there = fetched.get(leadsTo)
      if (anchor && there && there(`[id="${anchor}"]`).length !== 1)
        broken.push(`${path} → ${href}`)
    }
  expect(broken).toEqual([])
})

test('every picture, style and share image is there', async ({ server }) => {
  const files = new Set(
    pages.flatMap(({ page }) => [
      ...page('img[src]')
        .toArray()
        .map((one) => page(one).attr('src') ?? ''),
      ...page('link[rel~=icon], link[rel=stylesheet], link[rel=manifest]')
        .toArray()
        .map((one) => page(one).attr('href') ?? ''),
      new URL(page('meta[property="og:image"]').attr('content') ?? 'http://x/missing').pathname,
    ]),
  )
  const missing = await Promise.all(
    [...files].map(async (file) => {
      // Over connections of their own: one that a busy machine leaves idle may be closed while it is used again.
      const { status } = await get(server.url + file)
      return status === 200 ? [] : [file]
    }),
  )
  expect(missing.flat()).toEqual([])
  for (const { path, page } of pages)
    for (const picture of page('img').toArray()) {
      const { width, height, alt } = picture.attribs
      expect([path, width !== undefined, height !== undefined, alt !== undefined]).toEqual([
        path,
        true,
        true,
        true,
      ])
    }
})

test('no two pages or articles share a hero picture', () => {
  const heroes = own().flatMap(({ path, page }) => {
    const hero = page('main img').first().attr('src')
    return hero && path !== '/blog' && path !== '/success' ? [hero] : []
  })
  expect(new Set(heroes).size).toBe(heroes.length)
})

test('a picture is on one page, where its hero or its card isn’t the picture', () => {
  const pagesOf = new Map<string, Set<string>>()
  for (const { path, page } of own())
    for (const name of picturesOn(page))
      pagesOf.set(name, (pagesOf.get(name) ?? new Set()).add(path))
  expect(pagesOf.size).toBeGreaterThan(15)
  const shared = [...pagesOf].filter(([, paths]) => paths.size > 1)
  expect(shared.map(([name, paths]) => [name, ...paths])).toEqual([])
})

/** Scenes by their file, but for heroes, articles' own and the night street; drawings by what they say until the first figure. */
function picturesOn(page: CheerioAPI): string[] {
  const scenes = page('img[src^="/pictures/"]')
    .toArray()
    .map(({ attribs }) => attribs.src ?? '')
    .filter((file) => !/\/(?:hero|article)-|\/street-night/.test(file))
  const drawings = page('main svg[role=img]')
    .toArray()
    .map(({ attribs }) => attribs['aria-label']?.split(/\d/)[0] ?? '')
    .filter((words) => words !== '')
  const figures = page('main figure[id]')
    .toArray()
    .map(({ attribs }) => `#${attribs.id}`)
  return [...scenes, ...drawings, ...figures]
}

test('that ranges hold in eight homes out of ten is on a page once at most', () => {
  const said = own().map(({ path, page }) => {
    const words = page('body').clone()
    words.find('script, style').remove()
    return [
      path,
      words.text().match(/\beight (?:\w+ )?(?:in|out of) ten\b/gi)?.length ?? 0,
    ] as const
  })
  expect(said.filter(([, times]) => times === 1).length).toBeGreaterThan(2)
  expect(said.filter(([, times]) => times > 1)).toEqual([])
})

test('the moved address is answered 301, unknown ones 404', async ({ server }) => {
  const moved = await get(`${server.url}/solar-panels-business`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/solar-panels-businesses'])
  for (const path of ['/nope', '/blog/smart-grid', '/solar', '/index.html', '/error', '/404'])
    expect([path, (await get(server.url + path)).status]).toEqual([path, 404])
})

test('the sitemap, the feed and robots.txt name the site’s pages', async ({ server }) => {
  const text = async (path: string) => (await get(server.url + path)).text()
  const listed = Array.from(
    (await text('/sitemap-0.xml')).matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g),
    ([, path]) => path,
  )
  expect(listed.toSorted()).toEqual(Object.keys(routes).filter(isPublic).toSorted())
  const dates = new Map(
    Array.from(
      (await text('/sitemap-0.xml')).matchAll(
        /<loc>http:\/\/localhost:3000([^<]*)<\/loc><lastmod>([\d-]+)/g,
      ),
      ([, path = '', day = '']) => [path, day],
    ),
  )
  for (const { path, page } of pages.filter((one) => articles.includes(one.path))) {
    expect(page('meta[property="og:type"]').attr('content'), path).toBe('article')
    const published = page('meta[property="article:published_time"]').attr('content')
    expect(published, path).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(dates.get(path), path).toBe(published)
  }
  expect([...dates.keys()].toSorted()).toEqual([...articles, '/privacy', '/terms'].toSorted())
  const feed = await text('/rss.xml')
  for (const path of articles) expect(feed).toContain(`http://localhost:3000${path}`)
  const robots = await text('/robots.txt')
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap-index.xml')
  expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /console'])
})

test('structured data says what is true, in schema.org’s words, and cannot break out', () => {
  const types = (path: string) => {
    const page = pages.find((one) => one.path === path)?.page
    const block = page?.('script[type="application/ld+json"]').text() ?? ''
    expect(block, path).not.toContain('<')
    const graph: { '@type': string; mainEntity?: unknown[] }[] = JSON.parse(block)['@graph']
    expect(JSON.stringify(graph), path).not.toMatch(/rating|review|\$[\d,]{3,}.*advertised/i)
    return graph.map((thing) => thing['@type'])
  }
  expect(types('/')).toEqual(['Organization', 'WebSite', 'FAQPage'])
  expect(types('/solar-panel-grants')).toEqual([
    'Organization',
    'WebSite',
    'BreadcrumbList',
    'FAQPage',
  ])
  for (const path of articles)
    expect(types(path)).toEqual(['Organization', 'WebSite', 'BreadcrumbList', 'Article'])
})

test('card and article agree on title, date and time to read', () => {
  const blog = pages.find(({ path }) => path === '/blog')?.page
  for (const { path, page } of pages.filter((one) => articles.includes(one.path))) {
    const card = blog?.(`a[href="${path}"]`).first()
    const words = `${card?.text()} ${card?.closest('li, article').text()}`
    expect(words, path).toContain(page('h1').text().trim())
    expect(words, path).toContain(page('main time').first().text().trim())
    expect(words, path).toMatch(/\d+ min read/)
    expect(page('main').text(), path).toContain(/\d+ min read/.exec(words)?.[0])
  }
})

test('every claim’s number leads to its source', () => {
  for (const { path, page } of pages.filter((one) => articles.includes(one.path))) {
    const sources = page('[id^="source-"]').length
    expect(sources, path).toBeGreaterThan(4)
    expect(page('a[href^="#source-"]').length, path).toBeGreaterThan(4)
    const words = page('article, main').first().text().split(/\s+/).length
    expect(words, path).toBeGreaterThan(600)
  }
})
