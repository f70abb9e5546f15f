import type { Site } from '#server/http/site.ts'
import type { MyEnquiryProps } from '#site/my-enquiry/my-enquiry.ts'
import type { SuccessProps } from '#site/sections/success/Success.tsx'
import { noSite } from './no-site.ts'

/** A site whose pages are their views' props, as JSON. */
export function siteOfProps(siteUrl = ''): Site {
  const json = (props: unknown) => JSON.stringify(props)
  const viewsOf: Record<string, string> = {
    '/my-enquiry': 'myEnquiry',
    '/offer': 'offer',
    '/installer': 'installer',
    '/installer/sign-in': 'firm',
    '/success': 'success',
    '/withdraw': 'withdrawal',
    '/unsubscribe': 'unsubscribe',
    '/receipts/verify': 'verifyReceipt',
    '/developers': 'reference',
    '/error': 'error',
  }
  return {
    ...noSite(siteUrl),
    piecesOf: (address) => {
      const view = viewsOf[address]
      return view === undefined ? undefined : [{ view, html: '', props: {} }]
    },
    views: {
      myEnquiry: json,
      offer: json,
      installer: json,
      installerHeader: () => '',
      firm: json,
      firmHeader: () => '',
      success: json,
      withdrawal: json,
      unsubscribe: json,
      verifyReceipt: json,
      reference: json,
      error: json,
    } as unknown as Site['views'],
  }
}

export function parseOwnPage(text: string): MyEnquiryProps {
  return JSON.parse(text)
}

export function parseSuccess(text: string): SuccessProps {
  return JSON.parse(text)
}
