import { scripts } from '../client/scripts.ts'
import { draftKey } from './draft.ts'
import { Enquiry } from './Enquiry.tsx'
import type { EnquiryProps } from './enquiry-props.ts'

export type EnquiryPlaceProps = EnquiryProps & {
  /** Whether it stands in a side column on a wide screen: it is tighter then, and its tiles lie flat. */
  narrow?: boolean | undefined
}

/**
 * A form where it stands on a page: complete HTML, and all that script needs to hydrate it later. A rejected post comes
 * back for good: every step shows, and script leaves it alone.
 */
export function EnquiryPlace(props: EnquiryPlaceProps) {
  const { form, narrow, rejected } = props
  const touched = {
    'data-touch': 'enquiry',
    'data-from': scripts.touch,
    'data-props': JSON.stringify(props),
  }
  return (
    <div id={draftKey(form.slug)} data-narrow={narrow} {...(rejected ? {} : touched)}>
      <Enquiry {...props} />
    </div>
  )
}
