import type { CheerioAPI } from 'cheerio'
import type { Answer } from '#content/calculators/answer.ts'
import type { Calculator } from '#content/calculators/calculators.ts'
import { addressOf, type Typed } from '#content/calculators/fields.ts'
import { type programsAnswer, programsAsked } from '#content/calculators/programs-shown.ts'
import type { Problems } from '#domain/estimate/inputs.ts'
import { fill, type Place } from './fill.ts'
import { carryEstimate, open } from './pages.ts'
import type { Site } from './site.ts'

/** The calculator’s page with what was typed in its fields, and the answer or what is to be put right. */
export function calculatedPage(
  site: Site,
  { path }: Calculator,
  typed: Typed,
  { shown, problems, estimate }: Answer,
): string {
  const page = open(site, path)
  const place = page('#calculator')
  place.find('[name]').each((_, element) => {
    const field = page(element)
    const name = field.attr('name') ?? ''
    putBack(page, field, typed[name])
    // What stands behind a line that hides it may be what makes the answer.
    if (addressOf({ [name]: typed[name] }) !== '') field.closest('details').attr('open', '')
  })
  fill(page, place, shown)
  tellProblems(page, place, problems)
  if (estimate) carryEstimate(page, `${path}?${addressOf(typed)}`)
  return page.html()
}

/** The page of rebates with what is open at the postcode. */
export function programsPage(
  site: Site,
  postcode: string,
  { shown, problems }: ReturnType<typeof programsAnswer>,
): string {
  const page = open(site, programsAsked.path)
  const place = page('#open')
  putBack(page, place.find('[name="postcode"]'), postcode)
  fill(page, place, shown)
  tellProblems(page, place, problems)
  return page.html()
}

function putBack(page: CheerioAPI, field: Place, value: string | undefined): void {
  if (value === undefined) return
  if (!field.is('select')) field.attr('value', value)
  field.find('option').each((_, option) => {
    if (page(option).attr('value') === value) page(option).attr('selected', '')
  })
}

/** Beside each field, and above the answer where there is room for it. */
function tellProblems(page: CheerioAPI, place: Place, problems: Problems): void {
  const told = Object.entries(problems)
  if (told.length === 0) return
  const summary = place.find('[data-problems]').removeAttr('hidden').attr('autofocus', '')
  for (const [name, message] of told) {
    const field = place.find(`[name="${name}"]`).attr('aria-invalid', 'true')
    place.find(`[data-problem="${name}"]`).text(message).removeAttr('hidden')
    field.closest('[data-part]').removeAttr('hidden')
    field.closest('details').attr('open', '')
    const link = page('<a>')
      .attr('href', `#${field.attr('id')}`)
      .text(message)
    summary.find('ul').append(page('<li>').append(link))
  }
  page('title').prepend('Check your answers: ')
}
