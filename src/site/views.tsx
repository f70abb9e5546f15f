import { renderToString } from 'react-dom/server'
import type { Calculation } from '#estimate/calculate.ts'
import type { HomeEstimate } from '#estimate/estimate.ts'
import type { InterestProps } from './article/Interest.tsx'
import { InterestPlace } from './article/InterestPlace.tsx'
import { BatteryModels, type BatteryModelsProps } from './batteries/BatteryModels.tsx'
import { brand } from './brand.ts'
import { cutAtMarks } from './build/marks.ts'
import type { CalculatorProps } from './calculators/Calculator.tsx'
import { CalculatorPlace } from './calculators/CalculatorPlace.tsx'
import type { ProgramsProps } from './calculators/programs/Programs.tsx'
import { ProgramsPlace } from './calculators/programs/ProgramsPlace.tsx'
import { estimateCsv } from './calculators/working/estimate-csv.ts'
import { workingTable } from './calculators/working/working.ts'
import type { CompareQuotesProps } from './compare/CompareQuotes.tsx'
import { CompareQuotesPlace } from './compare/CompareQuotesPlace.tsx'
import { EnquiryPlace, type EnquiryPlaceProps } from './enquiry/EnquiryPlace.tsx'
import { ExplanationPlace } from './explaining/ExplanationPlace.tsx'
import type { ExplanationProps } from './explaining/explanation-props.ts'
import { InstallerPage } from './installer/InstallerPage.tsx'
import type { InstallerPageProps } from './installer/installer-page.ts'
import { ShortHeader } from './layouts/ShortHeader.tsx'
import type { MeterProps } from './meter/Meter.tsx'
import { MeterPlace } from './meter/MeterPlace.tsx'
import { MyEnquiryPage } from './my-enquiry/MyEnquiryPage.tsx'
import type { MyEnquiryProps } from './my-enquiry/my-enquiry.ts'
import { OfferPage } from './offer/OfferPage.tsx'
import type { OfferPageProps } from './offer/offer-page.ts'
import { ErrorPage, type ErrorPageProps } from './sections/ErrorPage.tsx'
import { Success, type SuccessProps } from './sections/success/Success.tsx'
import { Withdrawal, type WithdrawalProps } from './sections/withdraw/Withdrawal.tsx'

/** What the server renders per request, as in the built pages: props in, HTML out. */
export const views = {
  calculator: (props: CalculatorProps, calculation?: Calculation) =>
    renderToString(<CalculatorPlace {...props} calculation={calculation} />),
  meter: (props: MeterProps) => renderToString(<MeterPlace {...props} />),
  victoria: ({ today, data }: ExplanationProps<'victoria'>) =>
    renderToString(<ExplanationPlace name="victoria" today={today} data={data} />),
  programs: (props: ProgramsProps) => renderToString(<ProgramsPlace {...props} />),
  enquiry: (props: EnquiryPlaceProps) => renderToString(<EnquiryPlace {...props} />),
  interest: (props: InterestProps) => renderToString(<InterestPlace {...props} />),
  success: (props: SuccessProps) => renderToString(<Success {...props} />),
  myEnquiry: (props: MyEnquiryProps) => renderToString(<MyEnquiryPage {...props} />),
  offer: (props: OfferPageProps) => renderToString(<OfferPage {...props} />),
  installer: (props: InstallerPageProps) => renderToString(<InstallerPage {...props} />),
  installerHeader: ({ tradingName }: { tradingName: string | undefined }) =>
    renderToString(<ShortHeader brand={brand} whose={tradingName} />),
  batteryModels: (props: BatteryModelsProps) => renderToString(<BatteryModels {...props} />),
  compareQuotes: (props: CompareQuotesProps) => renderToString(<CompareQuotesPlace {...props} />),
  withdrawal: (props: WithdrawalProps) => renderToString(<Withdrawal {...props} />),
  error: (props: ErrorPageProps) => renderToString(<ErrorPage {...props} />),
}

const estimateFile = (estimate: HomeEstimate) => estimateCsv(estimate, workingTable(estimate))

export { cutAtMarks, estimateFile }

export type Views = typeof views
/** What the build writes for the server. */
export type BuiltViews = {
  views: Views
  cutAtMarks: typeof cutAtMarks
  estimateFile: typeof estimateFile
}
