import { Link } from '@tanstack/react-router'
import type { LeadFilter } from '#domain/lead/filter.ts'
import type { LeadState } from '#domain/lead/state.ts'
import type { Counts } from '../counts.ts'
import { StateShape } from '../ui/StateShape.tsx'
import { formatLeadCount, stateLabels } from '../words/labels.ts'
import styles from './StateTabs.module.css'

const states: LeadState[] = [
  'new',
  'contacted',
  'quoted',
  'held',
  'won',
  'lost',
  'withdrawn',
  'spam',
]

/** On phones, in place of the sidebar: every state with its number of leads. Scrolls sideways. */
export function StateTabs({ current, counts }: { current: LeadFilter['state']; counts: Counts }) {
  return (
    <nav className={styles.tabs} aria-label="State">
      <Link
        to="/console"
        search={{}}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={current === 'open' ? 'page' : undefined}
      >
        Open {formatCount(counts.open)}
      </Link>
      {states.map((state) => (
        <Link
          key={state}
          to="/console"
          search={{ state }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={current === state ? 'page' : undefined}
        >
          <StateShape state={state} /> {stateLabels[state]} {formatCount(counts[state])}
        </Link>
      ))}
    </nav>
  )
}

function formatCount(count: number | undefined): string {
  return count === undefined ? '' : formatLeadCount(count)
}
