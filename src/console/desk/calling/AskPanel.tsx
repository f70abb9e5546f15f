import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useIsPhone } from '../../client/screen-size.ts'
import { Key } from '../../shortcuts/Key.tsx'
import { areShortcutsOn } from '../../shortcuts/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import styles from './OutcomePanel.module.css'

/** Asks for one thing: a quick choice by its digit, or typed words. */
export function AskPanel({
  title,
  choices,
  label,
  placeholder,
  text,
  onType,
  submit,
  cancel,
  means,
  children,
}: {
  title: string
  choices: readonly { label: string; onChoose: () => void }[]
  label: string
  placeholder?: string
  text: string
  onType: (text: string) => void
  submit: { label: string; isReady: boolean; onPress: () => void }
  cancel: { label: string; onPress: () => void }
  /** How the words are understood. */
  means: ReactNode
  /** Another field. */
  children?: ReactNode
}) {
  const id = useId()
  const isPhone = useIsPhone()
  // On a phone the field would raise its keyboard over the choices.
  const field = useAutoFocus<HTMLInputElement>(!isPhone)
  const heading = useAutoFocus<HTMLHeadingElement>(isPhone)
  const handleKey = (event: KeyboardEvent) => {
    const choice = text === '' && areShortcutsOn() ? choices[Number(event.key) - 1] : undefined
    if (choice) {
      event.preventDefault()
      choice.onChoose()
    }
  }
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault()
        if (submit.isReady) submit.onPress()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        cancel.onPress()
      }}
    >
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1} className={kit.heading}>
        {title}
      </h3>
      <ol className={styles.choices}>
        {choices.map((choice, index) => (
          <li key={choice.label}>
            <button type="button" className={kit.withIcon} onClick={choice.onChoose}>
              <Key>{String(index + 1)}</Key> {choice.label}
            </button>
          </li>
        ))}
      </ol>
      <div className={kit.row}>
        <label htmlFor={id} className={kit.muted}>
          {label}
        </label>
        <input
          id={id}
          ref={field}
          className={`${kit.input} ${styles.field}`}
          autoComplete="off"
          placeholder={placeholder}
          aria-describedby={`${id}-means`}
          value={text}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={handleKey}
        />
        {children}
        <Button type="submit" look="dark" busy={!submit.isReady}>
          {submit.label}
        </Button>
        <Button look="quiet" onClick={cancel.onPress}>
          {cancel.label}
        </Button>
      </div>
      <p id={`${id}-means`} role="status" className={kit.note}>
        {means}
      </p>
    </form>
  )
}
