import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Enquiry, type EnquiryProps } from './Enquiry.tsx'
import { Notices } from './Notices.tsx'

/** Brings the form to life where it stands. What was typed or ticked meanwhile is in the fields and stays there. */
export function hydrateEnquiry(element: HTMLElement, event?: string): void {
  const props: EnquiryProps = JSON.parse(element.dataset.props ?? '')
  mountNotices()
  // A tap that chose an answer before the script was here has already been made: it moves on as any tap does.
  flushSync(() => hydrateRoot(element, <Enquiry {...props} tapped={event === 'pointerdown'} />))
}

function mountNotices(): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<Notices />)
}
