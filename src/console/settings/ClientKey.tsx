import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Confirm } from '../ui/form/Confirm.tsx'
import { Moment } from '../ui/Moment.tsx'
import { RowItem } from '../ui/RowList.tsx'
import { type ClientKey as Key, keysQuery } from './settings-queries.ts'

/** A client key that an owner made. Taking it back is for good. */
export function ClientKey({ clientKey }: { clientKey: Key }) {
  const { id, label, key, since, revokedAt } = clientKey
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const revoke = useMutation({
    mutationFn: () => api.keys[':id'].revoke.$post({ param: { id } }),
    onSuccess: () => setConfirming(false),
    onSettled: () => queryClient.invalidateQueries(keysQuery),
  })
  return (
    <RowItem
      isClosed={revokedAt !== null}
      title={label}
      about={[
        <code key="key">{key}</code>,
        <>
          since <Moment at={since} />
          {revokedAt && (
            <>
              {' '}
              · taken back <Moment at={revokedAt} />
            </>
          )}
        </>,
      ]}
      actions={
        !revokedAt && (
          <>
            <CopyButton text={key} what={label} />
            <Button
              small
              onClick={() => {
                revoke.reset()
                setConfirming(true)
              }}
            >
              Take back<span className="visually-hidden"> the key of {label}</span>
            </Button>
          </>
        )
      }
    >
      {confirming && (
        <Confirm
          title={`Take back the key of ${label}?`}
          text="Within seconds nothing more comes in with it, and it never works again. Leads that came with it stay."
          yes="Take it back"
          submission={revoke}
          onCancel={() => setConfirming(false)}
        />
      )}
    </RowItem>
  )
}
