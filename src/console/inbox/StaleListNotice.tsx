import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../api.ts'
import { brand } from '../brand.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { formatTime } from '../words/moments.ts'
import type { LeadList } from './list-query.ts'

/** Says of a list that could not be read again how old it is. It stays, and its clocks go on. */
export function StaleListNotice({ query }: { query: UseQueryResult<LeadList> }) {
  const { data, error, isError } = query
  if (!isError || !data) return null
  const at = formatTime(data.now, brand.timeZone)
  const offline = error instanceof ApiError && error.status === 0
  return (
    <Notice
      kind="sky"
      icon="offline"
      actions={
        <Button small onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {offline ? 'No connection.' : errorMessage(error)} This is the list as of {at}; clocks keep
      counting.
    </Notice>
  )
}
