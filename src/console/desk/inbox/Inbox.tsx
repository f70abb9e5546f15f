import { Link, useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useIsNarrow, useIsPhone } from '../../client/screen-size.ts'
import { LiveIndicator } from '../../live/LiveIndicator.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ChipPopover } from '../../ui/Chip.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { formatLeadCount } from '../../words/labels.ts'
import { PendingContactNotice } from '../lead/calls/PendingContactNotice.tsx'
import { AtDesk } from './card/AtDesk.tsx'
import { NextForYou } from './card/NextForYou.tsx'
import { EmptyList, FinishedMatches, NotAllSearched, StaleListNotice } from './EmptyList.tsx'
import { ExportChoices } from './export/ExportChoices.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { isNarrowed } from './filters/format-filter.ts'
import { FirstSteps } from './first-steps/FirstSteps.tsx'
import { HeldBack } from './HeldBack.tsx'
import { ListFooter } from './ListFooter.tsx'
import { Announcer } from './list/Announcer.tsx'
import { ArrivalsPill } from './list/ArrivalsPill.tsx'
import { LeadLines } from './list/LeadLines.tsx'
import { LeadTable } from './list/LeadTable.tsx'
import { useListView } from './list/use-list-view.ts'
import { useRowChange } from './list/use-row-change.ts'
import { useSelection } from './list/use-selection.ts'
import { formatAddress } from './list-address.ts'
import { ManyBar } from './many/ManyBar.tsx'
import { useMarks } from './many/marks.ts'
import { NotChangedNotice } from './many/NotChangedNotice.tsx'
import { type ManyChange, useManyChange } from './many/use-many-change.ts'
import { StateTabs } from './StateTabs.tsx'
import { Search } from './search/Search.tsx'
import { useList } from './use-list.ts'
import { useListAddress } from './use-list-address.ts'
import { ChangedView } from './views/ViewButtons.tsx'
import { viewName } from './views/view-name.ts'
import { useSavedViews } from './views/views-query.ts'

/** The desk’s first screen: the queue, or another list of leads. */
export function Inbox() {
  const [address, setAddress] = useListAddress()
  const list = useList(address)
  const { state } = address.filter
  const isOfQueue = state === 'open' || state === 'new'

  const inUse = useRef<() => boolean>(() => false)
  const view = useListView(list.leads, {
    key: list.key,
    inUse: () => inUse.current(),
    live: !address.before && address.order !== 'due' && isOfQueue,
  })
  const selection = useSelection(view.leads, list.key)
  const marks = useMarks(view.leads, list.key)
  const hasMarks = marks.marked.length > 0
  useLayoutEffect(() => {
    inUse.current = () => selection.selected !== undefined || hasMarks || window.scrollY > 80
  })

  const change = useRowChange()
  const many = useManyChange()
  const changeMarked = (manyChange: ManyChange) =>
    many.mutate({ leads: marks.marked, change: manyChange }, { onSuccess: marks.clear })
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
    Escape: hasMarks ? marks.clear : selection.clear,
    '/': () => {
      setSearchOpen(true)
      searchField.current?.focus()
    },
    '.': view.showWaiting,
    ...(selected
      ? {
          Enter: () => openLead(selected.id),
          t: () => change.take(selected),
          x: () => marks.toggle(selected.id),
          X: () => marks.toggle(selected.id, true),
        }
      : {}),
  })

  const Leads = isNarrow ? LeadLines : LeadTable
  const title = viewName(address, useSavedViews())
  const count = list.count === undefined ? undefined : formatLeadCount(list.count)
  const isListed = state !== 'held' && view.leads.length > 0
  return (
    <>
      <PageTitle title={title} count={count}>
        <ChangedView address={address} />
        <Search
          field={searchField}
          open={isSearchOpen}
          onOpenChange={setSearchOpen}
          query={address.filter.q}
          onSearch={(q) =>
            setAddress({
              ...address,
              filter: { ...address.filter, q, searchAll: undefined },
              passed: 0,
            })
          }
        />
        <AtDesk />
        <LiveIndicator />
        {isListed && !isPhone && (
          <ChipPopover quiet label="Export">
            {() => <ExportChoices address={address} />}
          </ChipPopover>
        )}
        <Link className={buttonClass({ small: true })} to="/console/leads/new">
          Add a lead
        </Link>
      </PageTitle>
      <Announcer arrived={[...view.waiting, ...view.leads.filter(({ id }) => view.isFresh(id))]} />
      <StaleListNotice query={list.query} />
      <PendingContactNotice />
      {isOfQueue && !isNarrowed(address.filter) && (
        <FirstSteps isEmpty={list.leads?.length === 0} />
      )}
      {isOfQueue && <NextForYou address={address} />}
      {isPhone && <StateTabs address={address} />}
      <FilterChips address={address} onNavigate={setAddress} />
      <NotChangedNotice leads={many.data?.notChanged ?? []} onDismiss={many.reset} />
      <ArrivalsPill waiting={view.waiting.length} onShow={view.showWaiting} />
      {list.error && <LoadError what="The list" error={list.error} retry={list.retry} />}
      {list.isPending && <Loading />}
      {isListed && (
        <Leads
          title={title}
          leads={view.leads}
          parts={list.parts}
          onUnfold={list.unfold}
          address={address}
          selected={selected?.id}
          onSelect={selection.select}
          isFresh={view.isFresh}
          change={change}
          marks={marks}
        />
      )}
      {isListed && <FinishedMatches address={address} />}
      {list.leads?.length === 0 && <EmptyList address={address} onNavigate={setAddress} />}
      {!list.isWhole && !list.more && <NotAllSearched address={address} />}
      {!address.before && <HeldBack address={address} change={change} />}
      {isListed && !hasMarks && (
        <ListFooter
          address={address}
          list={list.count === undefined ? undefined : { count: list.count, more: list.more }}
          leads={view.leads}
        />
      )}
      {hasMarks && <ManyBar marks={marks} busy={many.isPending} onChange={changeMarked} />}
    </>
  )
}
