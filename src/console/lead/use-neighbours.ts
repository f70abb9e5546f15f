import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listTitle } from '../inbox/filters/format-filter.ts'
import { rememberSelection } from '../inbox/list/use-selection.ts'
import { formatAddress, type ListAddress, listKey, nextPage } from '../inbox/list-address.ts'
import { type LeadList, listQuery } from '../inbox/list-query.ts'
import { useListAddress } from '../inbox/use-list-address.ts'
import { formatLeadCount } from '../words/labels.ts'

export type Neighbours = ReturnType<typeof useNeighbours>

/** The list that a lead was opened from, its position there, and how to open the next and the previous lead. */
export function useNeighbours(id: string) {
  const [address] = useListAddress()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data } = useQuery(listQuery(address))
  const list = useListAsOpened(address, data, id)
  const index = list?.leads.findIndex((lead) => lead.id === id) ?? -1
  useEffect(() => rememberSelection(listKey(address), id), [address, id])

  const open = (lead: string | undefined, page: ListAddress) => {
    if (lead)
      void navigate({
        to: '/console/leads/$id',
        params: { id: lead },
        search: formatAddress(page),
        replace: true,
      })
  }
  const openFirstOf = async (page: ListAddress) => {
    const { leads } = await queries.fetchQuery(listQuery(page))
    open(leads[0]?.id, page)
  }
  return {
    listTitle: listTitle(address.filter.state),
    search: formatAddress(address),
    position: list && index >= 0 ? formatPosition(address, list, index) : undefined,
    next: () => {
      if (!list || index < 0) return
      const [last] = list.leads.slice(-1)
      if (index < list.leads.length - 1) open(list.leads[index + 1]?.id, address)
      else if (list.more && last && address.filter.q === undefined)
        void openFirstOf(nextPage(address, last.id)).catch(() => {})
    },
    previous: () => {
      if (index > 0) open(list?.leads[index - 1]?.id, address)
    },
    back: () => void navigate({ to: '/console', search: formatAddress(address) }),
  }
}

/** The list as it was when the lead was opened. Changing its state would otherwise remove it from the list. */
function useListAsOpened(
  address: ListAddress,
  list: LeadList | undefined,
  id: string,
): LeadList | undefined {
  const key = listKey(address)
  const [opened, setOpened] = useState<{ key: string; list: LeadList }>()
  const isKnown = opened?.key === key && opened.list.leads.some((lead) => lead.id === id)
  if (!isKnown && list?.leads.some((lead) => lead.id === id)) setOpened({ key, list })
  return isKnown ? opened.list : list
}

function formatPosition(
  { order, passed }: ListAddress,
  { count }: LeadList,
  index: number,
): string {
  const orderLabel = order === 'due' ? 'the earliest due first' : 'newest first'
  return `${passed + index + 1} of ${formatLeadCount(count)}, ${orderLabel}`
}
