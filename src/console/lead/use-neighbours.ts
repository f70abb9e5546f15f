import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listTitle } from '../inbox/filters/format-filter.ts'
import { rememberSelected } from '../inbox/list/use-selection.ts'
import { formatAddress, type ListAddress, listKey, nextPage } from '../inbox/list-address.ts'
import { type LeadList, listQuery } from '../inbox/list-query.ts'
import { useListAddress } from '../inbox/use-list-address.ts'
import { formatLeadCount } from '../words/labels.ts'

export type Neighbours = ReturnType<typeof useNeighbours>

/** Where a lead stands in the list it was opened from, and the way to the ones beside it. */
export function useNeighbours(id: string) {
  const [address] = useListAddress()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data } = useQuery(listQuery(address))
  const list = useAsItWas(address, data, id)
  const at = list?.leads.findIndex((lead) => lead.id === id) ?? -1
  useEffect(() => rememberSelected(listKey(address), id), [address, id])

  const open = (lead: string | undefined, within: ListAddress) => {
    if (lead)
      void navigate({
        to: '/console/leads/$id',
        params: { id: lead },
        search: formatAddress(within),
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
    position: list && at >= 0 ? positionWords(address, list, at) : undefined,
    next: () => {
      if (!list || at < 0) return
      const [last] = list.leads.slice(-1)
      if (at < list.leads.length - 1) open(list.leads[at + 1]?.id, address)
      else if (list.more && last && address.filter.q === undefined)
        void openFirstOf(nextPage(address, last.id)).catch(() => {})
    },
    previous: () => {
      if (at > 0) open(list?.leads[at - 1]?.id, address)
    },
    back: () => void navigate({ to: '/console', search: formatAddress(address) }),
  }
}

/** The list as it was when the lead was opened: marking a lead must not take its neighbours away. */
function useAsItWas(
  address: ListAddress,
  list: LeadList | undefined,
  id: string,
): LeadList | undefined {
  const name = listKey(address)
  const [held, setHeld] = useState<{ name: string; list: LeadList }>()
  const known = held?.name === name && held.list.leads.some((lead) => lead.id === id)
  if (!known && list?.leads.some((lead) => lead.id === id)) setHeld({ name, list })
  return known ? held.list : list
}

function positionWords({ order, passed }: ListAddress, { count }: LeadList, at: number): string {
  const words = order === 'due' ? 'the earliest due first' : 'newest first'
  return `${passed + at + 1} of ${formatLeadCount(count)}, ${words}`
}
