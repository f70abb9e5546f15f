import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListAddress, listKey } from './list-address.ts'
import { listQuery } from './list-query.ts'
import { isInParts, useQueueParts } from './queue-parts.ts'

/** The leads of a list: a page of it, or the queue's parts. */
export function useList(address: ListAddress) {
  const inParts = isInParts(address)
  const query = useQuery({ ...listQuery(address), enabled: !inParts })
  const { parts, queries, unfold, key } = useQueueParts(address)
  const failed = (inParts ? queries : [query]).find(({ isError }) => isError)
  const page = query.isPlaceholderData ? undefined : query.data
  const fetched = inParts ? parts?.map(({ leads }) => leads) : page && [page.leads]
  const [first, overdue, later, waiting] = fetched ?? []
  // One array as long as the rows are the same, so that nothing is taken for new.
  const leads = useMemo(
    () => first && [first, overdue ?? [], later ?? [], waiting ?? []].flat(),
    [first, overdue, later, waiting],
  )
  const sum = parts?.reduce((sum, { count }) => sum + count, 0)
  return {
    key: inParts ? key : listKey(address),
    leads,
    parts: inParts ? parts : undefined,
    unfold,
    count: inParts ? sum : query.data?.count,
    more: inParts ? false : (query.data?.more ?? false),
    /** Whether whatever may match was looked at. */
    isWhole: inParts || (page?.isWhole ?? true),
    /** For how old the list is, where it couldn't be fetched again. */
    query: failed?.data ? failed : undefined,
    error: failed && !failed.data ? failed.error : undefined,
    isPending: inParts ? !parts && !failed : query.data === undefined && query.isPending,
    retry: () => void Promise.all((inParts ? queries : [query]).map((one) => one.refetch())),
  }
}
