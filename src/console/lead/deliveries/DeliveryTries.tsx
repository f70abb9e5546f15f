import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { againFrom } from '#domain/delivery/again.ts'
import { api, errorMessage, parseResponse } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Moment } from '../../words/Moment.tsx'
import { type LeadDetails, leadQuery } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import { type Delivery, secondsOf } from './Deliveries.tsx'
import styles from './DeliveryTries.module.css'

const shownFirst = 3

/** What came of each try, the latest first, and another try. */
export function DeliveryTries({ lead, delivery }: { lead: LeadDetails; delivery: Delivery }) {
  const [all, setAll] = useState(false)
  const failing = delivery.state === 'retrying' || delivery.state === 'gave up'
  const { attempts } = delivery
  const shown = all ? attempts : attempts.slice(0, shownFirst)
  return (
    <div className={styles.tries} data-failing={failing || undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col">{all || attempts.length <= shownFirst ? 'Tries' : 'Last tries'}</th>
            <th scope="col">Took</th>
            <th scope="col">Answer{delivery.endpoint && ` from ${delivery.endpoint.host}`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, startedAt, tookMs, delivered, answer }) => (
            <tr key={number}>
              <td>
                <Moment at={startedAt} way="withToday" />
              </td>
              <td>{tookMs === null ? '–' : secondsOf(tookMs)}</td>
              <td>{delivered === null ? 'Cut off: the server stopped' : answer}</td>
            </tr>
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={3}>Not tried yet.</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className={styles.actions}>
        {attempts.length > shownFirst && (
          <Button small look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Last three' : `All ${attempts.length} tries`}
          </Button>
        )}
        <SendAgain lead={lead} delivery={delivery} />
      </div>
    </div>
  )
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
  const again =
    delivery.event === 'lead.created' && !allowed.ok ? allowed : againFrom(delivery.state)
  if (!again.ok) return <p className={styles.because}>{again.message}</p>
  return (
    <>
      <Button small busy={send.isPending} onClick={() => send.mutate()}>
        Send again
      </Button>
      {send.isError && <Notice kind="clay">{errorMessage(send.error)}</Notice>}
    </>
  )
}
