import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { sayReach } from '#content/pages/prices.ts'
import { fill } from '../link-page/fill.tsx'
import { Message } from '../link-page/Message.tsx'
import type { Act, MyEnquiry } from './my-enquiry.ts'

type Props = {
  enquiry: Pick<MyEnquiry, 'done' | 'phoneEnding' | 'maskedEmail' | 'problem'>
  acts: readonly Act[]
}

/** A button alone, whose problem isn't shown beside a field. */
const presses: readonly Act[] = ['choose-way', 'say-yes', 'say-no', 'take-yes-back', 'ask-again']

/** What was just done, where the hand was, or why a press could not be. */
export function Done({ enquiry: { done, phoneEnding, maskedEmail, problem }, acts }: Props) {
  const sentence = done && acts.includes(done) && myEnquiry.done[done]
  const failed = acts.find((act) => act === problem?.act && presses.includes(act))
  return (
    <Message
      done={
        sentence &&
        fill(sayReach(sentence, { phoneEnding }), { ending: phoneEnding, email: maskedEmail })
      }
      problem={failed && problem?.message}
    />
  )
}
