import { errorMessage } from '../../client/api.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import { Notice } from '../../ui/Notice.tsx'
import { earlierChange } from '../lead/use-lead-change.ts'
import type { OutcomeRecorder } from './use-record-outcome.ts'

/** Why an outcome was not saved, or that it waits for the connection. */
export function OutcomeError({ recorder: { error, waiting } }: { recorder: OutcomeRecorder }) {
  const nameOf = useOperatorName()
  if (waiting)
    return (
      <Notice kind="sky" icon="offline">
        No connection. The note and the outcome are kept here and saved when it’s back.
      </Notice>
    )
  if (!error) return null
  const earlier = earlierChange(error)
  return (
    <Notice kind="clay">
      {earlier
        ? `${nameOf(earlier.operator)} changed this lead meanwhile, so the outcome was not saved. Look at it, then press again.`
        : errorMessage(error)}
    </Notice>
  )
}
