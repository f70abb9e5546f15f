import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { canResend } from '#domain/delivery/resend.ts'
import { api, errorMessage } from '../../../client/api.ts'
import { Button, TextButton } from '../../../ui/Button.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type LeadDetails, leadQuery } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './DeliveryTries.module.css'
import { type Delivery, formatSeconds, isFailing } from './delivery.ts'
import { SentMessage } from './SentMessage.tsx'

const previewLength = 3

/** The result of each attempt, the latest first, and a button to send again. */
export function DeliveryTries({ lead, delivery }: { lead: LeadDetails; delivery: Delivery }) {
  const [showAll, setShowAll] = useState(false)
  const [sent, setSent] = useState<number>()
  const { attempts } = delivery
  const visible = showAll ? attempts : attempts.slice(0, previewLength)
  const message: Column<Delivery['attempts'][number]> = {
    head: 'Sent',
    className: kit.nowrap,
    cell: ({ number, hasMessage }) =>
      hasMessage && (
        <TextButton
          aria-expanded={sent === number}
          onClick={() => setSent(sent === number ? undefined : number)}
        >
          {sent === number ? 'Hide' : 'Show'}
          <span className="visually-hidden"> what try {number} sent</span>
        </TextButton>
      ),
  }
  return (
    <div className={styles.tries} data-failing={isFailing(delivery) || undefined}>
      <DataTable
        rows={visible}
        keyOf={({ number }) => number}
        columns={[
          {
            head: showAll || attempts.length <= previewLength ? 'Tries' : 'Last tries',
            cell: ({ startedAt }) => <Moment at={startedAt} way="withToday" />,
          },
          { head: 'Took', cell: ({ tookMs }) => (tookMs === null ? '–' : formatSeconds(tookMs)) },
          {
            head: `Answer${delivery.endpoint ? ` from ${delivery.endpoint.host}` : ''}`,
            cell: ({ number, delivered, answer }) =>
              delivered === null ? withoutAnswer(delivery, number) : answer,
          },
          ...(delivery.channel === 'webhook' ? [message] : []),
        ]}
      >
        {visible.length === 0 && (
          <tr>
            <td colSpan={4}>Not tried yet.</td>
          </tr>
        )}
      </DataTable>
      {sent !== undefined && <SentMessage delivery={delivery.id} number={sent} />}
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
      api.leads[':id'].deliveries[':delivery'].again.$post({
        param: { id: lead.id, delivery: delivery.id },
      }),
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
