import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { hasPasskeys } from '../../../site/ui/passkeys.ts'
import { api, errorMessage, isApiError } from '../../client/api.ts'
import { brand } from '../../client/brand.ts'
import { markSignedIn } from '../../client/signed-out.ts'
import { Button, TextButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import { useAutoFocus } from '../../ui/use-auto-focus.ts'
import { AuthLayout, OtherOptions } from '../AuthLayout.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { answerWithPasskey } from './passkey.ts'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import { forgetPassword, rememberPassword } from './recent-password.ts'
import styles from './SignIn.module.css'

const route = getRouteApi('/console/sign-in')

/** Asks for the password first, then for a passkey, the code from the phone or a recovery code. */
export function SignIn() {
  const [step, setStep] = useState<'password' | 'passkey' | 'code' | 'recovery code'>('password')
  const [ownsPasskey, setOwnsPasskey] = useState(false)
  const [problem, setProblem] = useState<string>()
  const restart = (reason?: string) => {
    setProblem(reason)
    setStep('password')
  }
  const accept = ({ passkey }: { passkey: boolean }) => {
    setOwnsPasskey(passkey && hasPasskeys)
    setStep(passkey && hasPasskeys ? 'passkey' : 'code')
  }
  if (step === 'password') return <PasswordStep problem={problem} onAccepted={accept} />
  if (step === 'passkey') return <PasskeyStep onRestart={restart} onCode={() => setStep('code')} />
  if (step === 'code')
    return (
      <CodeStep
        onRestart={restart}
        onRecoveryCode={() => setStep('recovery code')}
        onPasskey={ownsPasskey ? () => setStep('passkey') : undefined}
      />
    )
  return <RecoveryCodeStep onRestart={restart} onCode={() => setStep('code')} />
}

function PasswordStep({
  problem,
  onAccepted,
}: {
  /** Why signing in had to begin again. */
  problem: string | undefined
  onAccepted: (owns: { passkey: boolean }) => void
}) {
  const { email, reset } = route.useSearch()
  const router = useRouter()
  const signIn = useMutation({
    mutationFn: (json: { email: string; password: string }) => api['sign-in'].$post({ json }),
    onSuccess: (accepted, { password }) => {
      if (accepted.next === 'code') return onAccepted({ passkey: Boolean(accepted.passkey) })
      rememberPassword(password)
      void router.navigate({ to: '/console/second-factor' })
    },
  })
  return (
    <AuthLayout
      title="Sign in"
      lead={
        reset
          ? 'Your new password is set. Sign in with it.'
          : `For people who answer ${brand.name}’s enquiries.`
      }
    >
      <Form submission={signIn} fieldOf={() => 'password'}>
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          defaultValue={email}
        />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          aside={<Link to="/console/recover">Forgot it?</Link>}
          problem={problem}
        />
        <SubmitButton look="gold" wide>
          Continue
        </SubmitButton>
      </Form>
    </AuthLayout>
  )
}

type Restart = (problem?: string) => void

/**
 * Gives the second proof, then opens the desk where the operator was before, without anything an earlier operator loaded. Begins again
 * where the password counts no more.
 */
function useEntry<Given = void>(give: (given: Given) => Promise<unknown>, onRestart: Restart) {
  const { to } = route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: give,
    onSuccess: () => {
      forgetPassword()
      queryClient.clear()
      markSignedIn()
      router.history.push(to ?? '/console')
    },
    onError: (error) => {
      if (isApiError(error, 'start-again')) onRestart(errorMessage(error))
    },
  })
}

/** Other ways to sign in, and the way back to the password. */
function OtherWays({ onRestart, children }: { onRestart: Restart; children: ReactNode }) {
  return (
    <OtherOptions>
      {children}
      <TextButton onClick={() => onRestart()}>Sign in as someone else</TextButton>
    </OtherOptions>
  )
}

function PasskeyStep({ onRestart, onCode }: { onRestart: Restart; onCode: () => void }) {
  const verify = useEntry(async () => {
    const options = await api['sign-in'].passkey.options.$post()
    const json = await answerWithPasskey(options)
    return api['sign-in'].passkey.$post({ json })
  }, onRestart)
  const button = useAutoFocus<HTMLButtonElement>(true)
  return (
    <AuthLayout
      title="Your passkey"
      lead="Your browser asks for your fingerprint, your face or your security key."
    >
      <div className={styles.passkey}>
        <Button
          ref={button}
          look="gold"
          wide
          busy={verify.isPending}
          onClick={() => verify.mutate()}
        >
          {verify.isPending ? 'One moment…' : 'Sign in with your passkey'}
        </Button>
      </div>
      {verify.error && <Problem>{errorMessage(verify.error)}</Problem>}
      <OtherWays onRestart={onRestart}>
        <TextButton onClick={onCode}>Use the code from your phone</TextButton>
      </OtherWays>
    </AuthLayout>
  )
}

function CodeStep({
  onRestart,
  onRecoveryCode,
  onPasskey,
}: {
  onRestart: Restart
  onRecoveryCode: () => void
  onPasskey: (() => void) | undefined
}) {
  const verify = useEntry(
    (json: { code: string }) => api['sign-in'].code.$post({ json }),
    onRestart,
  )
  return (
    <AuthLayout
      title="Your six-digit code"
      lead="From the authenticator app on your phone. It changes every 30 seconds."
    >
      <Form submission={verify} fieldOf={() => 'code'}>
        <CodeField />
        <SubmitButton look="gold" wide>
          Sign in
        </SubmitButton>
      </Form>
      <p className={styles.soft}>The sixth digit signs you in by itself.</p>
      <OtherWays onRestart={onRestart}>
        {onPasskey && <TextButton onClick={onPasskey}>Use your passkey</TextButton>}
        <TextButton onClick={onRecoveryCode}>Use a recovery code instead</TextButton>
      </OtherWays>
    </AuthLayout>
  )
}

function RecoveryCodeStep({ onRestart, onCode }: { onRestart: Restart; onCode: () => void }) {
  const verify = useEntry(
    (json: { code: string }) => api['sign-in']['recovery-code'].$post({ json }),
    onRestart,
  )
  return (
    <AuthLayout
      title="A recovery code"
      lead="One of the ten you kept when you set up your second factor. Each works once."
    >
      <Form submission={verify} fieldOf={() => 'code'}>
        <RecoveryCodeField />
        <SubmitButton look="gold" wide>
          Sign in
        </SubmitButton>
      </Form>
      <OtherWays onRestart={onRestart}>
        <TextButton onClick={onCode}>Use the code from your phone</TextButton>
      </OtherWays>
    </AuthLayout>
  )
}
