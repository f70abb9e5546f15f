import type { UseQueryResult } from '@tanstack/react-query'
import { errorMessage, isOffline } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { formatTime } from '../../words/moments.ts'
import type { LeadList } from './list-query.ts'

/** How old the list is, when fetching it again failed. */
export function StaleListNotice({ query }: { query: UseQueryResult<LeadList> | undefined }) {
  if (!query) return null
  const { data, error, isError } = query
  if (!isError || !data) return null
  const reason = isOffline(error) ? 'No connection.' : errorMessage(error)
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
      {`${reason} This is the list as of ${formatTime(data.now, brand.timeZone)}; clocks keep counting.`}
    </Notice>
  )
}
