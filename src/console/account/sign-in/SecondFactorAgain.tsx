import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { hasPasskeys } from '../../../site/ui/passkeys.ts'
import { api, errorMessage } from '../../client/api.ts'
import { useSecondFactorQuestion } from '../../client/second-factor-question.ts'
import { Button, TextButton } from '../../ui/Button.tsx'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import { CodeField } from './CodeField.tsx'
import { answerWithPasskey } from './passkey.ts'
import { passkeysQuery } from './passkeys-query.ts'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import styles from './SignIn.module.css'

/** Asks for the second factor again where a request needs it. The server then asks no more for five minutes. */
export function SecondFactorAgain() {
  const question = useSecondFactorQuestion()
  if (!question) return null
  // A modal dialog closes every popover that it isn't in.
  const place = document.querySelector(':popover-open') ?? document.body
  return createPortal(<Question answer={question.answer} />, place)
}

function Question({ answer: onClose }: { answer: (given: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasPhone, setHasPhone] = useState(true)
  const verify = useMutation({
    mutationFn: (json: { code: string }) => api.account['second-factor'].again.$post({ json }),
    onSuccess: () => dialog.current?.close('verified'),
  })
  const list = useQuery(passkeysQuery)
  const ownsPasskey = hasPasskeys && (list.data?.passkeys.length ?? 0) > 0
  const answer = useMutation({
    mutationFn: async () => {
      const { again } = api.account['second-factor']
      const json = await answerWithPasskey(await again.options.$post())
      return again.passkey.$post({ json })
    },
    onSuccess: () => dialog.current?.close('verified'),
  })
  const change = () => {
    verify.reset()
    setHasPhone(!hasPhone)
  }
  return (
    <Dialog
      dialog={dialog}
      title="Confirm it’s you"
      text={
        hasPhone
          ? 'This needs the six-digit code from your authenticator app again. It then counts for five minutes.'
          : 'This needs one of the recovery codes you kept. Each works once.'
      }
      onClose={() => onClose(dialog.current?.returnValue === 'verified')}
    >
      <Form submission={verify} fieldOf={() => 'code'}>
        {hasPhone ? <CodeField /> : <RecoveryCodeField focused />}
        <p className={styles.other}>
          <TextButton onClick={change}>
            {hasPhone ? 'Use a recovery code instead' : 'Use the code from your phone'}
          </TextButton>
        </p>
        {ownsPasskey && (
          <p className={styles.other}>
            <TextButton onClick={() => answer.mutate()}>Use your passkey</TextButton>
          </p>
        )}
        {answer.error && <Problem>{errorMessage(answer.error)}</Problem>}
        <DialogButtons>
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <SubmitButton look="dark">Continue</SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
