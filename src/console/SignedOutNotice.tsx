import { Link, useRouterState } from '@tanstack/react-router'
import { useDraftCount } from './client/drafts.ts'
import { serverTime } from './client/server-time.ts'
import { useSession } from './client/session.ts'
import { useSignedOut } from './client/signed-out.ts'
import { buttonClass } from './ui/Button.tsx'
import { Notice } from './ui/Notice.tsx'

/** Shown on any screen when the session has ended: that nothing typed is lost, and the way to sign in. */
export function SignedOutNotice() {
  const signedOut = useSignedOut()
  const session = useSession()
  const hasDraft = useDraftCount(session?.operator.id ?? '') > 0
  const address = useRouterState({ select: ({ location }) => location.href })
  if (!signedOut || !session) return null
  const expired = Date.parse(session.expiresAt) <= serverTime().getTime()
  return (
    <Notice
      kind="sky"
      icon="note"
      actions={
        <Link
          className={buttonClass({ look: 'gold' })}
          to="/console/sign-in"
          search={{ to: address, email: session.operator.email }}
        >
          {hasDraft ? 'Sign in and save' : 'Sign in'}
        </Link>
      }
    >
      <strong>You were signed out{expired ? ' after 12 hours' : ''}.</strong>{' '}
      {hasDraft
        ? 'Your note is kept here and is saved once you sign in.'
        : 'Sign in to go on where you were.'}
    </Notice>
  )
}
