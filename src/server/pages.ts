import { type CheerioAPI, load } from 'cheerio'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'
import type { Problem } from '#domain/enquiry/problems.ts'
import type { ErrorPageProps } from '#site/sections/ErrorPage.tsx'
import type { SuccessProps } from '#site/sections/success/Success.tsx'
import type { WithdrawalProps } from '#site/sections/withdraw/Withdrawal.tsx'
import { pageWith, type Site } from './site.ts'

/**
 * The answers that are made per request are built pages, filled in. The places to fill are in the pages
 * already, hidden: see site/enquiry and site/pages.
 */

/** The form's page with the answers in it and what is to be put right, above and beside the fields. */
export function refusedForm(
  site: Site,
  form: EnquiryForm,
  filling: {
    answers: Answers
    problems: Problem[]
    interest?: string
    estimate?: string
    notice?: string
  },
): string {
  const page = open(site, form.page)
  const place = page(`[data-touch="enquiry"]:has(input[name="form"][value="${form.slug}"])`)
  for (const [name, answer] of Object.entries(filling.answers)) {
    place.find(`input[type="radio"][name="${name}"]`).each((_, radio) => {
      if (page(radio).attr('value') === answer) page(radio).attr('checked', '')
    })
    place.find(`input[name="${name}"]:not([type="radio"], [type="hidden"])`).attr('value', answer)
    place.find(`textarea[name="${name}"]`).text(answer)
  }
  if (filling.interest)
    page(`input[name="interest"][value="${filling.interest}"]`).attr('checked', '')
  if (filling.estimate) carryEstimate(page, filling.estimate)
  const summary = place.find('[data-problems]').removeAttr('hidden').attr('autofocus', '')
  if (filling.notice) summary.find('[data-problems-title]').text(filling.notice)
  for (const { question, message } of filling.problems) {
    const beside = place.find(`[data-problem="${question}"]`).text(message).removeAttr('hidden')
    place.find(`[name="${question}"]`).attr('aria-invalid', 'true')
    const link = page('<a>')
      .attr('href', `#${beside.attr('data-for')}`)
      .text(message)
    summary.find('ul').append(page('<li>').append(link))
  }
  // Every step shows, and script leaves the filled-in form alone.
  place.removeAttr('data-touch')
  page('title').prepend(filling.problems.length > 0 ? 'Check your answers: ' : 'Not sent yet: ')
  return page.html()
}

/**
 * What was told to a calculator goes along with the enquiry. It stands outside the form, which script may bring to life
 * as it was built.
 */
export function carryEstimate(page: CheerioAPI, told: string): void {
  const form = page('[data-touch="enquiry"] form').attr('id') ?? ''
  page('main').append(
    page('<input type="hidden" name="estimate">').attr({ form, value: told.slice(0, 3000) }),
  )
}

export function successPage(site: Site, props: SuccessProps): string {
  return pageWith(site, '/success', { success: site.views.success(props) })
}

export function withdrawalPage(site: Site, props: WithdrawalProps): string {
  return pageWith(site, '/withdraw', { withdrawal: site.views.withdrawal(props) })
}

/** A whole page that says what went wrong and what to do. */
export function errorPage(site: Site, props: ErrorPageProps): string {
  return pageWith(site, '/sorry', { error: site.views.error(props) }, () => props.title)
}

export function open(site: Site, address: string): CheerioAPI {
  const file = site.files.get(address)
  if (!file) throw new Error(`The build has no page ${address}`)
  return load(file.plain.body.toString('utf8'))
}
