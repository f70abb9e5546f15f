import { Hono } from 'hono'
import { dayOf } from '#domain/calendar.ts'
import type { Services } from '../../services.ts'
import { pageWith, type Site } from '../http/site.ts'

// The visitor's answers are in the address: it must not be stored or indexed.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers the query of a page's address, for visitors without script. Where it asks nothing the page is as built. Nothing is stored. */
export function pageAnswers({ brand, now }: Pick<Services, 'brand' | 'now'>, site: Site) {
  const routes = new Hono()
  for (const [path, answerTo] of Object.entries(site.answers))
    routes.get(path, (c, next) => {
      const answer = answerTo(c.req.query(), dayOf(now(), brand.timeZone))
      if (!answer) return next()
      const { blocks, isWrong, isOpen } = answer
      return isWrong
        ? c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
        : c.html(pageWith(site, path, blocks), 200, isOpen ? {} : headers)
    })
  return routes
}

function checkAnswers(title: string): string {
  return `Check your answers: ${title}`
}
