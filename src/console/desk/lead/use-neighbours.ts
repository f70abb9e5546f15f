import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { QueuePart } from '#domain/desk/queue-order.ts'
import { formatLeadCount } from '../../words/labels.ts'
import { rememberSelection } from '../inbox/list/use-selection.ts'
import {
  formatAddress,
  type ListAddress,
  listKey,
  nextPage,
  orderLabels,
} from '../inbox/list-address.ts'
import { type LeadList, listQuery } from '../inbox/list-query.ts'
import { isInParts, mostInPart, partAddress } from '../inbox/queue-parts.ts'
import { useListAddress } from '../inbox/use-list-address.ts'
import { viewName } from '../inbox/views/view-name.ts'
import { useSavedViews } from '../inbox/views/views-query.ts'

export type Neighbours = ReturnType<typeof useNeighbours>

/** The list that a lead was opened from, its position there, and how to open the next and the previous lead. */
export function useNeighbours(id: string) {
  const [address] = useListAddress()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const list = useListAsOpened(address, useFetchedList(address), id)
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
  const steps = {
    next: ({ leads }: NeighbourList) => {
      const further = leads[index]?.further
      if (further) void openFirstOf(further).catch(() => {})
      // Opened from elsewhere, such as a search: the keys lead into the list.
      else open(leads[index + 1]?.id, address)
    },
    previous: ({ leads }: NeighbourList) => {
      if (index !== 0) open(leads.at(index < 0 ? -1 : index - 1)?.id, address)
    },
  }
  const step = useStepInList(id, list, steps)
  const position = list?.leads[index]?.position
  return {
    listTitle: viewName(address, useSavedViews()),
    search: formatAddress(address),
    position:
      list && position
        ? `${position} of ${formatLeadCount(list.count)}, ${orderLabels[address.order]}`
        : undefined,
    next: () => step('next'),
    previous: () => step('previous'),
    back: () => void navigate({ to: '/console', search: formatAddress(address) }),
  }
}

type Steps = Record<'next' | 'previous', (list: NeighbourList) => void>

/** Goes to a neighbour; for a key that is pressed before the list is there, once it is. */
function useStepInList(id: string, list: NeighbourList | undefined, steps: Steps) {
  const early = useRef<{ id: string; name: keyof Steps }>(undefined)
  useEffect(() => {
    const pressed = early.current
    if (!list || !pressed) return
    early.current = undefined
    if (pressed.id === id) steps[pressed.name](list)
  })
  return (name: keyof Steps) => {
    if (list) steps[name](list)
    else early.current = { id, name }
  }
}

type Neighbour = {
  id: string
  /** Its place in the whole list, from one on. */
  position: number
  /** The page that begins with the lead after it, where that has not been fetched. */
  further?: ListAddress
}
type NeighbourList = { leads: Neighbour[]; count: number }

/** The leads of the list as its screen fetches them: a page, or the queue's parts. */
function useFetchedList(address: ListAddress): NeighbourList | undefined {
  const inParts = isInParts(address)
  const page = useQuery({ ...listQuery(address), enabled: !inParts })
  const usePart = (part: QueuePart) => {
    const list = partAddress(address, part)
    return { ...useQuery({ ...listQuery(list, mostInPart), enabled: inParts }), list }
  }
  const parts = [usePart('due'), usePart('overdue'), usePart('later'), usePart('waiting')]
  const sources = inParts ? parts : [{ ...page, list: address }]
  const leads: Neighbour[] = []
  let passed = address.passed
  let count = 0
  for (const { data, isPlaceholderData, list } of sources) {
    if (!data || isPlaceholderData) return undefined
    leads.push(...toNeighbours(list, data, passed))
    passed += data.count
    count += data.count
  }
  return { leads, count }
}

function toNeighbours(address: ListAddress, list: LeadList, passed: number): Neighbour[] {
  const isCut = list.more && address.filter.q === undefined
  const size = list.leads.length
  return list.leads.map(({ id }, index) => ({
    id,
    position: passed + index + 1,
    ...(isCut && index === size - 1 ? { further: nextPage(address, id, size) } : {}),
  }))
}

/** The list as it was when the lead was opened. Changing its state would otherwise remove it from the list. */
function useListAsOpened(
  address: ListAddress,
  list: NeighbourList | undefined,
  id: string,
): NeighbourList | undefined {
  const key = listKey(address)
  const [opened, setOpened] = useState<{ key: string; list: NeighbourList }>()
  const isKnown = opened?.key === key && opened.list.leads.some((lead) => lead.id === id)
  if (!isKnown && list?.leads.some((lead) => lead.id === id)) setOpened({ key, list })
  return isKnown ? opened.list : list
}
