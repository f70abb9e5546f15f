import { type KeyboardEvent, useId, useState } from 'react'
import type { CallBackChoice } from '#domain/desk/call-back-time.ts'
import { brand } from '../../client/brand.ts'
import { useIsPhone } from '../../client/screen-size.ts'
import { useLocalTime } from '../../client/server-time.ts'
import { Key } from '../../shortcuts/Key.tsx'
import { areShortcutsOn } from '../../shortcuts/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import type { LeadDetails } from '../lead/lead-query.ts'
import { parseTypedTime } from './call-back-words.ts'
import styles from './OutcomePanel.module.css'
import type { OutcomeRecorder } from './use-record-outcome.ts'

/** Asks when to call back: a quick choice by its digit, or typed words. */
export function CallBackForm({
  lead,
  name,
  recorder,
  choices = [],
  onClose,
}: {
  lead: LeadDetails
  name: string
  recorder: OutcomeRecorder
  choices?: readonly CallBackChoice[] | undefined
  onClose: () => void
}) {
  const id = useId()
  const local = useLocalTime()
  const isPhone = useIsPhone()
  const [text, setText] = useState('')
  // On a phone the field would raise its keyboard over the choices.
  const field = useAutoFocus<HTMLInputElement>(!isPhone)
  const heading = useAutoFocus<HTMLHeadingElement>(isPhone)
  const choose = (at: string) => recorder.record({ outcome: 'call-back', callBackAt: at })
  const typed = parseTypedTime(text, lead, local, brand.calling)
  const handleKey = (event: KeyboardEvent) => {
    const choice = text === '' && areShortcutsOn() ? choices[Number(event.key) - 1] : undefined
    if (choice) {
      event.preventDefault()
      choose(choice.at)
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
  }
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.ok) choose(typed.at)
      }}
    >
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} className={kit.heading}>
        When shall we call {name} back?
      </h3>
      <ol className={styles.choices}>
        {choices.map((choice, index) => (
          <li key={choice.at}>
            <button type="button" className={kit.withIcon} onClick={() => choose(choice.at)}>
              <Key>{String(index + 1)}</Key> {choice.label}
            </button>
          </li>
        ))}
      </ol>
      <div className={kit.row}>
        <label htmlFor={id} className={kit.muted}>
          Or type it
        </label>
        <input
          id={id}
          ref={field}
          className={`${kit.input} ${styles.field}`}
          autoComplete="off"
          placeholder="fri 4, mon 3pm"
          aria-describedby={`${id}-means`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
        />
        <Button type="submit" look="dark" busy={recorder.isPending || !typed.ok}>
          Save
        </Button>
        <Button look="quiet" onClick={onClose}>
          Not a call back
        </Button>
      </div>
      <p id={`${id}-means`} role="status" className={kit.note}>
        {typed.sentence || `A time that ${name} names. Without one, take a choice above.`}
      </p>
    </form>
  )
}
