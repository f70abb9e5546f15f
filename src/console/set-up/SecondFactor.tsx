import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { CodeField } from '../sign-in/CodeField.tsx'
import { Door, OtherWays, Way } from '../sign-in/Door.tsx'
import { forgetPassword, givenPassword } from '../sign-in/given-password.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { markSignedIn } from '../signed-out.ts'
import { Button } from '../ui/Button.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './SecondFactor.module.css'

type Begun = { address: string; key: string; recoveryCodes: string[] }

/** Between the password and the desk: an authenticator app, proved by a code, and codes for when it is gone. */
export function SecondFactor() {
  const [begun, setBegun] = useState<Begun>()
  const [proved, setProved] = useState(false)
  if (!begun) return <Begin onBegun={setBegun} />
  if (!proved) return <Prove begun={begun} onProved={() => setProved(true)} />
  return <KeepCodes codes={begun.recoveryCodes} />
}

function Begin({ onBegun }: { onBegun: (begun: Begun) => void }) {
  // Whoever has just typed it is not asked for it a second time.
  const [given, setGiven] = useState(() => ({ password: givenPassword(), attempt: 0 }))
  const [password, setPassword] = useState('')
  const { password: known } = given
  const begin = useQuery({
    queryKey: ['second factor', given.attempt],
    queryFn: async () => {
      const begun = await parseResponse(
        api['second-factor'].$post({ json: { password: known ?? '' } }),
      )
      onBegun(begun)
      return begun
    },
    enabled: known !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (known !== undefined && !begin.error)
    return <Door title="Set up your second factor" lead="One moment…" />
  return (
    <Door
      title="Set up your second factor"
      lead="The desk asks for a code from your phone besides the password. To begin, give your password once more."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          forgetPassword()
          setGiven({ password, attempt: given.attempt + 1 })
        }}
      >
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          problem={begin.error ? errorMessage(begin.error) : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="gold" wide>
          Continue
        </Button>
      </form>
      <SomeoneElse />
    </Door>
  )
}

function Prove({ begun, onProved }: { begun: Begun; onProved: () => void }) {
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: (digits: string) =>
      parseResponse(api['second-factor'].verify.$post({ json: { code: digits } })),
    onSuccess: () => {
      forgetPassword()
      onProved()
    },
    onError: () => setCode(''),
  })
  return (
    <Door
      title="Set up your second factor"
      lead="Open an authenticator app on your phone, such as 1Password, Aegis or Google Authenticator, and let it read this."
    >
      <QrCode address={begun.address} />
      <p className={styles.key}>
        No camera? Type this key instead:
        <code>{inFours(begun.key)}</code>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (code.length === 6 && !prove.isPending) prove.mutate(code)
        }}
      >
        <CodeField
          code={code}
          onChange={setCode}
          onComplete={(digits) => prove.mutate(digits)}
          hint="The six digits the app shows now."
          problem={prove.error && !prove.isPending ? errorMessage(prove.error) : undefined}
        />
        <Button type="submit" look="gold" wide busy={prove.isPending}>
          {prove.isPending ? 'One moment…' : 'Continue'}
        </Button>
      </form>
      <SomeoneElse />
    </Door>
  )
}

function KeepCodes({ codes }: { codes: string[] }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const enter = () => {
    queryClient.clear()
    markSignedIn()
    void navigate({ to: '/console', replace: true })
  }
  return (
    <Door
      title="Keep these recovery codes"
      lead="When your phone is lost or broken, one of these signs you in. Each works once. Keep them where the phone is not."
    >
      <RecoveryCodes codes={codes} />
      <p className={styles.enter}>
        <Button look="gold" wide onClick={enter}>
          I have kept them, open the desk
        </Button>
      </p>
    </Door>
  )
}

function SomeoneElse() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leave = async () => {
    forgetPassword()
    await parseResponse(api['sign-out'].$post()).catch((error: unknown) => {
      // Signed out already is what was wanted.
      if (!isApiError(error, 'signed-out')) throw error
    })
    queryClient.clear()
    await navigate({ to: '/console/sign-in' })
  }
  return (
    <OtherWays>
      <Way onClick={() => void leave()}>Sign in as someone else</Way>
    </OtherWays>
  )
}

function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key
}
