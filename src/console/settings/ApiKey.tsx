import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { scopeWords } from '#domain/account/api-key.ts'
import { api } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/form/Confirm.tsx'
import { Moment } from '../ui/Moment.tsx'
import { RowItem } from '../ui/RowList.tsx'
import { SecretOnce } from '../ui/SecretOnce.tsx'
import { apiKeysQuery, type ApiKey as Key } from './settings-queries.ts'

const route = api['api-keys'][':id']

/** An API key, and what an owner may do with it. */
export function ApiKey({ apiKey }: { apiKey: Key }) {
  const { id, label, ending, maker, revokedAt } = apiKey
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState<'rotate' | 'revoke'>()
  const param = { id }
  const settled = {
    onSuccess: () => setConfirming(undefined),
    onSettled: () => queryClient.invalidateQueries(apiKeysQuery),
  }
  const rotate = useMutation({ mutationFn: () => route.secret.$post({ param }), ...settled })
  const revoke = useMutation({ mutationFn: () => route.revoke.$post({ param }), ...settled })
  const ask = (act: 'rotate' | 'revoke') => () => {
    rotate.reset()
    revoke.reset()
    setConfirming(act)
  }
  return (
    <RowItem
      isClosed={revokedAt !== null}
      title={label}
      about={[
        <>
          <code>wk_…{ending}</code>, made by {maker}
        </>,
        `It may ${apiKey.scopes.map((scope) => scopeWords[scope]).join(', ')}`,
        <Uses key="uses" apiKey={apiKey} />,
      ]}
      actions={
        !revokedAt && (
          <>
            <Button small onClick={ask('rotate')}>
              New key<span className="visually-hidden"> for {label}</span>
            </Button>
            <Button small onClick={ask('revoke')}>
              Take back<span className="visually-hidden"> the API key of {label}</span>
            </Button>
          </>
        )
      }
    >
      {rotate.data && (
        <SecretOnce
          title={`The new key of ${label}`}
          secret={rotate.data.key}
          onDone={rotate.reset}
        >
          Put it in place of the old one, which works for another 24 hours. It is not shown again.
        </SecretOnce>
      )}
      {confirming === 'rotate' && (
        <Confirm
          title={`Make a new key for ${label}?`}
          text="The old one works for another 24 hours."
          yes="Make it"
          submission={rotate}
          onCancel={() => setConfirming(undefined)}
        />
      )}
      {confirming === 'revoke' && (
        <Confirm
          title={`Take back the API key of ${label}?`}
          text="It stops working at once, and never works again."
          yes="Take it back"
          submission={revoke}
          onCancel={() => setConfirming(undefined)}
        />
      )}
    </RowItem>
  )
}

function Uses({ apiKey: { since, usedAt, oldUntil, revokedAt, isOrphan } }: { apiKey: Key }) {
  return (
    <>
      since <Moment at={since} />
      {' · '}
      {usedAt ? (
        <>
          last used about <Moment at={usedAt} />
        </>
      ) : (
        'never used'
      )}
      {oldUntil && !revokedAt && (
        <>
          {' '}
          · the old key works until <Moment at={oldUntil} />
        </>
      )}
      {revokedAt && (
        <>
          {' '}
          · taken back <Moment at={revokedAt} />
        </>
      )}
      {isOrphan && !revokedAt && ' · doesn’t work: the person who made it is no longer an owner'}
    </>
  )
}
