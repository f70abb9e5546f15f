import { type ReactNode, useEffect, useId, useRef } from 'react'
import { sentenceFor } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Problem } from '../ui/Problem.tsx'
import styles from './Confirm.module.css'

/** Asks once more before something that cannot be undone. */
export function Confirm({
  title,
  children,
  choice,
  yes,
  busy,
  error,
  onYes,
  onNo,
}: {
  title: string
  children: ReactNode
  /** What is to be chosen before. */
  choice?: ReactNode
  /** What pressing the button does, in words. */
  yes: string
  busy: boolean
  error: unknown
  onYes: () => void
  onNo: () => void
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onNo}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      {choice}
      {error ? <Problem>{sentenceFor(error)}</Problem> : null}
      <div className={styles.ways}>
        <Button onClick={() => dialog.current?.close()}>Leave it</Button>
        <Button look="dark" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  )
}
