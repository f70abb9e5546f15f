import { firmWords } from '#content/pages/firm.ts'
import { unsubscribeWords } from '#content/pages/unsubscribe.ts'
import { verifyReceipt } from '#content/pages/verify-receipt.ts'
import type { EnquiryForm, Service } from '#domain/enquiry/form.ts'
import { success } from '#edition/pages/success.ts'
import type { ReferenceProps } from '#site/developers/reference.ts'
import type { EnquiryPlaceProps } from '#site/enquiry/EnquiryPlace.tsx'
import type { Rejected } from '#site/enquiry/enquiry-props.ts'
import type { FirmPageProps } from '#site/firm/firm-page.ts'
import type { InstallerPageProps } from '#site/installer/installer-page.ts'
import type { MyEnquiryProps } from '#site/my-enquiry/my-enquiry.ts'
import type { OfferPageProps } from '#site/offer/offer-page.ts'
import type { VerifyReceiptProps } from '#site/receipts/verify-receipt.ts'
import type { ErrorPageProps } from '#site/sections/ErrorPage.tsx'
import type { SuccessProps } from '#site/sections/success/Success.tsx'
import type { UnsubscribeProps } from '#site/sections/Unsubscribe.tsx'
import type { WithdrawalProps } from '#site/sections/withdraw/Withdrawal.tsx'
import { referencePath } from './problems.ts'
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
  const built = builtEnquiry(site, address, form.slug)
  if (!built) throw new Error(`The build has no form ${form.slug} on ${address}`)
  const blocks = {
    // Another form may be on the same page.
    enquiry: (one: unknown) =>
      one === built ? site.views.enquiry({ ...built, rejected }) : undefined,
    interest: site.views.interest({ form: form.slug, picked: interest }),
  }
  const reason = rejected.problems.length > 0 ? 'Check your answers' : 'Not sent yet'
  return pageWith(site, address, blocks, (title) => `${reason}: ${title}`)
}

/** Anybody can post any address: only a page with this form counts. */
function pageWithForm(site: Site, form: EnquiryForm, posted = ''): string {
  return builtEnquiry(site, posted, form.slug) ? posted : form.page
}

/** What a form of a page was built with: the first, or the one of this slug. */
export function builtEnquiry(
  site: Site,
  address: string,
  slug?: string,
): EnquiryPlaceProps | undefined {
  const forms = site.piecesOf(address)?.filter(({ view }) => view === 'enquiry') ?? []
  const built = forms.map(({ props }) => props as EnquiryPlaceProps)
  return built.find(({ form }) => slug === undefined || form.slug === slug)
}

export function successPage(site: Site, props: SuccessProps, address = '/success'): string {
  return pageWith(site, address, { success: site.views.success(props) }, () => success.title)
}

export function withdrawalPage(site: Site, props: WithdrawalProps): string {
  return pageWith(site, '/withdraw', { withdrawal: site.views.withdrawal(props) })
}

/** The page behind the link to a visitor's own enquiry. */
export function myEnquiryPage(site: Site, props: MyEnquiryProps): string {
  const problem = 'lost' in props ? props.lost.problem : props.enquiry.problem
  const blocks = { myEnquiry: site.views.myEnquiry(props) }
  return pageWith(site, '/my-enquiry', blocks, (title) => titleAfter(problem, title))
}

/** The page of an offer to an installer. */
export function offerPage(site: Site, props: OfferPageProps): string {
  const tradingName = 'offer' in props ? props.offer.tradingName : undefined
  const problem = 'lost' in props ? props.lost.problem : 'offer' in props && props.offer.problem
  const blocks = {
    offer: site.views.offer(props),
    installerHeader: site.views.installerHeader({ tradingName }),
  }
  return pageWith(site, '/offer', blocks, (title) => titleAfter(problem || undefined, title))
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

/** A page of an installer's own, or where its people sign in. */
export function firmPage(site: Site, props: FirmPageProps): string {
  const { frame } = props
  const problem = props.page === 'sign-in' ? props.problem : frame?.problem
  const title = props.page === 'sign-in' ? firmWords.signIn.heading : firmWords.titles[props.page]
  const blocks = { firm: site.views.firm(props), firmHeader: site.views.firmHeader({ frame }) }
  return pageWith(site, '/installer/sign-in', blocks, () => titleAfter(problem, title))
}

function titleAfter(problem: object | undefined, title: string): string {
  return problem ? `Not saved yet: ${title}` : title
}

/** The page that ends a regular letter. */
export function unsubscribePage(site: Site, props: UnsubscribeProps): string {
  const blocks = { unsubscribe: site.views.unsubscribe(props) }
  const { heading } = unsubscribeWords(props.state, props.letter)
  return pageWith(site, '/unsubscribe', blocks, () => heading)
}

/** The page that checks receipts of consent, by its answer. */
export function verifyReceiptPage(site: Site, props: VerifyReceiptProps): string {
  const blocks = { verifyReceipt: site.views.verifyReceipt(props) }
  const { heading } = props.state === 'ask' ? verifyReceipt : verifyReceipt[props.state]
  return pageWith(site, '/receipts/verify', blocks, () => heading)
}

/** The page on which programmers read what they may ask. */
export function referencePage(site: Site, props: ReferenceProps): string {
  return pageWith(site, referencePath, { reference: site.views.reference(props) })
}

/** A whole page that says what went wrong and what to do. */
export function errorPage(site: Site, props: ErrorPageProps): string {
  return pageWith(site, '/error', { error: site.views.error(props) }, () => props.title)
}
