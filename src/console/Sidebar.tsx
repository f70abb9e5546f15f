import { Link, useRouterState } from '@tanstack/react-router'
import { type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { useCounts } from './counts.ts'
import { useReturnCount } from './returns/returns-queries.ts'
import styles from './Sidebar.module.css'
import { useOperator } from './session.ts'
import { useFailingCount } from './settings/settings-queries.ts'
import { useSignOut } from './sign-in/use-sign-out.ts'
import { Icon } from './ui/Icon.tsx'
import { StateShape } from './ui/StateShape.tsx'
import { Wordmark } from './ui/Wordmark.tsx'
import { formatLeadCount, stateLabels } from './words/labels.ts'

const openStates: LeadState[] = ['new', 'contacted', 'quoted', 'held']
const finishedStates: LeadState[] = ['won', 'lost', 'withdrawn', 'spam']

/** The main navigation on laptops, with the number of leads in each state. */
export function Sidebar() {
  const counts = useCounts()
  const current = useListState()
  const failing = useFailingCount()
  const isOwner = useOperator().role === 'owner'
  const returns = useReturnCount()
  return (
    <header className={styles.sidebar}>
      <Wordmark />
      <nav aria-label="Desk">
        <ul>
          <li>
            <Link
              to="/console"
              search={{}}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={current === 'open' ? 'page' : undefined}
            >
              <Icon name="inbox" /> Open leads <Count of={counts.open} />
            </Link>
          </li>
          {openStates.map((state) => (
            <StateLink
              key={state}
              state={state}
              count={counts[state]}
              current={current === state}
            />
          ))}
        </ul>
        <h2>Finished</h2>
        <ul>
          {finishedStates.map((state) => (
            <StateLink
              key={state}
              state={state}
              count={counts[state]}
              current={current === state}
            />
          ))}
        </ul>
        <h2>The desk</h2>
        <ul>
          {returns > 0 && (
            <li>
              <Link to="/console/returns">
                <Icon name="late" /> Returns <span className={styles.flag}>{returns}</span>
              </Link>
            </li>
          )}
          {isOwner && (
            <li>
              <Link to="/console/installers">
                <Icon name="house" /> Installers
              </Link>
            </li>
          )}
          {isOwner && (
            <li>
              <Link to="/console/ledger">
                <Icon name="note" /> Ledger
              </Link>
            </li>
          )}
          <li>
            <Link to="/console/insights">
              <Icon name="chart" /> Insights
            </Link>
          </li>
          <li>
            <Link to="/console/settings">
              <Icon name="settings" /> Settings
              {failing > 0 && <span className={styles.flag}>{failing} failing</span>}
            </Link>
          </li>
        </ul>
      </nav>
      <CurrentOperator />
    </header>
  )
}

function StateLink({
  state,
  count,
  current,
}: {
  state: LeadState
  count?: number
  current: boolean
}) {
  return (
    <li className={styles.sub}>
      <Link
        to="/console"
        search={{ state }}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={current ? 'page' : undefined}
      >
        <StateShape state={state} /> {stateLabels[state]} <Count of={count} />
      </Link>
    </li>
  )
}

/** The state whose leads are listed, also while one of them is open. */
function useListState(): LeadFilter['state'] | undefined {
  return useRouterState({
    select: ({ location: { pathname, searchStr } }) =>
      /^\/console(?:\/leads\/|$)/.test(pathname)
        ? parseFilter(Object.fromEntries(new URLSearchParams(searchStr))).state
        : undefined,
  })
}

function Count({ of: count }: { of: number | undefined }) {
  return count === undefined ? null : <span className={styles.count}>{formatLeadCount(count)}</span>
}

function CurrentOperator() {
  const operator = useOperator()
  const signOut = useSignOut()
  return (
    <div className={styles.operator}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(operator.name)}
      </span>
      <div>
        <Link to="/console/settings/account">{operator.name}</Link>
        <p>
          {operator.role === 'owner' ? 'Owner' : 'Agent'} ·{' '}
          <button type="button" onClick={signOut}>
            sign out
          </button>
        </p>
      </div>
    </div>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
