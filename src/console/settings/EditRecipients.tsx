import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Problem } from '../ui/Problem.tsx'
import styles from './EditRecipients.module.css'
import { recipientsQuery } from './settings-queries.ts'

/** Addresses are added and taken out one at a time, each kept at once. */
export function EditRecipients({ kept }: { kept: readonly string[] }) {
  const queryClient = useQueryClient()
  const [next, setNext] = useState('')
  const save = useMutation({
    mutationFn: (recipients: string[]) =>
      parseResponse(api.recipients.$put({ json: { recipients } })),
    onSuccess: (saved) => queryClient.setQueryData(recipientsQuery.queryKey, saved),
  })
  const adding = save.variables !== undefined && save.variables.length > kept.length
  return (
    <>
      <ul className={styles.addresses}>
        {kept.map((address) => (
          <li key={address}>
            <Icon name="mail" /> <span>{address}</span>
            <Button
              look="quiet"
              small
              busy={save.isPending}
              onClick={() => save.mutate(kept.filter((other) => other !== address))}
            >
              <Icon name="cross" />
              <span className="visually-hidden">Take out {address}</span>
            </Button>
          </li>
        ))}
      </ul>
      {save.error && !adding && <Problem>{errorMessage(save.error)}</Problem>}
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate([...kept, next])
        }}
      >
        <Field
          label="One more address"
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          problem={save.error && adding ? errorMessage(save.error) : undefined}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <Button type="submit" busy={save.isPending}>
          Add
        </Button>
      </form>
    </>
  )
}
