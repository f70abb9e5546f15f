import type { ReactNode } from 'react'
import type { StateAction } from '#domain/lead/state.ts'
import { useOperator } from '../../../client/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import { StateShape } from '../../../ui/StateShape.tsx'
import { lostReasonLabels, stateLabels } from '../../../words/labels.ts'
import type { LeadDetails } from '../lead-query.ts'
import type { ChangeLead } from '../use-lead-change.ts'
import { LoseForm, type LossDraft } from './LoseForm.tsx'
import styles from './States.module.css'
import { listStateRows, type StateRow } from './state-rows.ts'

/** A form that is open, and what is typed in it. */
export type AskedState = { action: 'withdraw' } | ({ action: 'lose' } & LossDraft)

type StatesProps = {
  lead: LeadDetails
  onChange: ChangeLead
  busy: boolean
  asked: AskedState | undefined
  onAsk: (asked: AskedState | undefined) => void
}

/** All states: the current one, those that the lead can change to, and why it cannot change to the others. */
export function States({ lead, onChange, busy, asked, onAsk }: StatesProps) {
  const operator = useOperator()
  const rows = listStateRows(lead, operator.role)
  const handlePress = (action: StateAction) => {
    if (action === 'lose' || action === 'withdraw') onAsk({ action })
    else onChange({ action })
  }
  const closeForm = () => onAsk(undefined)
  return (
    <Section title="State" about={lead.state === 'held' ? 'held back' : 'what can happen next'}>
      <ul className={styles.states} id="states" tabIndex={-1} aria-label="States">
        {rows.map((row) => (
          <li key={row.state} data-is={row.is} aria-current={row.is === 'current' || undefined}>
            <StateShape state={row.state} />
            <b>{stateLabels[row.state]}</b>
            <RowContent row={row} lead={lead} onPress={handlePress} busy={busy} />
            {asked?.action === 'lose' && row.state === 'lost' && row.is === 'possible' && (
              <LoseForm
                draft={asked}
                onDraft={(draft) => onAsk({ action: 'lose', ...draft })}
                onCancel={closeForm}
                onSubmit={(loss) => {
                  closeForm()
                  onChange({ action: 'lose', ...loss })
                }}
              />
            )}
            {asked?.action === 'withdraw' && row.state === 'withdrawn' && row.is === 'possible' && (
              <WithdrawForm
                onCancel={closeForm}
                onSubmit={() => {
                  closeForm()
                  onChange({ action: 'withdraw' })
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const actionLabels: Record<StateAction, string> = {
  release: 'Genuine, release',
  contact: 'Mark contacted',
  quote: 'Mark quoted',
  win: 'Mark won',
  lose: 'Say why…',
  'mark-spam': 'Mark spam',
  reopen: 'Put back',
  withdraw: 'Withdraw…',
}
const forwardActions: StateAction[] = ['release', 'contact', 'quote', 'win']

function RowContent({
  row,
  lead,
  onPress,
  busy,
}: {
  row: StateRow
  lead: LeadDetails
  onPress: (action: StateAction) => void
  busy: boolean
}): ReactNode {
  switch (row.is) {
    case 'current':
      return (
        <>
          <small>now</small>
          {lead.state === 'lost' && lead.lostBecause && (
            <small className={styles.reason}>{lostReasonLabels[lead.lostBecause]}.</small>
          )}
        </>
      )
    case 'possible':
      return (
        <Button
          small
          look={forwardActions.includes(row.action) ? 'dark' : 'plain'}
          busy={busy}
          onClick={() => onPress(row.action)}
        >
          {actionLabels[row.action]}
        </Button>
      )
    case 'past':
      return (
        <small className={styles.reason}>
          Arrived <Moment at={lead.receivedAt} way="withTime" />.
        </small>
      )
    case 'impossible':
      return <small className={styles.reason}>{row.reason}</small>
  }
}

/** Asks for confirmation, because withdrawing cannot be undone. */
function WithdrawForm({ onSubmit, onCancel }: { onSubmit: () => void; onCancel: () => void }) {
  return (
    <Form className={styles.form} onSubmit={onSubmit}>
      <p>
        Only when the visitor asked for it. Everyone told of this lead hears that it was taken back.
        It cannot be undone.
      </p>
      <FormButtons yes="Withdraw it" onCancel={onCancel} />
    </Form>
  )
}
