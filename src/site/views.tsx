import type { Calculation } from '#domain/estimate/shared/calculate.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { answers } from '#views/answers.ts'
import { ownDated, ownDescription, ownViews } from '#views/views.tsx'
import { DatedText, type DatedTextProps } from './article/DatedText.tsx'
import type { InterestProps } from './article/Interest.tsx'
import { InterestPlace } from './article/InterestPlace.tsx'
import { brand } from './brand.ts'
import { cutAtMarks } from './build/marks.ts'
import { type DatedView, redatePage, redescribePage } from './build/redate-page.ts'
import { renderView } from './build/render-view.ts'
import type { CalculatorProps } from './calculators/Calculator.tsx'
import { CalculatorBelowPlace, CalculatorPlace } from './calculators/CalculatorPlace.tsx'
import { estimateFile } from './calculators/estimate-file.ts'
import { Reference } from './developers/Reference.tsx'
import type { ReferenceProps } from './developers/reference.ts'
import { EnquiryPlace, type EnquiryPlaceProps } from './enquiry/EnquiryPlace.tsx'
import { FirmHeader } from './firm/FirmHeader.tsx'
import { FirmPage } from './firm/FirmPage.tsx'
import type { FirmFrame, FirmPageProps } from './firm/firm-page.ts'
import { InstallerPage } from './installer/InstallerPage.tsx'
import type { InstallerPageProps } from './installer/installer-page.ts'
import { ShortHeader } from './layouts/ShortHeader.tsx'
import { MyEnquiryPage } from './my-enquiry/MyEnquiryPage.tsx'
import type { MyEnquiryProps } from './my-enquiry/my-enquiry.ts'
import { OfferPage } from './offer/OfferPage.tsx'
import type { OfferPageProps } from './offer/offer-page.ts'
import { VerifyReceipt } from './receipts/VerifyReceipt.tsx'
import type { VerifyReceiptProps } from './receipts/verify-receipt.ts'
import { Search, type SearchProps } from './search/Search.tsx'
import { DayNote, type DayNoteProps } from './sections/DayNote.tsx'
import { ErrorPage, type ErrorPageProps } from './sections/ErrorPage.tsx'
import { Success, type SuccessProps } from './sections/success/Success.tsx'
import { Unsubscribe, type UnsubscribeProps } from './sections/Unsubscribe.tsx'
import { Withdrawal, type WithdrawalProps } from './sections/withdraw/Withdrawal.tsx'

/** What the server renders per request, as in the built pages: props in, HTML out. */
export const views = {
  calculator: (props: CalculatorProps, calculation?: Calculation) =>
    renderView(<CalculatorPlace {...props} calculation={calculation} />),
  calculatorBelow: (props: CalculatorProps, calculation?: Calculation) =>
    renderView(<CalculatorBelowPlace {...props} calculation={calculation} />),
  dayNote: (props: DayNoteProps) => renderView(<DayNote {...props} />),
  datedText: (props: DatedTextProps) => renderView(<DatedText {...props} />),
  enquiry: (props: EnquiryPlaceProps) => renderView(<EnquiryPlace {...props} />),
  interest: (props: InterestProps) => renderView(<InterestPlace {...props} />),
  success: (props: SuccessProps) => renderView(<Success {...props} />),
  myEnquiry: (props: MyEnquiryProps) => renderView(<MyEnquiryPage {...props} />),
  offer: (props: OfferPageProps) => renderView(<OfferPage {...props} />),
  installer: (props: InstallerPageProps) => renderView(<InstallerPage {...props} />),
  installerHeader: ({ tradingName }: { tradingName: string | undefined }) =>
    renderView(<ShortHeader brand={brand} whose={tradingName} />),
  firm: (props: FirmPageProps) => renderView(<FirmPage {...props} />),
  firmHeader: (props: { frame?: FirmFrame | undefined }) => renderView(<FirmHeader {...props} />),
  search: (props: SearchProps) => renderView(<Search {...props} />),
  withdrawal: (props: WithdrawalProps) => renderView(<Withdrawal {...props} />),
  unsubscribe: (props: UnsubscribeProps) => renderView(<Unsubscribe {...props} />),
  verifyReceipt: (props: VerifyReceiptProps) => renderView(<VerifyReceipt {...props} />),
  reference: (props: ReferenceProps) => renderView(<Reference {...props} />),
  error: (props: ErrorPageProps) => renderView(<ErrorPage {...props} />),
  ...ownViews,
}

/** The views that depend on the day, rendered for another day. */
const dated = {
  calculator: (props: CalculatorProps, today) => views.calculator({ ...props, today }),
  calculatorBelow: (props: CalculatorProps, today) => views.calculatorBelow({ ...props, today }),
  dayNote: (_, today) => views.dayNote({ today }),
  datedText: (props: DatedTextProps, today) => views.datedText({ ...props, today }),
  ...ownDated,
} satisfies { [View in keyof Views]?: DatedView }

const redate = (page: string, today: Day) =>
  redescribePage(redatePage(page, today, dated), today, ownDescription)

export { answers, cutAtMarks, estimateFile, redate }

export type Views = typeof views
/** What the build writes for the server. */
export type BuiltViews = {
  views: Views
  answers: typeof answers
  cutAtMarks: typeof cutAtMarks
  estimateFile: typeof estimateFile
  redate: typeof redate
}
