import { LostLink } from './LostLink.tsx'
import { MyEnquiry } from './MyEnquiry.tsx'
import type { MyEnquiryProps } from './my-enquiry.ts'

/** The page behind the link to somebody's own enquiry. */
export function MyEnquiryPage(props: MyEnquiryProps) {
  return 'lost' in props ? <LostLink {...props.lost} /> : <MyEnquiry {...props.enquiry} />
}
