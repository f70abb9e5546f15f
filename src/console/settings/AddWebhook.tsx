import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorMessage, isApiError, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Problem } from '../ui/Problem.tsx'
import styles from './AddWebhook.module.css'
import { SecretOnce } from './SecretOnce.tsx'
import { endpointsQuery } from './settings-queries.ts'

/** A name and an address; the secret comes from us. */
export function AddWebhook() {
  const queryClient = useQueryClient()
  const [label, setLabel] = useState('')
  const [url, setUrl] = useState('')
  const add = useMutation({
    mutationFn: () => parseResponse(api.endpoints.$post({ json: { label, url } })),
    onSuccess: () => {
      setLabel('')
      setUrl('')
      return queryClient.invalidateQueries(endpointsQuery)
    },
  })
  const aboutAddress = isApiError(add.error, 'address')
  if (add.data)
    return (
      <SecretOnce title="The secret of this webhook" secret={add.data.secret} putAway={add.reset}>
        Put it where your system checks signatures (Standard Webhooks). It is not shown again. Then
        press ‘Test’.
      </SecretOnce>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) add.mutate()
      }}
    >
      <Field
        label="Name"
        hint="What you call it, like ‘Northside CRM’."
        required
        maxLength={60}
        autoComplete="off"
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Field
        label="Address"
        inputMode="url"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://"
        problem={aboutAddress ? errorMessage(add.error) : undefined}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <p className={styles.act}>
        <Button type="submit" look="dark" busy={add.isPending}>
          Add it and show the secret
        </Button>
      </p>
      {add.error && !aboutAddress && <Problem>{errorMessage(add.error)}</Problem>}
    </form>
  )
}
