import { Hono } from 'hono'
import { calculate } from '#content/calculators/answer.ts'
import { calculators } from '#content/calculators/calculators.ts'
import { melbourneDay } from '#content/calculators/day-of.ts'
import { formatDraft, parseDraft } from '#content/calculators/fields.ts'
import { programsLookup, programsView } from '#content/calculators/programs-view.ts'
import type { Services } from '../services.ts'
import { pageWith, type Site } from './site.ts'

// The address holds the household’s power use, so no cache or search engine may store the page.
const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Answers for visitors without script: the page with their numbers in it. The draft isn’t stored. */
export function calculatorRoutes({ brand, now }: Pick<Services, 'brand' | 'now'>, site: Site) {
  const routes = new Hono()
  if (!brand.sellsInAustralia) return routes
  for (const calculator of calculators)
    routes.get(calculator.path, async (c, next) => {
      const { path } = calculator
      const draft = parseDraft(new URL(c.req.url).search)
      if (formatDraft(draft) === '') return next()
      const today = melbourneDay(now())
      const calculation = calculate(calculator, draft, today)
      const blocks = { calculator: site.views.calculator({ path, draft, today }, calculation) }
      return calculation.estimate
        ? c.html(pageWith(site, path, blocks), 200, headers)
        : c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
    })
  routes.get(programsLookup.path, async (c, next) => {
    const { path } = programsLookup
    const postcode = c.req.query('postcode')?.trim().slice(0, 12)
    if (!postcode) return next()
    const today = melbourneDay(now())
    const blocks = { programs: site.views.programs({ postcode, today }) }
    return programsView(postcode, today).problem
      ? c.html(pageWith(site, path, blocks, checkAnswers), 422, headers)
      : c.html(pageWith(site, path, blocks), 200, headers)
  })
  return routes
}

function checkAnswers(title: string): string {
  return `Check your answers: ${title}`
}
