import { Hono } from 'hono'
import { dayOf } from '#domain/calendar.ts'
import { parseQuotes, pickDraft } from '#domain/quote/draft.ts'
import type { Services } from '../../services.ts'
import { pageWith, type Site } from '../http/site.ts'

// What was typed stands in the address: nobody may store or index it.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Counts the quotes in the address. Without any the page is as built. Nothing is stored. */
export function compareRoutes({ brand, now }: Pick<Services, 'brand' | 'now'>, site: Site) {
  return new Hono().get('/compare-quotes', (c, next) => {
    const draft = pickDraft(c.req.query())
    if (Object.keys(draft).length === 0) return next()
    const props = { draft, today: dayOf(now(), brand.timeZone) }
    const blocks = { compareQuotes: site.views.compareQuotes(props) }
    const isWrong = Object.keys(parseQuotes(draft).problems).length > 0
    return isWrong
      ? c.html(pageWith(site, '/compare-quotes', blocks, checkQuotes), 422, headers)
      : c.html(pageWith(site, '/compare-quotes', blocks), 200, headers)
  })
}

function checkQuotes(title: string): string {
  return `Check your answers: ${title}`
}
