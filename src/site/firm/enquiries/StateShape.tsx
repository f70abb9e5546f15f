import type { EnquiryState } from '#domain/offer/enquiry-state.ts'
import styles from './Enquiries.module.css'

const shapes: Record<EnquiryState, string> = {
  call: '◉',
  spoke: '◐',
  visit: '⌂',
  quoted: '◕',
  won: '●',
  lost: '⊖',
  ended: '↩',
  returned: '◌',
  credited: '○',
}

/** The shape of a state, with its word beside it. */
export function StateShape({ state, isLate }: { state: EnquiryState; isLate: boolean }) {
  return (
    <span className={isLate ? styles.late : styles.shape} aria-hidden="true">
      {isLate ? '◆' : shapes[state]}
    </span>
  )
}
