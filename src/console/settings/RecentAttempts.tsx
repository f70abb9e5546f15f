import { Icon } from '../ui/Icon.tsx'
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
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Took</th>
            <th scope="col">Answer</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map(({ at, tookMs, delivered, answer, lead }) => (
            <tr key={`${at} ${lead}`}>
              <td>
                <Moment at={at} />
              </td>
              <td>{tookMs === null ? '–' : formatMilliseconds(tookMs)}</td>
              <td>
                <span>
                  <Icon name={delivered ? 'done' : 'failing'} />
                  {delivered === null ? 'under way, or cut off' : answer || outcomeOf(delivered)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
