import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { mostSearched } from '#domain/lead/search.ts'
import { isOpenState } from '#domain/lead/state.ts'
import { errorMessage, isOffline } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { useCounts } from '../../client/counts.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { useOperatorName } from '../../client/use-operators.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import kit from '../../ui/kit.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { spellCount } from '../../words/labels.ts'
import { formatTime } from '../../words/moments.ts'
import { formatNoMatch, isNarrowed, leadKind } from './filters/format-filter.ts'
import { formatAddress, type ListAddress, usualOrder } from './list-address.ts'
import { type LeadList, listQuery } from './list-query.ts'

type EmptyListProps = { address: ListAddress; onNavigate: (address: ListAddress) => void }

/** In place of a list without leads: what that means, and what to do next. */
export function EmptyList({ address, onNavigate }: EmptyListProps) {
  const { filter } = address
  const counts = useCounts()
  if (isNarrowed(filter)) return <NoMatch address={address} onNavigate={onNavigate} />
  if (filter.state === 'new' && (counts.open ?? 0) > 0)
    return (
      <Empty
        title="Everyone has been called"
        actions={
          <Link className={buttonClass({})} to="/console" search={{ state: 'contacted' }}>
            Show contacted
          </Link>
        }
      >
        {spellCount(counts.contacted ?? 0, 'contacted lead waits', 'contacted leads wait')} for a
        quote.
      </Empty>
    )
  if (filter.state === 'open' || filter.state === 'new')
    return (
      <Empty
        title={counts.won || counts.lost ? 'No open leads' : 'No enquiries yet'}
        actions={
          <a className={buttonClass({ look: 'gold' })} href="/" target="_blank" rel="noreferrer">
            Send a test enquiry
          </a>
        }
      >
        They appear here the moment someone presses ‘Get My Quote’.
      </Empty>
    )
  return <Empty title={`No ${leadKind(filter.state)}`}>{explanations[filter.state]}</Empty>
}

const explanations: Partial<Record<LeadFilter['state'], string>> = {
  contacted: 'Leads come here once somebody has spoken with them.',
  quoted: 'Leads come here once they have a quote.',
  held: 'Nothing looks like spam just now.',
  spam: 'Nothing was marked as spam.',
  won: 'The first one is still to come.',
}

/** No lead matches the filter. Offers to search leads of all states when that finds any. */
function NoMatch({ address, onNavigate }: EmptyListProps) {
  const nameOf = useOperatorName()
  const local = useLocalTime()
  const { filter } = address
  const everywhere = inEveryState(address)
  const all = useQuery({ ...listQuery(everywhere), enabled: filter.state !== 'any' && !filter.due })
  const others = filter.state === 'any' ? 0 : (all.data?.count ?? 0)
  const kind = filter.state === 'open' ? 'finished' : 'other'
  return (
    <Empty
      title={formatNoMatch(filter, local, nameOf)}
      actions={
        <>
          <Button
            onClick={() =>
              onNavigate({
                filter: { state: filter.state },
                order: usualOrder(filter),
                passed: 0,
              })
            }
          >
            Clear filters
          </Button>
          {others > 0 && (
            <Link
              className={buttonClass({ look: 'quiet' })}
              to="/console"
              search={formatAddress(everywhere)}
            >
              Search {kind} leads too
            </Link>
          )}
        </>
      }
    >
      {others > 0 && `${spellCount(others, `${kind} lead does`, `${kind} leads do`)}.`}
    </Empty>
  )
}

function inEveryState({ filter }: ListAddress): ListAddress {
  return { filter: { ...filter, state: 'any' }, order: 'newest', passed: 0 }
}

/** Below what a search found among open leads: how many finished ones match too. */
export function FinishedMatches({ address }: { address: ListAddress }) {
  const { state, q, due } = address.filter
  const everywhere = inEveryState(address)
  const isAsked = q !== undefined && state === 'open' && !due
  const all = useQuery({ ...listQuery(everywhere), enabled: isAsked })
  const leads = all.data?.leads.filter(({ state }) => !isOpenState(state))
  if (!isAsked || !leads || leads.length === 0 || all.isPlaceholderData) return null
  return (
    <p className={`${kit.padded} ${kit.note}`}>
      {all.data?.more
        ? 'Finished leads match too'
        : `${spellCount(leads.length, 'finished lead matches', 'finished leads match')} too`}
      .{' '}
      <Link to="/console" search={formatAddress(everywhere)}>
        Show {leads.length === 1 && !all.data?.more ? 'it' : 'them'}
      </Link>
    </p>
  )
}

/** Below a search that looked only at the newest of many leads. */
export function NotAllSearched({ address }: { address: ListAddress }) {
  const { filter } = address
  return (
    <p className={`${kit.padded} ${kit.note}`}>
      Parts of references and common words were searched in the newest {formatNumber(mostSearched)}{' '}
      leads alone.{' '}
      <Link
        to="/console"
        search={formatAddress({ ...address, filter: { ...filter, searchAll: true } })}
      >
        Search all leads
      </Link>
    </p>
  )
}

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
