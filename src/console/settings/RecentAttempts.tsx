import { useState } from 'react'
import { SentMessage } from '../desk/lead/deliveries/SentMessage.tsx'
import { TextButton } from '../ui/Button.tsx'
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
  const [opened, setOpened] = useState<string>()
  const nameOf = ({ delivery, number }: Endpoint['attempts'][number]) => `${delivery} ${number}`
  const sent = attempts.find((attempt) => nameOf(attempt) === opened)
  return (
    <details className={styles.answers} open={open}>
      <summary>Last answers</summary>
      <DataTable
        rows={attempts}
        keyOf={nameOf}
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
          {
            head: 'Sent',
            cell: (attempt) =>
              attempt.hasMessage && (
                <TextButton
                  aria-expanded={attempt === sent}
                  onClick={() => setOpened(attempt === sent ? undefined : nameOf(attempt))}
                >
                  {attempt.event}
                </TextButton>
              ),
          },
        ]}
      />
      {sent && <SentMessage delivery={sent.delivery} number={sent.number} />}
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
