import { Link } from '@tanstack/react-router'
import { Notice } from '../../ui/Notice.tsx'
import { usePendingCalls } from './pending-calls.ts'

/** The way back to a lead that was called and whose call nobody has said the end of. */
export function PendingCallNotice({ shown }: { shown?: string }) {
  const earlier = usePendingCalls().filter((lead) => lead !== shown)
  const [latest] = earlier
  if (!latest) return null
  return (
    <Notice kind="sky" icon="call">
      <Link to="/console/leads/$id" params={{ id: latest }}>
        Say how your earlier call ended
      </Link>
    </Notice>
  )
}
