import { type ReactNode, useRef } from 'react'
import { Button } from '../Button.tsx'
import { Dialog, DialogButtons } from '../Dialog.tsx'
import { Form, type Submission, SubmitButton } from './Form.tsx'

/** Asks once more before something that cannot be undone. */
export function Confirm<Values>({
  title,
  text,
  children,
  yes,
  submission,
  fieldOf,
  onCancel,
}: {
  title: string
  text: ReactNode
  /** Fields to fill in before. */
  children?: ReactNode
  /** What the button does, in words. */
  yes: string
  submission: Submission<Values>
  fieldOf?: (code: string) => (keyof Values & string) | undefined
  onCancel: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog dialog={dialog} title={title} text={text} onClose={onCancel}>
      <Form submission={submission} fieldOf={fieldOf}>
        {children}
        <DialogButtons>
          <Button onClick={() => dialog.current?.close()}>Leave it</Button>
          <SubmitButton look="dark">{yes}</SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
