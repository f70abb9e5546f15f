import type { CheerioAPI } from 'cheerio'
import type { Answer } from '#content/calculators/answer.ts'
import type { Calculator } from '#content/calculators/calculators.ts'
import { addressOf, fieldNames, type Typed } from '#content/calculators/fields.ts'
import { fill } from './fill.ts'
import { open } from './pages.ts'
import type { Site } from './site.ts'

/** The calculator’s page with what was typed in its fields, and the answer or what is to be put right. */
export function calculatedPage(
  site: Site,
  { path }: Calculator,
  typed: Typed,
  { shown, problems }: Answer,
): string {
  const page = open(site, path)
  const place = page('#calculator')
  putBack(page, typed)
  fill(page, place, shown)
  const summary = place.find('[data-problems]')
  for (const [name, message = ''] of Object.entries(problems)) {
    const field = place.find(`[name="${name}"]`).attr('aria-invalid', 'true')
    place.find(`[data-problem="${name}"]`).text(message).removeAttr('hidden')
    field.closest('[data-part]').removeAttr('hidden')
    field.closest('details').attr('open', '')
    const link = page('<a>').attr('href', `#calculator-${name}`).text(message)
    summary.find('ul').append(page('<li>').append(link))
  }
  if (Object.keys(problems).length > 0) {
    summary.removeAttr('hidden').attr('autofocus', '')
    page('title').prepend('Check your answers: ')
  }
  carryOn(page, typed)
  return page.html()
}

function putBack(page: CheerioAPI, typed: Typed): void {
  const place = page('#calculator')
  for (const name of fieldNames) {
    const value = typed[name]
    if (value === undefined) continue
    const field = place.find(`[name="${name}"]`)
    if (field.is('select'))
      field.find('option').each((_, option) => {
        if (page(option).attr('value') === value) page(option).attr('selected', '')
      })
    else field.attr('value', value)
    if (addressOf({ [name]: value }) !== '') field.closest('details').attr('open', '')
  }
}

/** Whoever goes on to enquire takes it along. It stands outside the form, which script may bring to life as it was built. */
function carryOn(page: CheerioAPI, typed: Typed): void {
  const form = page('[data-touch="enquiry"] form').attr('id') ?? ''
  page('#calculator').append(
    page('<input type="hidden" name="estimate">').attr({ form, value: addressOf(typed) }),
  )
}
