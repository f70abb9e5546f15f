import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { Button, TextButton } from '../ui/Button.tsx'
import { Dialog, DialogButtons } from '../ui/Dialog.tsx'
import { Form, SubmitButton } from '../ui/Form.tsx'
import { Problem } from '../ui/Problem.tsx'
import { CodeField } from './CodeField.tsx'
import { answerWithPasskey, hasPasskeys } from './passkey.ts'
import { passkeysQuery } from './passkeys-query.ts'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import styles from './SignIn.module.css'

/** Whether the server wants the second factor again before it does what it was asked. */
export function needsSecondFactor(error: unknown): boolean {
  return isApiError(error, 'second-factor-again')
}

/** Asks for the second factor again. The server then accepts what needs it for five minutes. */
export function SecondFactorAgain({
  what,
  onVerified,
  onCancel,
}: {
  /** What needs it, as the beginning of a sentence: 'Exporting leads'. */
  what: string
  onVerified: () => void
  onCancel: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasPhone, setHasPhone] = useState(true)
  const verify = useMutation({
    mutationFn: (json: { code: string }) =>
      parseResponse(api.account['second-factor'].again.$post({ json })),
    onSuccess: () => dialog.current?.close('verified'),
  })
  const list = useQuery(passkeysQuery)
  const ownsPasskey = hasPasskeys && (list.data?.passkeys.length ?? 0) > 0
  const answer = useMutation({
    mutationFn: async () => {
      const { again } = api.account['second-factor']
      const json = await answerWithPasskey(await parseResponse(again.options.$post()))
      return parseResponse(again.passkey.$post({ json }))
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
          ? `${what} needs the six-digit code from your authenticator app again.`
          : `${what} needs one of the recovery codes you kept. Each works once.`
      }
      onClose={() => (dialog.current?.returnValue === 'verified' ? onVerified() : onCancel())}
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
