import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { problemWithPassword, shortestPassword } from '#domain/operator/password.ts'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { brand } from '../brand.ts'
import { Door } from '../sign-in/Door.tsx'
import { rememberPassword } from '../sign-in/given-password.ts'
import { PasswordField } from '../sign-in/PasswordField.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

/** The first person at the desk becomes its owner, by the link the server printed. */
export function SetUp() {
  const fragment = useRouterState({ select: ({ location }) => location.hash })
  const token = new URLSearchParams(fragment).get('token') ?? ''
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [shortcoming, setShortcoming] = useState<string>()
  const setUp = useMutation({
    mutationFn: () =>
      parseResponse(api['set-up'].$post({ json: { token, name, email, password } })),
    onSuccess: () => {
      rememberPassword(password)
      return navigate({ to: '/console/second-factor', replace: true })
    },
  })
  if (isApiError(setUp.error, 'set-up-over')) return <SetUpOver />
  const problem = (code: string) =>
    isApiError(setUp.error, code) ? errorMessage(setUp.error) : undefined
  const other =
    setUp.error && !['email', 'password'].some((code) => isApiError(setUp.error, code))
      ? errorMessage(setUp.error)
      : undefined
  return (
    <Door
      title="Set up the lead desk"
      lead={`You become the first owner of ${brand.name}’s desk. Next you set up the code on your phone.`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const wrong = problemWithPassword(password, email)
          setShortcoming(wrong)
          if (!wrong && !setUp.isPending) setUp.mutate()
        }}
      >
        <Field
          label="Your name"
          autoComplete="name"
          required
          maxLength={100}
          hint="As the others at the desk know you."
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          problem={problem('email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          hint={`At least ${shortestPassword} characters. A few words in a row are easy to remember.`}
          problem={shortcoming ?? problem('password') ?? other}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="gold" wide busy={setUp.isPending}>
          {setUp.isPending ? 'One moment…' : 'Continue'}
        </Button>
      </form>
    </Door>
  )
}

function SetUpOver() {
  return (
    <Door
      title="The desk is set up already"
      lead="The set-up link works once. Sign in, or ask an owner to invite you."
    >
      <p>
        <Link className={buttonClass({ look: 'gold', wide: true })} to="/console/sign-in">
          Sign in
        </Link>
      </p>
    </Door>
  )
}
