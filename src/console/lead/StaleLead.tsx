import { errorMessage, isApiError, isOffline } from '../api.ts'
import { Notice } from '../ui/Notice.tsx'

/** Says of a lead that could not be read again that it may be older than it looks. */
export function StaleLead({ error }: { error: unknown }) {
  if (!error || isApiError(error, 'signed-out')) return null
  return (
    <Notice kind="sky" icon="offline">
      {isOffline(error) ? 'No connection.' : errorMessage(error)} This is the lead as it was last
      read; its clock keeps counting.
    </Notice>
  )
}
