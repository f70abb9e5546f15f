import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api, errorMessage } from '../client/api.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/form/Confirm.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { Icon } from '../ui/Icon.tsx'
import kit from '../ui/kit.module.css'
import { Moment } from '../ui/Moment.tsx'
import { RowItem } from '../ui/RowList.tsx'
import { SecretOnce } from '../ui/SecretOnce.tsx'
import { RecentAttempts } from './RecentAttempts.tsx'
import { ExampleResult, SendExample, useSendExample } from './SendExample.tsx'
import { type Endpoint, endpointsQuery, isFailing } from './settings-queries.ts'

const route = api.endpoints[':id']

/** A webhook, whether leads arrive there, and what an owner may do with it. */
export function Webhook({ endpoint, owner }: { endpoint: Endpoint; owner: boolean }) {
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState(false)
  const param = { id: endpoint.id }
  const reload = { onSettled: () => queryClient.invalidateQueries(endpointsQuery) }
  const test = useSendExample(endpoint)
  const rotate = useMutation({
    mutationFn: () => route.secret.$post({ param }),
    onSuccess: () => setConfirming(false),
    ...reload,
  })
  const setOpen = useMutation({
    mutationFn: (isOpen: boolean): Promise<unknown> =>
      isOpen ? route.reopen.$post({ param }) : route.close.$post({ param }),
    ...reload,
  })
  const name = endpoint.label || endpoint.host
  return (
    <RowItem
      isClosed={endpoint.closedAt !== null}
      title={name}
      about={[
        <>
          {endpoint.url ?? endpoint.host} · since <Moment at={endpoint.since} />
          {endpoint.oldSecretUntil && (
            <>
              {' '}
              · the old secret works until <Moment at={endpoint.oldSecretUntil} />
            </>
          )}
        </>,
        <Status key="status" endpoint={endpoint} owner={owner} />,
      ]}
      actions={
        owner && (
          <>
            {!endpoint.closedAt && (
              <>
                <Button
                  small
                  busy={test.isPending}
                  onClick={() => test.mutate({ event: 'lead.test' })}
                >
                  Test<span className="visually-hidden"> {name}</span>
                </Button>
                <Button
                  small
                  onClick={() => {
                    rotate.reset()
                    setConfirming(true)
                  }}
                >
                  New secret<span className="visually-hidden"> for {name}</span>
                </Button>
              </>
            )}
            {endpoint.closedAt && endpoint.quietSince && (
              <Button small busy={setOpen.isPending} onClick={() => setOpen.mutate(false)}>
                Leave off<span className="visually-hidden"> {name}</span>
              </Button>
            )}
            <Button
              small
              busy={setOpen.isPending}
              onClick={() => setOpen.mutate(Boolean(endpoint.closedAt))}
            >
              {endpoint.closedAt ? 'Open again' : 'Close'}
              <span className="visually-hidden"> {name}</span>
            </Button>
          </>
        )
      }
    >
      {test.data && <ExampleResult {...test.data} event="lead.test" />}
      {(test.error ?? setOpen.error) && (
        <Problem>{errorMessage(test.error ?? setOpen.error)}</Problem>
      )}
      {rotate.data && (
        <SecretOnce
          title={`The new secret of ${name}`}
          secret={rotate.data.secret}
          onDone={rotate.reset}
        >
          Put it in place of the old one within 24 hours: until then messages are signed with both.
          It is not shown again.
        </SecretOnce>
      )}
      {endpoint.attempts.length > 0 && (
        <RecentAttempts attempts={endpoint.attempts} open={isFailing(endpoint)} />
      )}
      {owner && !endpoint.closedAt && <SendExample endpoint={endpoint} />}
      {confirming && (
        <Confirm
          title={`A new secret for ${name}?`}
          text="The old one signs for 24 hours more, and never again. The people who run the receiver have to put the new one in place."
          yes="Make a new secret"
          submission={rotate}
          onCancel={() => setConfirming(false)}
        />
      )}
    </RowItem>
  )
}

function Status({ endpoint, owner }: { endpoint: Endpoint; owner: boolean }) {
  const { closedAt, quietSince, waiting, retrying, gaveUp, attempts } = endpoint
  if (closedAt && quietSince)
    return (
      <Failing>
        Turned off <Moment at={closedAt} way="withTime" />, as nothing had answered since{' '}
        <Moment at={quietSince} way="withTime" />.{owner && ' Once it’s fixed, open it again.'}
      </Failing>
    )
  if (closedAt)
    return (
      <>
        Closed <Moment at={closedAt} />. Nothing is sent here.
      </>
    )
  if (quietSince)
    return (
      <Failing>
        No answer since <Moment at={quietSince} way="withTime" />:{' '}
        {waiting === 1 ? '1 delivery waits' : `${deliveries(waiting)} wait`}. We try one every few
        minutes.{owner && ' Once it’s fixed, press Test and they all go out.'}
      </Failing>
    )
  if (retrying > 0 || gaveUp > 0)
    return (
      <Failing>
        {[
          retrying > 0 && `Failing: ${deliveries(retrying)} waiting for another try`,
          gaveUp > 0 && `${deliveries(gaveUp)} given up within 7 days`,
        ]
          .filter(Boolean)
          .join(', ')}
      </Failing>
    )
  if (attempts.length === 0) return <span className={kit.ink}>Nothing was sent here yet</span>
  return (
    <span className={`${kit.withIcon} ${kit.ink}`}>
      <Icon name="done" /> Everything arrives
    </span>
  )
}

function Failing({ children }: { children: ReactNode }) {
  return (
    <span className={`${kit.withMark} ${kit.late} ${kit.strong}`}>
      <Icon name="failing" />
      <span>{children}</span>
    </span>
  )
}

function deliveries(count: number): string {
  return count === 1 ? '1 delivery' : `${count.toLocaleString('en-AU')} deliveries`
}
