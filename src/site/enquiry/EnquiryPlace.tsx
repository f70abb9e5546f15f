import { scripts } from '../client/scripts.ts'
import { draftKey } from './draft.ts'
import { Enquiry } from './Enquiry.tsx'
import type { EnquiryProps } from './enquiry-props.ts'

export type EnquiryPlaceProps = EnquiryProps & {
  /** Whether it is in a side column: it is tighter then, and its tiles lie flat. */
  narrow?: boolean | undefined
}

/**
 * A form with the attributes that hydrating it takes. A rejected post is not hydrated: it shows every step and is sent
 * again without script.
 */
export function EnquiryPlace(props: EnquiryPlaceProps) {
  const { form, narrow, rejected } = props
  const hydration = {
    'data-touch': 'enquiry',
    'data-from': scripts.touch,
    'data-props': JSON.stringify(props),
  }
  return (
    <div id={draftKey(form.slug)} data-narrow={narrow} {...(rejected ? {} : hydration)}>
      <Enquiry {...props} />
    </div>
  )
}
