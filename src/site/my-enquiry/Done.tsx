import { myEnquiry } from '#content/pages/my-enquiry.ts'
import styles from './Done.module.css'
import type { Act, MyEnquiry } from './my-enquiry.ts'
import { Sentence } from './Sentence.tsx'
import { Tick } from './Tick.tsx'

type Props = { enquiry: Pick<MyEnquiry, 'done' | 'phoneEnding'>; acts: readonly Act[] }

/** What was just done, where the hand was. */
export function Done({ enquiry: { done, phoneEnding }, acts }: Props) {
  const sentence = done && acts.includes(done) && myEnquiry.done[done]
  return (
    sentence && (
      <p className={styles.done} role="status">
        <Tick />
        <span>
          <Sentence of={sentence} with={{ ending: phoneEnding }} />
        </span>
      </p>
    )
  )
}
