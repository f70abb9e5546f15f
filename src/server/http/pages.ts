import type { EnquiryForm, Service } from '#domain/enquiry/form.ts'
import { success } from '#edition/pages/success.ts'
import type { EnquiryPlaceProps } from '#site/enquiry/EnquiryPlace.tsx'
import type { Rejected } from '#site/enquiry/enquiry-props.ts'
import type { InstallerPageProps } from '#site/installer/installer-page.ts'
import type { MyEnquiryProps } from '#site/my-enquiry/my-enquiry.ts'
import type { OfferPageProps } from '#site/offer/offer-page.ts'
import type { ErrorPageProps } from '#site/sections/ErrorPage.tsx'
import type { SuccessProps } from '#site/sections/success/Success.tsx'
import type { WithdrawalProps } from '#site/sections/withdraw/Withdrawal.tsx'
import { pageWith, type Site } from './site.ts'

/** The page an enquiry was sent from, with the answers and their problems in its form. */
export function rejectedPage(
  site: Site,
  form: EnquiryForm,
  {
    page,
    interest,
    ...rejected
  }: Rejected & { page?: string | undefined; interest?: Service | undefined },
): string {
  const address = pageWithForm(site, form, page)
  const built = builtEnquiry(site, address)
  if (!built) throw new Error(`The build has no form on ${address}`)
  const blocks = {
    enquiry: site.views.enquiry({ ...built, rejected }),
    interest: site.views.interest({ form: form.slug, picked: interest }),
  }
  const reason = rejected.problems.length > 0 ? 'Check your answers' : 'Not sent yet'
  return pageWith(site, address, blocks, (title) => `${reason}: ${title}`)
}

/** Anybody can post any address: only a page with this form counts. */
function pageWithForm(site: Site, form: EnquiryForm, posted = ''): string {
  return builtEnquiry(site, posted)?.form.slug === form.slug ? posted : form.page
}

function builtEnquiry(site: Site, address: string): EnquiryPlaceProps | undefined {
  const piece = site.piecesOf(address)?.find(({ view }) => view === 'enquiry')
  return piece?.props as EnquiryPlaceProps | undefined
}

export function successPage(site: Site, props: SuccessProps): string {
  return pageWith(site, '/success', { success: site.views.success(props) }, () => success.title)
}

export function withdrawalPage(site: Site, props: WithdrawalProps): string {
  return pageWith(site, '/withdraw', { withdrawal: site.views.withdrawal(props) })
}

/** The page behind the link to somebody's own enquiry. */
export function myEnquiryPage(site: Site, props: MyEnquiryProps): string {
  const problem = 'lost' in props ? props.lost.problem : props.enquiry.problem
  const blocks = { myEnquiry: site.views.myEnquiry(props) }
  return pageWith(site, '/my-enquiry', blocks, (title) => titleAfter(problem, title))
}

/** The page of an offer to an installer. */
export function offerPage(site: Site, props: OfferPageProps): string {
  const tradingName = 'lost' in props ? undefined : props.offer.tradingName
  const problem = 'lost' in props ? props.lost.problem : props.offer.problem
  const blocks = {
    offer: site.views.offer(props),
    installerHeader: site.views.installerHeader({ tradingName }),
  }
  return pageWith(site, '/offer', blocks, (title) => titleAfter(problem, title))
}

/** An installer's own page. */
export function installerPage(site: Site, props: InstallerPageProps): string {
  const tradingName = 'lost' in props ? undefined : props.installer.tradingName
  const problem = 'lost' in props ? props.lost.problem : undefined
  const blocks = {
    installer: site.views.installer(props),
    installerHeader: site.views.installerHeader({ tradingName }),
  }
  return pageWith(site, '/installer', blocks, (title) => titleAfter(problem, title))
}

function titleAfter(problem: object | undefined, title: string): string {
  return problem ? `Not saved yet: ${title}` : title
}

/** A whole page that says what went wrong and what to do. */
export function errorPage(site: Site, props: ErrorPageProps): string {
  return pageWith(site, '/error', { error: site.views.error(props) }, () => props.title)
}
