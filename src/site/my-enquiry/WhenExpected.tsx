import type { Clock } from '#domain/promise/format-time.ts'
import { expectedOf } from './expected.ts'
import type { MyEnquiry } from './my-enquiry.ts'
import { Deadline, Hours } from './times.tsx'

type Props = {
  promise: MyEnquiry['promise']
  clock: Clock
  /** At the beginning of a sentence. */
  first?: boolean
}

/** 'by Monday 5 pm', 'on Tuesday, 9 am to noon'. */
export function WhenExpected({ promise, clock, first = false }: Props) {
  const { window, by } = expectedOf(promise)
  return window ? (
    <Hours window={window} clock={clock} first={first} />
  ) : (
    <Deadline at={by} clock={clock} first={first} />
  )
}
