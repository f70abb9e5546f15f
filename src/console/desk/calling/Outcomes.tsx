import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { ContactChannel } from '#domain/lead/state.ts'
import { errorMessage } from '../../client/api.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { firstName, useOperatorName } from '../../client/use-operators.ts'
import { Key } from '../../shortcuts/Key.tsx'
import { useShortcuts } from '../../shortcuts/shortcuts.ts'
import { TextButton } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { Notice } from '../../ui/Notice.tsx'
import type { LeadDetails } from '../lead/lead-query.ts'
import { earlierChange } from '../lead/use-lead-change.ts'
import { CallBackForm } from './CallBackForm.tsx'
import styles from './Outcomes.module.css'
import { type OutcomeCell, outcomeCells, outcomeTitles } from './outcome-words.ts'
import { previewsQuery } from './queue-api.ts'
import type { CallReport, OutcomeRecorder } from './use-record-outcome.ts'
import { WrongNumberForm } from './WrongNumberForm.tsx'

type OutcomesProps = {
  lead: LeadDetails
  recorder: OutcomeRecorder
  /** Call was pressed. */
  armed: boolean
  /** How the visitor was written to, where that is what ended. */
  channel?: ContactChannel | undefined
  /** Takes a call back that was never made. */
  onDrop?: (() => void) | undefined
  /** Whether the question can be seen; elsewhere it is read out. */
  isTitled?: boolean
}

/** How the call ended: six cells as the keys lie, each saying what happens next. */
export function Outcomes(props: OutcomesProps) {
  const { lead, recorder, armed, channel = usualWay(lead), onDrop, isTitled } = props
  const title = useId()
  const local = useLocalTime()
  const [asked, setAsked] = useState<'call-back' | 'wrong-number'>()
  // What was asked for is saved: the lead may still be here, to be called at its right number.
  const asking = recorder.isSaved ? undefined : asked
  const previews = useQuery(previewsQuery(lead.id, lead.version)).data
  const name = firstName(lead.name) || 'the visitor'
  const cells = outcomeCells(name, previews, local, channel)
  const record = (outcome: CallReport) => {
    setAsked(undefined)
    recorder.record({ ...outcome, ...(channel === 'phone' ? {} : { channel }) })
  }
  const press = ({ outcome }: OutcomeCell) => {
    recorder.reset()
    if (outcome === 'call-back' || outcome === 'wrong-number') setAsked(outcome)
    else record({ outcome })
  }
  useShortcuts(
    asking
      ? { Escape: () => setAsked(undefined) }
      : Object.fromEntries(cells.map((cell) => [cell.key, () => press(cell)])),
  )
  const panel = { lead, name, recorder, onClose: () => setAsked(undefined) }
  return (
    <section className={styles.outcomes} aria-labelledby={title} data-armed={armed || undefined}>
      <div className={isTitled ? styles.title : 'visually-hidden'}>
        <h2 id={title} className={kit.strong}>
          {questions[channel](name)}
        </h2>
        {onDrop && (
          <TextButton onClick={onDrop}>
            {channel === 'phone' ? 'I didn’t call' : 'Not sent'}
          </TextButton>
        )}
      </div>
      {asking === 'call-back' && (
        <CallBackForm {...panel} choices={previews?.['call-back'].choices} />
      )}
      {asking === 'wrong-number' && <WrongNumberForm {...panel} />}
      {!asking && (
        <ol className={styles.cells}>
          {cells.map((cell) => (
            <Cell
              key={cell.key}
              cell={cell}
              isBusy={recorder.isPending || recorder.waiting !== undefined}
              onPress={() => press(cell)}
            >
              {cell.outcome === 'not-interested' && (
                <TextButton
                  className={`${kit.small} ${styles.stop}`}
                  onClick={() => record({ outcome: 'asked-to-stop' })}
                >
                  Asked us to stop
                </TextButton>
              )}
            </Cell>
          ))}
        </ol>
      )}
      <OutcomeError recorder={recorder} name={lead.name || lead.reference} />
    </section>
  )
}

/** The first way to get in touch: a call, or an email to a visitor who may not be called. */
function usualWay({ channels }: Pick<LeadDetails, 'channels'>): ContactChannel {
  return channels.includes('phone') || !channels.includes('email') ? 'phone' : 'email'
}

const questions: Record<ContactChannel, (name: string) => string> = {
  phone: (name) => `How did the call to ${name} end?`,
  sms: (name) => `Has ${name} answered your text?`,
  email: (name) => `Has ${name} answered your email?`,
}

function Cell({
  cell: { key, label, at, about },
  isBusy,
  onPress,
  children,
}: {
  cell: OutcomeCell
  isBusy: boolean
  onPress: () => void
  children?: ReactNode
}) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onPress}
      >
        <Key>{key}</Key>
        <b>{label}</b>
        <small>
          {at && <em>{at}</em>} {about}
        </small>
      </button>
      {children}
    </li>
  )
}

/** Why an outcome was not saved, or that it waits for the connection. */
function OutcomeError({
  recorder: { error, waiting },
  name,
}: {
  recorder: OutcomeRecorder
  name: string
}) {
  const nameOf = useOperatorName()
  if (waiting)
    return (
      <Notice kind="sky" icon="offline">
        No connection. ‘{outcomeTitles[waiting.outcome]}’ for {name}
        {waiting.note && ', with your note,'} waits here. It’s saved when the connection is back.
      </Notice>
    )
  if (!error) return null
  const earlier = earlierChange(error)
  return (
    <Notice kind="clay">
      {earlier
        ? `${nameOf(earlier.operator)} changed this lead meanwhile, so the outcome was not saved. Look at it, then press again.`
        : errorMessage(error)}
    </Notice>
  )
}
