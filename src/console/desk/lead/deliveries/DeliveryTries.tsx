import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { canResend } from '#domain/delivery/resend.ts'
import { api, errorMessage, parseResponse } from '../../../client/api.ts'
import { Button } from '../../../ui/Button.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type LeadDetails, leadQuery } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './DeliveryTries.module.css'
import { type Delivery, formatSeconds, isFailing } from './delivery.ts'

const previewLength = 3

/** The result of each attempt, the latest first, and a button to send again. */
export function DeliveryTries({ lead, delivery }: { lead: LeadDetails; delivery: Delivery }) {
  const [showAll, setShowAll] = useState(false)
  const { attempts } = delivery
  const visible = showAll ? attempts : attempts.slice(0, previewLength)
  return (
    <div className={styles.tries} data-failing={isFailing(delivery) || undefined}>
      <table className={kit.table}>
        <thead>
          <tr>
            <th scope="col">
              {showAll || attempts.length <= previewLength ? 'Tries' : 'Last tries'}
            </th>
            <th scope="col">Took</th>
            <th scope="col">Answer{delivery.endpoint && ` from ${delivery.endpoint.host}`}</th>
          </tr>
        </thead>
        <tbody>
          {visible.map(({ number, startedAt, tookMs, delivered, answer }) => (
            <tr key={number}>
              <td>
                <Moment at={startedAt} way="withToday" />
              </td>
              <td>{tookMs === null ? '–' : formatSeconds(tookMs)}</td>
              <td>{delivered === null ? withoutAnswer(delivery, number) : answer}</td>
            </tr>
          ))}
          {visible.length === 0 && (
            <tr>
              <td colSpan={3}>Not tried yet.</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className={`${kit.actions} ${styles.actions}`}>
        {attempts.length > previewLength && (
          <Button small look="quiet" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
            {showAll ? 'Last three' : `All ${attempts.length} tries`}
          </Button>
        )}
        <SendAgain lead={lead} delivery={delivery} />
      </div>
    </div>
  )
}

function withoutAnswer({ isUnderWay, tries }: Delivery, number: number): string {
  return isUnderWay && number === tries ? 'On its way' : 'Cut off: the server stopped'
}

function SendAgain({ lead, delivery }: { lead: LeadDetails; delivery: Delivery }) {
  const queries = useQueryClient()
  const send = useMutation({
    mutationFn: () =>
      parseResponse(
        api.leads[':id'].deliveries[':delivery'].again.$post({
          param: { id: lead.id, delivery: delivery.id },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: leadQuery(lead.id).queryKey }),
  })
  const allowed = useLeadCan()('send', lead)
  const permission =
    delivery.event === 'lead.created' && !allowed.ok ? allowed : canResend(delivery)
  if (!permission.ok) return <p className={kit.muted}>{permission.message}</p>
  return (
    <>
      <Button small busy={send.isPending} onClick={() => send.mutate()}>
        Send again
      </Button>
      {send.isError && <Notice kind="clay">{errorMessage(send.error)}</Notice>}
    </>
  )
}
