import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { LeadState } from '#domain/lead/state.ts'
import { MarkPicture } from '#site/ui/Mark.tsx'
import { AwayControl } from './account/absence/AwayControl.tsx'
import { useSignOut } from './account/sign-in/use-sign-out.ts'
import { brand } from './client/brand.ts'
import { type Counts, useCounts } from './client/counts.ts'
import { deskStates } from './client/desk-states.ts'
import { useOperator } from './client/session.ts'
import { parseAddress } from './desk/inbox/list-address.ts'
import { viewSearch } from './desk/inbox/StateTabs.tsx'
import { currentView, deskViews } from './desk/inbox/views/view-name.ts'
import { useSavedViews } from './desk/inbox/views/views-query.ts'
import { useReturnCount } from './offer/returns/returns-queries.ts'
import styles from './Sidebar.module.css'
import { useFailingCount } from './settings/settings-queries.ts'
import { useScreens } from './shortcuts/screens.ts'
import { Icon } from './ui/Icon.tsx'
import { Initials } from './ui/Initials.tsx'
import { StateShape } from './ui/StateShape.tsx'
import { Wordmark } from './ui/Wordmark.tsx'
import { formatLeadCount, stateLabels } from './words/labels.ts'

const ofThisDesk = (states: LeadState[]) => states.filter((state) => deskStates.includes(state))
const unfinished = ofThisDesk(['new', 'contacted', 'quoted', 'complaint', 'held'])
const finished = ofThisDesk(['won', 'lost', 'answered', 'withdrawn', 'spam'])

/** The main navigation on laptops: views, saved views and states with their number of leads, and the rest of the desk. */
export function Sidebar() {
  const counts = useCounts()
  const current = useCurrentView()
  const saved = useSavedViews()
  const failing = useFailingCount()
  // The queue's views are shown above.
  const screens = useScreens().filter(({ to }) => to !== '/console')
  const returns = useReturnCount()
  return (
    <header className={styles.sidebar}>
      <Wordmark />
      <nav aria-label="Desk">
        <ul>
          {deskViews.map(({ id, name, icon, filter, count }) => (
            <ListLink key={id} search={filter} current={current === id} count={counts[count]}>
              <Icon name={icon} /> {name}
            </ListLink>
          ))}
        </ul>
        {saved.length > 0 && <h2>Saved views</h2>}
        <ul className={styles.sub}>
          {saved.map(({ id, name, shared, query, count }) => (
            <ListLink
              key={id}
              search={viewSearch(id, query)}
              current={current === id}
              count={count}
            >
              <Icon name={shared ? 'operators' : 'view'} /> <span>{name}</span>
              {shared && <span className="visually-hidden">, everybody’s</span>}
            </ListLink>
          ))}
        </ul>
        <h2>By state</h2>
        <ul className={styles.sub}>
          {unfinished.map((state) => (
            <StateLink
              key={state}
              state={state}
              count={counts[state]}
              current={current === state}
            />
          ))}
          <Finished current={current} counts={counts} />
        </ul>
        <h2>The desk</h2>
        <ul>
          {returns > 0 && (
            <li>
              <Link to="/console/returns">
                <Icon name="late" /> To decide <span className={styles.flag}>{returns}</span>
              </Link>
            </li>
          )}
          {screens.map(({ to, name, icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} /> {name}
                {to === '/console/settings' && failing > 0 && (
                  <span className={styles.flag}>{failing} failing</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CurrentOperator />
    </header>
  )
}

/** A list of leads. It is marked as the present one also while one of its leads is open. */
function ListLink({
  search,
  count,
  current,
  children,
}: {
  search: Record<string, string>
  count: number | undefined
  current: boolean
  children: ReactNode
}) {
  return (
    <li>
      <Link
        to="/console"
        search={search}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={current ? 'page' : undefined}
      >
        {children} <Count of={count} />
      </Link>
    </li>
  )
}

function StateLink({
  state,
  ...rest
}: {
  state: LeadState
  count: number | undefined
  current: boolean
}) {
  return (
    <ListLink search={{ state }} {...rest}>
      <StateShape state={state} /> {stateLabels[state]}
    </ListLink>
  )
}

/** The states of finished leads, folded until one of them is looked at. */
function Finished({ current, counts }: { current: string | undefined; counts: Counts }) {
  const isCurrent = finished.some((state) => state === current)
  const [isOpen, setOpen] = useState(false)
  const sum = finished.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return (
    <>
      <li>
        <button
          type="button"
          className={styles.finished}
          aria-expanded={isOpen || isCurrent}
          onClick={() => setOpen(!isOpen)}
        >
          <StateShape state="won" /> Finished{' '}
          <Count of={counts.won === undefined ? undefined : sum} />
        </button>
      </li>
      {(isOpen || isCurrent) &&
        finished.map((state) => (
          <StateLink key={state} state={state} count={counts[state]} current={current === state} />
        ))}
    </>
  )
}

/** The view whose leads are listed, also while one of them is open. */
function useCurrentView(): string | undefined {
  return useRouterState({
    select: ({ location: { pathname, searchStr } }) =>
      /^\/console(?:\/leads\/|$)/.test(pathname)
        ? currentView(parseAddress(Object.fromEntries(new URLSearchParams(searchStr))))
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
      <Initials name={operator.name} large />
      <div>
        <Link to="/console/settings/account">{operator.name}</Link>
        <p>
          {operator.role === 'owner' ? 'Owner' : 'Agent'} ·{' '}
          <button type="button" onClick={signOut}>
            sign out
          </button>
        </p>
        <p>
          <AwayControl />
        </p>
      </div>
    </div>
  )
}

/** The sidebar in calling mode: its icons alone. */
export function SlimSidebar() {
  return (
    <header className={`${styles.sidebar} ${styles.slim}`}>
      <MarkPicture mark={brand.mark} onDark />
      <nav aria-label="Desk">
        <ul>
          {useScreens().map(({ to, name, icon }) => (
            <li key={to}>
              <Link to={to} aria-label={name} data-current={to === '/console' || undefined}>
                <Icon name={icon} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
