import { Hono } from 'hono'
import { answerTo } from '#content/calculators/answer.ts'
import { calculators } from '#content/calculators/calculators.ts'
import { dayOf } from '#content/calculators/day-of.ts'
import { addressOf, typedIn } from '#content/calculators/fields.ts'
import { programsAnswer, programsAsked } from '#content/calculators/programs-shown.ts'
import type { Context } from '../context.ts'
import { calculatedPage, programsPage } from './calculated-page.ts'
import type { Site } from './site.ts'

// The address carries what a household uses: nobody keeps the page.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers for visitors without script: the built page with their numbers in it. What they typed is not kept. */
export function calculatorRoutes(context: Context, site: Site) {
  const routes = new Hono()
  if (!context.brand.sellsInAustralia) return routes
  for (const calculator of calculators)
    routes.get(calculator.path, (request, next) => {
      const typed = typedIn(new URL(request.req.url).search)
      if (addressOf(typed) === '') return next()
      const answer = answerTo(calculator, typed, dayOf(context.now()))
      const status = answer.estimate ? 200 : 422
      return Promise.resolve(
        request.html(calculatedPage(site, calculator, typed, answer), status, headers),
      )
    })
  routes.get(programsAsked.path, (request, next) => {
    const postcode = request.req.query('postcode')?.trim().slice(0, 12)
    if (!postcode) return next()
    const answer = programsAnswer(postcode, dayOf(context.now()))
    const status = answer.problems.postcode ? 422 : 200
    return Promise.resolve(request.html(programsPage(site, postcode, answer), status, headers))
  })
  return routes
}
