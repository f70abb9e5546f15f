import { type ReactNode, useState } from 'react'
import type { StateAction } from '#domain/lead/state.ts'
import { Key } from '../../keys/Key.tsx'
import { useOperator } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { StateShape } from '../../ui/StateShape.tsx'
import { lostReasonLabels, stateLabels } from '../../words/labels.ts'
import { Moment } from '../../words/Moment.tsx'
import type { Make } from '../LeadPage.tsx'
import { LeadSection } from '../LeadSection.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { LoseForm } from './LoseForm.tsx'
import styles from './States.module.css'
import { type StateRow, stateRows } from './state-rows.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

type Changing = { lead: LeadDetails; make: Make; busy: boolean }

/** All states in order: which it has, which it may have next, and why not the others. */
export function States({ lead, make, busy }: Changing) {
  const operator = useOperator()
  const [asking, setAsking] = useState<StateAction>()
  const rows = stateRows(lead, operator.role)
  const press = (action: StateAction) => {
    if (action === 'lose' || action === 'withdraw') setAsking(action)
    else make({ action })
  }
  return (
    <LeadSection title="State" about={lead.state === 'held' ? 'held back' : 'what can happen next'}>
      <ul className={styles.states} id="states" tabIndex={-1} aria-label="States">
        {rows.map((row) => (
          <li key={row.state} data-is={row.is} aria-current={row.is === 'now' || undefined}>
            <StateShape state={row.state} />
            <b>{stateLabels[row.state]}</b>
            <Doing row={row} lead={lead} press={press} busy={busy} />
            {asking === 'lose' && row.state === 'lost' && row.is === 'possible' && (
              <LoseForm
                cancel={() => setAsking(undefined)}
                lose={(why) => {
                  setAsking(undefined)
                  make({ action: 'lose', ...why })
                }}
              />
            )}
            {asking === 'withdraw' && row.state === 'withdrawn' && row.is === 'possible' && (
              <WithdrawForm
                cancel={() => setAsking(undefined)}
                withdraw={() => {
                  setAsking(undefined)
                  make({ action: 'withdraw' })
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </LeadSection>
  )
}

const labels: Record<StateAction, string> = {
  release: 'Genuine, release',
  contact: 'Mark contacted',
  quote: 'Mark quoted',
  win: 'Mark won',
  lose: 'Say why…',
  'mark-spam': 'Mark spam',
  reopen: 'Put back',
  withdraw: 'Withdraw…',
}
const onwards: StateAction[] = ['release', 'contact', 'quote', 'win']

function Doing({
  row,
  lead,
  press,
  busy,
}: {
  row: StateRow
  lead: LeadDetails
  press: (action: StateAction) => void
  busy: boolean
}): ReactNode {
  switch (row.is) {
    case 'now':
      return (
        <>
          <span className={styles.now}>now</span>
          {lead.state === 'lost' && lead.lostBecause && (
            <small>{lostReasonLabels[lead.lostBecause]}.</small>
          )}
        </>
      )
    case 'possible':
      return (
        <span className={styles.doing}>
          {row.action === 'contact' && <Key>c</Key>}
          <Button
            small
            look={onwards.includes(row.action) ? 'dark' : 'plain'}
            busy={busy}
            onClick={() => press(row.action)}
          >
            {labels[row.action]}
          </Button>
        </span>
      )
    case 'passed':
      return (
        <small>
          Arrived <Moment at={lead.receivedAt} way="withTime" />.
        </small>
      )
    case 'closed':
      return <small>{row.because}</small>
  }
}
