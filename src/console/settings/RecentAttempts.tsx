import { DataTable } from '../ui/DataTable.tsx'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import { Moment } from '../ui/Moment.tsx'
import styles from './RecentAttempts.module.css'
import type { Endpoint } from './settings-queries.ts'

/** How a receiver answered lately, the latest first. */
export function RecentAttempts({
  attempts,
  open,
}: {
  attempts: Endpoint['attempts']
  open: boolean
}) {
  return (
    <details className={styles.answers} open={open}>
      <summary>Last answers</summary>
      <DataTable
        rows={attempts}
        keyOf={({ at, lead }) => `${at} ${lead}`}
        columns={[
          { head: 'When', cell: ({ at }) => <Moment at={at} /> },
          {
            head: 'Took',
            cell: ({ tookMs }) => (tookMs === null ? '–' : formatMilliseconds(tookMs)),
          },
          {
            head: 'Answer',
            cell: ({ delivered, answer }) => (
              <span className={kit.withMark}>
                <Icon name={delivered ? 'done' : 'failing'} />
                {delivered === null ? 'under way, or cut off' : answer || outcomeOf(delivered)}
              </span>
            ),
          },
        ]}
      />
    </details>
  )
}

/** '40 ms', '10.0 s'. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 100 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

function outcomeOf(delivered: boolean): string {
  return delivered ? 'arrived' : 'did not arrive'
}
