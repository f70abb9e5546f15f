import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Role } from '#domain/operator/role.ts'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import styles from './People.module.css'
import { letterLost } from './Person.tsx'
import { peopleQuery } from './people-query.ts'

const roles: [Role, string, string][] = [
  ['agent', 'Agent', 'Works on leads.'],
  ['owner', 'Owner', 'Also looks after people and settings, and may erase a person.'],
]

/** A name, an address and a role; the rest they do themselves by the letter they get. */
export function Invite() {
  const queryClient = useQueryClient()
  const group = useId()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('agent')
  const invite = useMutation({
    mutationFn: () => parseResponse(api.people.$post({ json: { name, email, role } })),
    onSuccess: () => {
      setName('')
      setEmail('')
      return queryClient.invalidateQueries(peopleQuery)
    },
  })
  const aboutEmail = isApiError(invite.error, 'email')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!invite.isPending) invite.mutate()
      }}
    >
      <Field
        label="Name"
        required
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="E-mail"
        type="email"
        required
        autoComplete="off"
        problem={aboutEmail ? errorMessage(invite.error) : undefined}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <fieldset className={styles.roles}>
        <legend>Role</legend>
        {roles.map(([value, word, meaning]) => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              checked={role === value}
              onChange={() => setRole(value)}
            />
            <span>
              <strong>{word}</strong> {meaning}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.send}>
        <Button type="submit" look="gold" busy={invite.isPending}>
          Send the invitation
        </Button>
      </p>
      {invite.error && !aboutEmail && <Problem>{errorMessage(invite.error)}</Problem>}
      {invite.data && !invite.data.letterSent && <Problem>{letterLost}</Problem>}
      {invite.data?.letterSent && (
        <p className={styles.sent} role="status">
          <Icon name="done" /> The letter is sent. The link in it holds for seven days.
        </p>
      )}
    </form>
  )
}
