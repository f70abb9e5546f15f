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
export function StateTabs({ state, counts }: { state: LeadFilter['state']; counts: Counts }) {
  return (
    <nav className={styles.tabs} aria-label="State">
      <Link
        to="/console"
        search={{}}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={state === 'open' ? 'page' : undefined}
      >
        Open {formatCount(counts.open)}
      </Link>
      {states.map((other) => (
        <Link
          key={other}
          to="/console"
          search={{ state: other }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={state === other ? 'page' : undefined}
        >
          <StateShape state={other} /> {stateLabels[other]} {formatCount(counts[other])}
        </Link>
      ))}
    </nav>
  )
}

function formatCount(count: number | undefined): string {
  return count === undefined ? '' : formatLeadCount(count)
}
