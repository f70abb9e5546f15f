import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { encode } from 'uqr'
import { api, isApiError } from '../../client/api.ts'
import { markSignedIn } from '../../client/signed-out.ts'
import { Button, TextButton } from '../../ui/Button.tsx'
import { Form, SubmitButton } from '../../ui/form/Form.tsx'
import kit from '../../ui/kit.module.css'
import { AuthLayout, OtherOptions } from '../AuthLayout.tsx'
import { CodeField } from '../sign-in/CodeField.tsx'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { hasRecentPassword, takeRecentPassword } from '../sign-in/recent-password.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './SecondFactor.module.css'

type Enrolment = { address: string; key: string; recoveryCodes: string[] }

/** Sets up an authenticator app, verified by a code from it, and gives recovery codes for when the phone is gone. */
export function SecondFactor() {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const [verified, setVerified] = useState(false)
  if (!enrolment) return <PasswordStep onEnrolled={setEnrolment} />
  if (!verified) return <CodeStep enrolment={enrolment} onVerified={() => setVerified(true)} />
  return <RecoveryCodesStep codes={enrolment.recoveryCodes} />
}

function PasswordStep({ onEnrolled }: { onEnrolled: (enrolment: Enrolment) => void }) {
  const enrol = useMutation({
    mutationFn: (json: { password: string }) => api['second-factor'].$post({ json }),
    onSuccess: onEnrolled,
  })
  const { mutate } = enrol
  // A password that was just typed isn't asked for again.
  const [automatic, setAutomatic] = useState(hasRecentPassword)
  useEffect(() => {
    const password = takeRecentPassword()
    if (password !== undefined) mutate({ password }, { onError: () => setAutomatic(false) })
  }, [mutate])
  if (automatic) return <AuthLayout title="Set up your second factor" lead="One moment…" />
  return (
    <AuthLayout
      title="Set up your second factor"
      lead="The desk asks for a code from your phone besides the password. To begin, give your password once more."
    >
      <Form submission={enrol} fieldOf={() => 'password'}>
        <PasswordField name="password" label="Password" autoComplete="current-password" required />
        <SubmitButton look="gold" wide>
          Continue
        </SubmitButton>
      </Form>
      <SomeoneElse />
    </AuthLayout>
  )
}

function CodeStep({ enrolment, onVerified }: { enrolment: Enrolment; onVerified: () => void }) {
  const verify = useMutation({
    mutationFn: (json: { code: string }) => api['second-factor'].verify.$post({ json }),
    onSuccess: onVerified,
  })
  return (
    <AuthLayout
      title="Set up your second factor"
      lead="Open an authenticator app on your phone, such as 1Password, Aegis or Google Authenticator, and let it read this."
    >
      <QrCode address={enrolment.address} />
      <p className={styles.key}>
        No camera? Type this key instead:
        <code className={kit.mono}>{inFours(enrolment.key)}</code>
      </p>
      <Form submission={verify} fieldOf={() => 'code'}>
        <CodeField hint="The six digits the app shows now." />
        <SubmitButton look="gold" wide>
          Continue
        </SubmitButton>
      </Form>
      <SomeoneElse />
    </AuthLayout>
  )
}

function RecoveryCodesStep({ codes }: { codes: string[] }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const enter = () => {
    queryClient.clear()
    markSignedIn()
    void navigate({ to: '/console', replace: true })
  }
  return (
    <AuthLayout
      title="Keep these recovery codes"
      lead="When your phone is lost or broken, one of these signs you in. Each works once. Keep them where the phone is not."
    >
      <RecoveryCodes codes={codes} />
      <p className={styles.enter}>
        <Button look="gold" wide onClick={enter}>
          I have kept them, open the desk
        </Button>
      </p>
    </AuthLayout>
  )
}

function SomeoneElse() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const leave = async () => {
    await api['sign-out'].$post().catch((error: unknown) => {
      // Signed out already is what was wanted.
      if (!isApiError(error, 'signed-out')) throw error
    })
    queryClient.clear()
    await navigate({ to: '/console/sign-in' })
  }
  return (
    <OtherOptions>
      <TextButton onClick={() => void leave()}>Sign in as someone else</TextButton>
    </OtherOptions>
  )
}

function inFours(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key
}

/** The address of a second factor, for an authenticator app to read by camera. */
function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 3 })
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code for an authenticator app"
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  )
}

function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
