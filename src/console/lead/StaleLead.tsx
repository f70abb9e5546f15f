import { ApiError, errorMessage, isApiError } from '../api.ts'
import { Notice } from '../ui/Notice.tsx'

/** Says of a lead that could not be read again that it may be older than it looks. */
export function StaleLead({ error }: { error: unknown }) {
  if (!error || isApiError(error, 'signed-out')) return null
  const offline = error instanceof ApiError && error.status === 0
  return (
    <Notice kind="sky" icon="offline">
      {offline ? 'No connection.' : errorMessage(error)} This is the lead as it was last read; its
      clock keeps counting.
    </Notice>
  )
}
