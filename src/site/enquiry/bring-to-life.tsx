import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Enquiry, type EnquiryProps, type HeadStart } from './Enquiry.tsx'
import { Notices } from './Notices.tsx'

/** Brings the form to life where it stands. What was typed or ticked meanwhile is in the fields and stays there. */
export function bringEnquiryToLife(element: HTMLElement & { k?: Event[] }): void {
  const props: EnquiryProps = JSON.parse(element.dataset.props ?? '')
  mountNotices()
  flushSync(() =>
    hydrateRoot(element, <Enquiry {...props} headStart={headStartIn(element.k ?? [])} />),
  )
}

/** What the visitor did before the script was here: it counts as if it had been. */
function headStartIn(events: Event[]): HeadStart | undefined {
  const clicks = events.filter((event) => event instanceof MouseEvent && event.type === 'click')
  if (
    clicks.some(
      ({ target }) => target instanceof Element && target.closest('[data-continue], [type=submit]'),
    )
  )
    return 'proceeded'
  const pressed = clicks.some((event) => event instanceof MouseEvent && event.detail > 0)
  return pressed ? 'chose' : undefined
}

/** At the end of the page, where nothing lies over them. */
function mountNotices(): void {
  const place = document.querySelector('[data-notices]')
  if (!place) return
  document.body.append(place)
  createRoot(place).render(<Notices />)
}
