import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog, DialogWays } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { CodeField } from './CodeField.tsx'
import { Way } from './Door.tsx'
import styles from './SignIn.module.css'

/** Whether the server wants the second factor again before it does what it was asked. */
export function needsSecondFactor(error: unknown): boolean {
  return isApiError(error, 'second-factor-again')
}

/** Asks for the second factor again, for five minutes of what needs it. */
export function SecondFactorAgain({
  what,
  onGiven,
  onCancel,
}: {
  /** What needs it, as the beginning of a sentence: 'Exporting leads'. */
  what: string
  onGiven: () => void
  onCancel: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [fromPhone, setFromPhone] = useState(true)
  const [code, setCode] = useState('')
  const give = useMutation({
    mutationFn: (typed: string) =>
      parseResponse(api.account['second-factor'].again.$post({ json: { code: typed } })),
    onSuccess: () => dialog.current?.close('given'),
    onError: () => setCode(''),
  })
  const change = () => {
    give.reset()
    setCode('')
    setFromPhone(!fromPhone)
  }
  const problem = give.error && !give.isPending ? errorMessage(give.error) : undefined
  return (
    <Dialog
      dialog={dialog}
      title="Confirm it’s you"
      text={
        fromPhone
          ? `${what} needs the six-digit code from your authenticator app again.`
          : `${what} needs one of the recovery codes you kept. Each works once.`
      }
      onClose={() => (dialog.current?.returnValue === 'given' ? onGiven() : onCancel())}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (code && !give.isPending) give.mutate(code)
        }}
      >
        {fromPhone ? (
          <CodeField
            code={code}
            onChange={setCode}
            onComplete={(digits) => give.mutate(digits)}
            problem={problem}
          />
        ) : (
          <RecoveryCode code={code} onChange={setCode} problem={problem} />
        )}
        <p className={styles.other}>
          <Way onClick={change}>
            {fromPhone ? 'Use a recovery code instead' : 'Use the code from your phone'}
          </Way>
        </p>
        <DialogWays>
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button type="submit" look="dark" busy={give.isPending}>
            {give.isPending ? 'One moment…' : 'Continue'}
          </Button>
        </DialogWays>
      </form>
    </Dialog>
  )
}

function RecoveryCode({
  code,
  onChange,
  problem,
}: {
  code: string
  onChange: (code: string) => void
  problem: string | undefined
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Field
      ref={field}
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      hint="Like ab2cd-3efgh"
      problem={problem}
      value={code}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
