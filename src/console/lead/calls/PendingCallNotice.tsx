import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/Notice.tsx'
import { usePendingCalls } from './pending-calls.ts'

/** A link to the latest lead whose call has no outcome yet. `except` is the lead on the screen. */
export function PendingCallNotice({ except }: { except?: string }) {
  const latest = usePendingCalls().find((lead) => lead !== except)
  if (!latest) return null
  return (
    <Notice kind="sky" icon="call">
      <Link to="/console/leads/$id" params={{ id: latest }}>
        Say how your earlier call ended
      </Link>
    </Notice>
  )
}
