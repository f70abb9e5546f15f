import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { brand } from '../brand.ts'
import { markSignedIn } from '../signed-out.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { CodeField } from './CodeField.tsx'
import { Door, OtherWays, Way } from './Door.tsx'
import { forgetPassword, rememberPassword } from './given-password.ts'
import { PasswordField } from './PasswordField.tsx'
import styles from './SignIn.module.css'

const here = getRouteApi('/console/sign-in')

/** Password first, then the code from the phone, or one kept on paper. */
export function SignIn() {
  const [step, setStep] = useState<'password' | 'code' | 'recovery code'>('password')
  const [why, setWhy] = useState<string>()
  const again = (reason?: string) => {
    setWhy(reason)
    setStep('password')
  }
  if (step === 'password') return <GivePassword why={why} onCode={() => setStep('code')} />
  if (step === 'code')
    return <GiveCode onStartAgain={again} onRecoveryCode={() => setStep('recovery code')} />
  return <GiveRecoveryCode onStartAgain={again} onCode={() => setStep('code')} />
}

function GivePassword({ why, onCode }: { why: string | undefined; onCode: () => void }) {
  const { email: known = '', reset } = here.useSearch()
  const router = useRouter()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    mutationFn: () => parseResponse(api['sign-in'].$post({ json: { email, password } })),
    onSuccess: ({ next }) => {
      if (next === 'code') return onCode()
      rememberPassword(password)
      void router.navigate({ to: '/console/second-factor' })
    },
  })
  const problem = signIn.error ? errorMessage(signIn.error) : why
  return (
    <Door
      title="Sign in"
      lead={
        reset
          ? 'Your new password is set. Sign in with it.'
          : `For people who answer ${brand.name}’s enquiries.`
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!signIn.isPending) signIn.mutate()
        }}
      >
        <Field
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          aside={<Link to="/console/recover">Forgot it?</Link>}
          problem={problem}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="gold" wide busy={signIn.isPending}>
          {signIn.isPending ? 'One moment…' : 'Continue'}
        </Button>
      </form>
    </Door>
  )
}

/** Into the desk, to where they were. Nothing of whoever was here before is shown. */
function useEnter(): () => void {
  const { to } = here.useSearch()
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    forgetPassword()
    queryClient.clear()
    markSignedIn()
    router.history.push(to ?? '/console')
  }
}

function GiveCode({
  onStartAgain,
  onRecoveryCode,
}: {
  onStartAgain: (why?: string) => void
  onRecoveryCode: () => void
}) {
  const enter = useEnter()
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: (digits: string) =>
      parseResponse(api['sign-in'].code.$post({ json: { code: digits } })),
    onSuccess: enter,
    onError: (error) => {
      if (isApiError(error, 'start-again')) onStartAgain(errorMessage(error))
      else setCode('')
    },
  })
  return (
    <Door
      title="Your six-digit code"
      lead="From the authenticator app on your phone. It changes every 30 seconds."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === 6 && !verify.isPending) verify.mutate(code)
        }}
      >
        <CodeField
          code={code}
          onChange={setCode}
          onComplete={(digits) => verify.mutate(digits)}
          problem={verify.error && !verify.isPending ? errorMessage(verify.error) : undefined}
        />
        <Button type="submit" look="gold" wide busy={verify.isPending}>
          {verify.isPending ? 'One moment…' : 'Sign in'}
        </Button>
      </form>
      <p className={styles.soft}>The sixth digit signs you in by itself.</p>
      <OtherWays>
        <Way onClick={onRecoveryCode}>Use a recovery code instead</Way>
        <Way onClick={() => onStartAgain()}>Sign in as someone else</Way>
      </OtherWays>
    </Door>
  )
}

function GiveRecoveryCode({
  onStartAgain,
  onCode,
}: {
  onStartAgain: (why?: string) => void
  onCode: () => void
}) {
  const enter = useEnter()
  const [code, setCode] = useState('')
  const verify = useMutation({
    mutationFn: () => parseResponse(api['sign-in']['recovery-code'].$post({ json: { code } })),
    onSuccess: enter,
    onError: (error) => {
      if (isApiError(error, 'start-again')) onStartAgain(errorMessage(error))
    },
  })
  return (
    <Door
      title="A recovery code"
      lead="One of the ten you kept when you set up your second factor. Each works once."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!verify.isPending) verify.mutate()
        }}
      >
        <Field
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint="Like ab2cd-3efgh"
          problem={verify.error ? errorMessage(verify.error) : undefined}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="gold" wide busy={verify.isPending}>
          {verify.isPending ? 'One moment…' : 'Sign in'}
        </Button>
      </form>
      <OtherWays>
        <Way onClick={onCode}>Use the code from your phone</Way>
        <Way onClick={() => onStartAgain()}>Sign in as someone else</Way>
      </OtherWays>
    </Door>
  )
}
