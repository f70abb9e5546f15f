import { questionSent, success } from '#content/pages/success.ts'
import type { EnquiryKind } from '#domain/enquiry/form.ts'
import { brand } from '../../brand.ts'
import { AfterSending } from './AfterSending.tsx'
import { FoundPlace } from './FoundPlace.tsx'
import { ThankYou } from './ThankYou.tsx'

export type SuccessProps = {
  kind: EnquiryKind
  /** Without one, as when the address was typed, its line is left out. */
  reference?: string | undefined
}

/** What was sent, and what happens now. */
export function Success({ kind, reference }: SuccessProps) {
  const content = kind === 'question' ? questionSent : success
  return (
    <>
      <ThankYou {...content} reference={reference} />
      {kind === 'quotes' && brand.sellsInAustralia && <FoundPlace />}
      <AfterSending {...content.steps} />
    </>
  )
}
