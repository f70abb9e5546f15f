import { Hono } from 'hono'
import { searchPages } from '#domain/search/search-pages.ts'
import { pageWith, type Site } from '../http/site.ts'

// Search texts are private.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** The pages that have what is asked for. Without a query the page is as built. Nothing is stored. */
export function searchRoutes(site: Site) {
  return new Hono().get('/search', (c, next) => {
    const query = c.req.query('q')?.trim().slice(0, 100)
    if (!query) return next()
    const results = searchPages(site.index, query)
    const blocks = { search: site.views.search({ query, results }) }
    return c.html(pageWith(site, '/search', blocks), 200, headers)
  })
}
