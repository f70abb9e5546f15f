import { scripts } from '../scripts.ts'
import { draftKey } from './draft.ts'
import { Enquiry, type EnquiryProps } from './Enquiry.tsx'

export type EnquiryPlaceProps = EnquiryProps & {
  /** Whether it stands in a side column on a wide screen: it is tighter then, and its tiles lie flat. */
  narrow?: boolean | undefined
}

/** A form where it stands on a page: complete HTML, and all that script needs to hydrate it later. */
export function EnquiryPlace(props: EnquiryPlaceProps) {
  return (
    <div
      id={draftKey(props.form.slug)}
      data-touch="enquiry"
      data-from={scripts.touch}
      data-narrow={props.narrow}
      data-props={JSON.stringify(props)}
    >
      <Enquiry {...props} />
    </div>
  )
}
