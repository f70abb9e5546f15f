import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api, errorMessage, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Door, OtherWays } from './Door.tsx'

/** Asks for a letter with a link to a new password. What is known of the address is not told. */
export function Recover() {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: () => parseResponse(api.recover.$post({ json: { email } })),
  })
  if (ask.isSuccess)
    return (
      <Door title="Look in your mail">
        <p role="status">
          If {email} has a place at the desk, a letter is on its way. The link in it holds for one
          hour.
        </p>
        <OtherWays>
          <Link to="/console/sign-in" search={{ email }}>
            Back to signing in
          </Link>
        </OtherWays>
      </Door>
    )
  return (
    <Door
      title="A new password"
      lead="We send you a letter with a link. You still need the code from your phone afterwards."
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!ask.isPending) ask.mutate()
        }}
      >
        <Field
          label="E-mail"
          type="email"
          autoComplete="username"
          required
          problem={ask.error ? errorMessage(ask.error) : undefined}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="gold" wide busy={ask.isPending}>
          {ask.isPending ? 'One moment…' : 'Send me the letter'}
        </Button>
      </form>
      <OtherWays>
        <Link to="/console/sign-in">Back to signing in</Link>
      </OtherWays>
    </Door>
  )
}
