import type { EnquiryKind } from '#domain/enquiry/form.ts'
import type { StoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import {
  answerSent,
  countOn,
  nothingSent,
  promiseHeading,
  quotesSent,
} from '#edition/pages/success.ts'
import { whoCalls } from '#edition/who-calls.ts'
import { brand } from '../../brand.ts'
import { scripts } from '../../client/scripts.ts'
import { mayCall } from '../../my-enquiry/contact.ts'
import type { OwnSuccess } from '../../my-enquiry/my-enquiry.ts'
import { quickEstimateKey } from '../../quick-estimate/quick-estimate.ts'
import { Text } from '../../ui/Text.tsx'
import { Band } from '../guide/Band.tsx'
import { ColumnsSection } from '../guide/ColumnsSection.tsx'
import { RowsSection } from '../guide/RowsSection.tsx'
import { OwnEstimate } from './OwnEstimate.tsx'
import { OwnThankYou } from './OwnThankYou.tsx'
import { QuickEstimate } from './QuickEstimate.tsx'
import { Reference } from './Reference.tsx'
import styles from './Success.module.css'

export type SuccessProps = {
  kind: EnquiryKind
  /** Absent if nothing was sent, as when the address was typed. */
  reference?: string | undefined
  /** Until when the call is promised: 'by Monday 5 pm'. */
  deadline?: string | undefined
  /** Absent unless the address has the link's token. */
  enquiry?: OwnSuccess | undefined
  /** What they worked out in a calculator, as it was stored with the enquiry. */
  estimate?: StoredEstimate | undefined
}

/** Thanks for an enquiry and says what happens next. */
export function Success({ kind, reference, deadline, enquiry, estimate }: SuccessProps) {
  const firstCall = enquiry?.caller === 'us' ? 'desk' : brand.firstCall
  const answer = answerSent(kind, brand)
  const content = answer ?? quotesSent(brand, firstCall)
  const promise = promiseHeading(
    content.promise,
    { deadline, mayCall: enquiry && mayCall(enquiry) },
    brand,
  )
  return (
    <>
      {enquiry ? (
        <OwnThankYou
          heading={content.heading}
          kind={kind}
          reference={reference}
          promise={promise}
          own={answer?.own ?? whoCalls({ ...brand, firstCall }).own}
          enquiry={enquiry}
        />
      ) : (
        <ThankYou {...(reference ? content : nothingSent)} reference={reference} />
      )}
      {!enquiry?.outside && (
        <Band heading={countOn}>
          <ColumnsSection
            columns={[{ name: promise, text: content.promise.text }, ...content.cards]}
          />
        </Band>
      )}
      {kind === 'quotes' &&
        (estimate ? <OwnEstimate estimate={estimate} /> : <QuickEstimatePlace />)}
      {!enquiry?.outside && (
        <Band heading={content.steps.heading}>
          <RowsSection rows={content.steps.items} isNumbered />
        </Band>
      )}
    </>
  )
}

/** Hydrated if a form has left an estimate in this tab. */
function QuickEstimatePlace() {
  return (
    <div id={quickEstimateKey} data-touch="estimate" data-from={scripts.thanks}>
      <QuickEstimate />
    </div>
  )
}

type ThankYouProps = { heading: string; lead: string; reference: string | undefined }

/** The top of the page where nothing of an enquiry is known but its reference, or nothing at all. */
function ThankYou({ heading, lead, reference }: ThankYouProps) {
  return (
    <section className={styles.thanks}>
      <div className="page">
        <h1>{heading}</h1>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
        <Reference reference={reference} />
      </div>
    </section>
  )
}
