import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { brand } from '../brand.ts'
import { markSignedIn } from '../signed-out.ts'
import { TextButton } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Form, SubmitButton } from '../ui/Form.tsx'
import { AuthLayout, OtherOptions } from './AuthLayout.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { RecoveryCodeField } from './RecoveryCodeField.tsx'
import { forgetPassword, rememberPassword } from './recent-password.ts'
import styles from './SignIn.module.css'

const route = getRouteApi('/console/sign-in')

/** Asks for the password first, then for the code from the phone or a recovery code. */
export function SignIn() {
  const [step, setStep] = useState<'password' | 'code' | 'recovery code'>('password')
  const [problem, setProblem] = useState<string>()
  const restart = (reason?: string) => {
    setProblem(reason)
    setStep('password')
  }
  if (step === 'password')
    return <PasswordStep problem={problem} onAccepted={() => setStep('code')} />
  if (step === 'code')
    return <CodeStep onRestart={restart} onRecoveryCode={() => setStep('recovery code')} />
  return <RecoveryCodeStep onRestart={restart} onCode={() => setStep('code')} />
}

function PasswordStep({
  problem,
  onAccepted,
}: {
  /** Why signing in had to begin again. */
  problem: string | undefined
  onAccepted: () => void
}) {
  const { email, reset } = route.useSearch()
  const router = useRouter()
  const signIn = useMutation({
    mutationFn: (json: { email: string; password: string }) =>
      parseResponse(api['sign-in'].$post({ json })),
    onSuccess: ({ next }, { password }) => {
      if (next === 'code') return onAccepted()
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

/** Opens the desk where the operator was before, without anything an earlier operator loaded. */
function useEnter(): () => void {
  const { to } = route.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    forgetPassword()
    queryClient.clear()
    markSignedIn()
    router.history.push(to ?? '/console')
  }
}

function CodeStep({
  onRestart,
  onRecoveryCode,
}: {
  onRestart: (problem?: string) => void
  onRecoveryCode: () => void
}) {
  const verify = useMutation({
    mutationFn: (json: { code: string }) => parseResponse(api['sign-in'].code.$post({ json })),
    onSuccess: useEnter(),
    onError: (error) => {
      if (isApiError(error, 'start-again')) onRestart(errorMessage(error))
    },
  })
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
      <OtherOptions>
        <TextButton onClick={onRecoveryCode}>Use a recovery code instead</TextButton>
        <TextButton onClick={() => onRestart()}>Sign in as someone else</TextButton>
      </OtherOptions>
    </AuthLayout>
  )
}

function RecoveryCodeStep({
  onRestart,
  onCode,
}: {
  onRestart: (problem?: string) => void
  onCode: () => void
}) {
  const verify = useMutation({
    mutationFn: (json: { code: string }) =>
      parseResponse(api['sign-in']['recovery-code'].$post({ json })),
    onSuccess: useEnter(),
    onError: (error) => {
      if (isApiError(error, 'start-again')) onRestart(errorMessage(error))
    },
  })
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
      <OtherOptions>
        <TextButton onClick={onCode}>Use the code from your phone</TextButton>
        <TextButton onClick={() => onRestart()}>Sign in as someone else</TextButton>
      </OtherOptions>
    </AuthLayout>
  )
}
