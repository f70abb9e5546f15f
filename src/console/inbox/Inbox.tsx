import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCounts } from '../counts.ts'
import { PendingContactNotice } from '../lead/calls/PendingContactNotice.tsx'
import { LiveIndicator } from '../live/LiveIndicator.tsx'
import { useIsNarrow, useIsPhone } from '../screen-size.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import { LoadError } from '../ui/LoadError.tsx'
import { Loading } from '../ui/Loading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { formatLeadCount } from '../words/labels.ts'
import { EmptyList } from './EmptyList.tsx'
import { ExportButton } from './ExportButton.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { listTitle } from './filters/format-filter.ts'
import { HeldBack } from './HeldBack.tsx'
import { ListFooter } from './ListFooter.tsx'
import { Announcer } from './list/Announcer.tsx'
import { ArrivalsPill } from './list/ArrivalsPill.tsx'
import { LeadLines } from './list/LeadLines.tsx'
import { LeadTable } from './list/LeadTable.tsx'
import { useListView } from './list/use-list-view.ts'
import { useRowChange } from './list/use-row-change.ts'
import { useSelection } from './list/use-selection.ts'
import { formatAddress, listKey } from './list-address.ts'
import { listQuery } from './list-query.ts'
import { NextToCall } from './NextToCall.tsx'
import { StaleListNotice } from './StaleListNotice.tsx'
import { StateTabs } from './StateTabs.tsx'
import { Search } from './search/Search.tsx'
import { useListAddress } from './use-list-address.ts'

/** The desk’s first screen: who to call next, and the list of leads. */
export function Inbox() {
  const [address, setAddress] = useListAddress()
  const query = useQuery(listQuery(address))
  const list = query.isPlaceholderData ? undefined : query.data
  const { state } = address.filter
  const key = listKey(address)
  const isNewest = !address.before && address.order === 'newest'

  const inUse = useRef<() => boolean>(() => false)
  const view = useListView(list, {
    key,
    inUse: () => inUse.current(),
    live: isNewest && (state === 'open' || state === 'new'),
  })
  const selection = useSelection(view.leads, key)
  useLayoutEffect(() => {
    inUse.current = () => selection.selected !== undefined || window.scrollY > 80
  })

  const change = useRowChange()
  const isNarrow = useIsNarrow()
  const isPhone = useIsPhone()
  const navigate = useNavigate()
  const searchField = useRef<HTMLInputElement>(null)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const { selected } = selection
  const openLead = (id: string) =>
    void navigate({ to: '/console/leads/$id', params: { id }, search: formatAddress(address) })
  useShortcuts({
    j: selection.next,
    ArrowDown: selection.next,
    k: selection.previous,
    ArrowUp: selection.previous,
    Escape: selection.clear,
    '/': () => {
      setSearchOpen(true)
      searchField.current?.focus()
    },
    '.': view.showWaiting,
    ...(selected
      ? {
          Enter: () => openLead(selected.id),
          t: () => change.take(selected),
          c: () => change.contact(selected),
        }
      : {}),
  })

  const Leads = isNarrow ? LeadLines : LeadTable
  const count = query.data && formatLeadCount(query.data.count)
  return (
    <>
      <PageTitle title={listTitle(state)} count={count}>
        <Search
          field={searchField}
          open={isSearchOpen}
          onOpenChange={setSearchOpen}
          query={address.filter.q}
          onSearch={(q) =>
            setAddress({ filter: { ...address.filter, q }, order: address.order, passed: 0 })
          }
        />
        <LiveIndicator promise="new leads appear here" />
        {count && count !== '0' && !isPhone && <ExportButton address={address} count={count} />}
      </PageTitle>
      <Announcer arrived={[...view.waiting, ...view.leads.filter(({ id }) => view.isFresh(id))]} />
      <StaleListNotice query={query} />
      <PendingContactNotice />
      {query.data && <NextToCall leads={query.data.next} address={address} />}
      <StateTabs current={state} counts={useCounts()} />
      <FilterChips address={address} onNavigate={setAddress} />
      {isNewest && <ArrivalsPill waiting={view.waiting.length} onShow={view.showWaiting} />}
      {query.data === undefined && query.isError && (
        <LoadError what="The list" error={query.error} retry={() => void query.refetch()} />
      )}
      {query.data === undefined && query.isPending && <Loading />}
      {state !== 'held' && view.leads.length > 0 && (
        <Leads
          leads={view.leads}
          address={address}
          selected={selected?.id}
          onSelect={selection.select}
          isFresh={view.isFresh}
          change={change}
        />
      )}
      {list && list.leads.length === 0 && <EmptyList address={address} onNavigate={setAddress} />}
      {!address.before && <HeldBack address={address} change={change} />}
      {view.leads.length > 0 && (
        <ListFooter address={address} list={query.data} leads={view.leads} />
      )}
    </>
  )
}
