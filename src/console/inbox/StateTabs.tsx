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

/** On phones, what the rail says on laptops: every state with its count, scrolling sideways. */
export function StateTabs({ state, counts }: { state: LeadFilter['state']; counts: Counts }) {
  return (
    <nav className={styles.tabs} aria-label="State">
      <Link
        to="/console"
        search={{}}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={state === 'open' ? 'page' : undefined}
      >
        Open {count(counts.open)}
      </Link>
      {states.map((one) => (
        <Link
          key={one}
          to="/console"
          search={{ state: one }}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={state === one ? 'page' : undefined}
        >
          <StateShape state={one} /> {stateLabels[one]} {count(counts[one])}
        </Link>
      ))}
    </nav>
  )
}

function count(of: number | undefined): string {
  return of === undefined ? '' : formatLeadCount(of)
}
