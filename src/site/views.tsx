import { renderToString } from 'react-dom/server'
import { cutAtMarks } from './build/marks.ts'
import { EnquiryPlace, type EnquiryPlaceProps } from './enquiry/EnquiryPlace.tsx'
import type { InterestProps } from './sections/article/Interest.tsx'
import { InterestPlace } from './sections/article/InterestPlace.tsx'
import { ErrorPage, type ErrorPageProps } from './sections/ErrorPage.tsx'
import { Success, type SuccessProps } from './sections/success/Success.tsx'
import { Withdrawal, type WithdrawalProps } from './sections/withdraw/Withdrawal.tsx'

/** What the server renders per request, as the built pages show it: props in, HTML out. */
export const views = {
  enquiry: (props: EnquiryPlaceProps) => renderToString(<EnquiryPlace {...props} />),
  interest: (props: InterestProps) => renderToString(<InterestPlace {...props} />),
  success: (props: SuccessProps) => renderToString(<Success {...props} />),
  withdrawal: (props: WithdrawalProps) => renderToString(<Withdrawal {...props} />),
  error: (props: ErrorPageProps) => renderToString(<ErrorPage {...props} />),
}

export { cutAtMarks }

export type Views = typeof views
/** What the build writes for the server. */
export type BuiltViews = { views: Views; cutAtMarks: typeof cutAtMarks }
