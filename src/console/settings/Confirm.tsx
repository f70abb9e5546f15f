import { type ReactNode, useRef } from 'react'
import { errorMessage } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogWays } from '../ui/Dialog.tsx'
import { Problem } from '../ui/Problem.tsx'

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
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog dialog={dialog} title={title} text={children} onClose={onNo}>
      {choice}
      {error ? <Problem>{errorMessage(error)}</Problem> : null}
      <DialogWays>
        <Button onClick={() => dialog.current?.close()}>Leave it</Button>
        <Button look="dark" busy={busy} onClick={onYes}>
          {yes}
        </Button>
      </DialogWays>
    </Dialog>
  )
}
