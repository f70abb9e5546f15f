import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useCounts } from '../counts.ts'
import { useKeys } from '../keys/keys.ts'
import { EarlierCall } from '../lead/EarlierCall.tsx'
import { LiveIndicator } from '../live/LiveIndicator.tsx'
import { useIsNarrow } from '../phone-screen.ts'
import { Failed } from '../ui/Failed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { formatLeadCount } from '../words/labels.ts'
import { Announcer } from './Announcer.tsx'
import { ArrivalsPill } from './ArrivalsPill.tsx'
import { Export } from './Export.tsx'
import { FilterChips } from './FilterChips.tsx'
import { Foot } from './Foot.tsx'
import { titleOf } from './filter-words.ts'
import { HeldBack } from './HeldBack.tsx'
import { LeadLines } from './LeadLines.tsx'
import { LeadTable } from './LeadTable.tsx'
import { nameOf, writeAddress } from './list-address.ts'
import { listQuery } from './list-query.ts'
import { NextToCall } from './NextToCall.tsx'
import { NobodyHere } from './NobodyHere.tsx'
import { Search } from './Search.tsx'
import { Stale } from './Stale.tsx'
import { StateTabs } from './StateTabs.tsx'
import { useAddress } from './use-address.ts'
import { useRowChange } from './use-row-change.ts'
import { useSelection } from './use-selection.ts'
import { useShownList } from './use-shown-list.ts'

/** Who waits, and what to press: the desk’s first screen. */
export function Inbox() {
  const [address, go] = useAddress()
  const query = useQuery(listQuery(address))
  const list = query.isPlaceholderData ? undefined : query.data
  const { state } = address.filter
  const name = nameOf(address)
  const onTop = !address.before && address.order === 'newest'

  const inUse = useRef<() => boolean>(() => false)
  const shown = useShownList(list, {
    name,
    inUse: () => inUse.current(),
    watched: onTop && (state === 'open' || state === 'new'),
  })
  const selection = useSelection(shown.leads, name)
  useLayoutEffect(() => {
    inUse.current = () => selection.selected !== undefined || window.scrollY > 80
  })

  const change = useRowChange()
  const isNarrow = useIsNarrow()
  const navigate = useNavigate()
  const search = useRef<HTMLInputElement>(null)
  const [searching, setSearching] = useState(false)
  const { selected } = selection
  const open = (id: string) =>
    void navigate({ to: '/console/leads/$id', params: { id }, search: writeAddress(address) })
  useKeys({
    j: selection.next,
    ArrowDown: selection.next,
    k: selection.previous,
    ArrowUp: selection.previous,
    Escape: selection.clear,
    '/': () => {
      setSearching(true)
      search.current?.focus()
    },
    '.': shown.show,
    ...(selected
      ? {
          Enter: () => open(selected.id),
          t: () => change.take(selected),
          c: () => change.contact(selected),
        }
      : {}),
  })

  const Leads = isNarrow ? LeadLines : LeadTable
  const count = query.data && formatLeadCount(query.data.count)
  return (
    <>
      <PageTitle title={titleOf(state)} count={count}>
        <Search
          field={search}
          open={searching}
          onOpen={setSearching}
          sought={address.filter.q}
          find={(q) => go({ filter: { ...address.filter, q }, order: address.order, passed: 0 })}
        />
        <LiveIndicator promise="new leads appear here" />
        {count && count !== '0' && <Export address={address} count={count} />}
      </PageTitle>
      <Announcer
        arrived={[...shown.waiting, ...shown.leads.filter(({ id }) => shown.isFresh(id))]}
      />
      <Stale query={query} />
      <EarlierCall />
      {query.data && <NextToCall leads={query.data.next} address={address} />}
      <StateTabs state={state} counts={useCounts()} />
      <FilterChips address={address} go={go} />
      {onTop && <ArrivalsPill waiting={shown.waiting.length} show={shown.show} />}
      {query.data === undefined && query.isError && (
        <Failed what="The list" error={query.error} retry={() => void query.refetch()} />
      )}
      {query.data === undefined && query.isPending && <Loading />}
      {state !== 'held' && shown.leads.length > 0 && (
        <Leads
          leads={shown.leads}
          address={address}
          selected={selected?.id}
          select={selection.select}
          isFresh={shown.isFresh}
          change={change}
        />
      )}
      {list && list.leads.length === 0 && <NobodyHere address={address} go={go} />}
      {!address.before && <HeldBack address={address} change={change} />}
      {shown.leads.length > 0 && <Foot address={address} list={query.data} shown={shown.leads} />}
    </>
  )
}
