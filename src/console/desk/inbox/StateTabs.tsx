import { Link } from '@tanstack/react-router'
import { useCounts } from '../../client/counts.ts'
import { deskStates } from '../../client/desk-states.ts'
import { StateShape } from '../../ui/StateShape.tsx'
import { formatLeadCount, stateLabels } from '../../words/labels.ts'
import type { ListAddress } from './list-address.ts'
import styles from './StateTabs.module.css'
import { currentView, deskViews } from './views/view-name.ts'
import { useSavedViews } from './views/views-query.ts'

/** On phones, in place of the sidebar: every view and state with its number of leads. Scrolls sideways. */
export function StateTabs({ address }: { address: ListAddress }) {
  const counts = useCounts()
  const saved = useSavedViews()
  const current = currentView(address)
  const tab = (id: string) => ({
    to: '/console',
    activeOptions: { exact: true, includeSearch: true },
    'aria-current': current === id ? ('page' as const) : undefined,
  })
  return (
    <nav className={styles.tabs} aria-label="View">
      {deskViews.map(({ id, name, filter, count }) => (
        <Link key={id} {...tab(id)} search={filter}>
          {name} {formatCount(counts[count])}
        </Link>
      ))}
      {saved.map(({ id, name, query, count }) => (
        <Link key={id} {...tab(id)} search={viewSearch(id, query)}>
          {name} {formatCount(count)}
        </Link>
      ))}
      {deskStates.map((state) => (
        <Link key={state} {...tab(state)} search={{ state }}>
          <StateShape state={state} /> {stateLabels[state]} {formatCount(counts[state])}
        </Link>
      ))}
    </nav>
  )
}

/** The address of a saved view. */
export function viewSearch(id: string, query: string): Record<string, string> {
  return { ...Object.fromEntries(new URLSearchParams(query)), view: id }
}

function formatCount(count: number | undefined): string {
  return count === undefined ? '' : formatLeadCount(count)
}
