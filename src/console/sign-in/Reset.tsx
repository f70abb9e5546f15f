import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { shortestPassword } from '#domain/operator/password.ts'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Door } from './Door.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Where letters lead: to a new password, or to somebody's first. */
export function Reset() {
  // In the fragment, so that no server, proxy or next page is told of it.
  const fragment = new URLSearchParams(useRouterState({ select: ({ location }) => location.hash }))
  const token = fragment.get('token') ?? ''
  const invited = fragment.has('invited')
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const reset = useMutation({
    mutationFn: () => parseResponse(api.reset.$post({ json: { token, password } })),
    onSuccess: ({ email }) =>
      navigate({ to: '/console/sign-in', search: { email, reset: '1' }, replace: true }),
  })
  if (token === '' || isApiError(reset.error, 'link-over')) return <LinkOver invited={invited} />
  return (
    <Door
      title={invited ? 'Welcome to the lead desk' : 'Set a new password'}
      lead={
        invited
          ? 'Choose a password. After that you set up the code on your phone.'
          : 'It signs you out everywhere else.'
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!reset.isPending) reset.mutate()
        }}
      >
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          hint={`At least ${shortestPassword} characters. A few words in a row are easy to remember.`}
          problem={reset.error ? errorMessage(reset.error) : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="gold" wide busy={reset.isPending}>
          {reset.isPending ? 'One moment…' : 'Set this password'}
        </Button>
      </form>
    </Door>
  )
}

function LinkOver({ invited }: { invited: boolean }) {
  return (
    <Door
      title="This link is over"
      lead={
        invited
          ? 'An invitation works once, and for seven days. Ask for a new letter.'
          : 'It works once, and for one hour. Ask for a new letter.'
      }
    >
      <p>
        <Link className={buttonClass({ look: 'gold', wide: true })} to="/console/recover">
          Ask for a new letter
        </Link>
      </p>
    </Door>
  )
}
