import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InferResponseType } from 'hono/client'
import { useState } from 'react'
import { api, parseResponse } from '../api.ts'
import { Button } from '../ui/Button.tsx'
import { Moment } from '../words/Moment.tsx'
import { Confirm } from './Confirm.tsx'
import { CopyButton } from './CopyButton.tsx'
import rows from './Rows.module.css'
import { keysQuery } from './settings-queries.ts'

type Shown = Extract<InferResponseType<typeof api.keys.$get>, { keys: unknown }>['keys'][number]

/** A key that an owner made, until it is taken back for good. */
export function ClientKey({ shown }: { shown: Shown }) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const revoke = useMutation({
    mutationFn: () => parseResponse(api.keys[':id'].revoke.$post({ param: { id: shown.id } })),
    onSuccess: () => setAsking(false),
    onSettled: () => queryClient.invalidateQueries(keysQuery),
  })
  return (
    <li data-closed={shown.revokedAt ? '' : undefined}>
      <div>
        <p className={rows.name}>{shown.label}</p>
        <p className={rows.about}>
          <code>{shown.key}</code>
        </p>
        <p className={rows.about}>
          since <Moment at={shown.since} />
          {shown.revokedAt && (
            <>
              {' '}
              · taken back <Moment at={shown.revokedAt} />
            </>
          )}
        </p>
      </div>
      {!shown.revokedAt && (
        <div className={rows.acts}>
          <CopyButton text={shown.key} what={shown.label} />
          <Button
            small
            onClick={() => {
              revoke.reset()
              setAsking(true)
            }}
          >
            Take back<span className="visually-hidden"> the key of {shown.label}</span>
          </Button>
        </div>
      )}
      {asking && (
        <Confirm
          title={`Take back the key of ${shown.label}?`}
          yes="Take it back"
          busy={revoke.isPending}
          error={revoke.error}
          onYes={() => revoke.mutate()}
          onNo={() => setAsking(false)}
        >
          Within seconds nothing more comes in with it, and it never works again. Leads that came
          with it stay.
        </Confirm>
      )}
    </li>
  )
}
