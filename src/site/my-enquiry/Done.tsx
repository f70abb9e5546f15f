import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { fill } from '../link-page/fill.tsx'
import { Message } from '../link-page/Message.tsx'
import type { Act, MyEnquiry } from './my-enquiry.ts'

type Props = { enquiry: Pick<MyEnquiry, 'done' | 'phoneEnding'>; acts: readonly Act[] }

/** What was just done, where the hand was. */
export function Done({ enquiry: { done, phoneEnding }, acts }: Props) {
  const sentence = done && acts.includes(done) && myEnquiry.done[done]
  return <Message done={sentence && fill(sentence, { ending: phoneEnding })} />
}
