import { Fragment, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { deliveryStateLabels, receiverLabel } from '../../words/labels.ts'
import { Moment } from '../../words/Moment.tsx'
import { LeadSection } from '../LeadSection.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Deliveries.module.css'
import { DeliveryTries } from './DeliveryTries.tsx'

export type Delivery = LeadDetails['deliveries'][number]

/** Who was told of this lead, and who could not be. What fails is open. */
export function Deliveries({ lead }: { lead: LeadDetails }) {
  if (lead.deliveries.length === 0)
    return (
      <LeadSection title="Deliveries">
        <p className={styles.none}>Nobody is told of this lead.</p>
      </LeadSection>
    )
  return (
    <LeadSection title="Deliveries" about="who has been told about this lead">
      <table className={styles.deliveries}>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Result</th>
            <th scope="col" data-column="when">
              When
            </th>
            <th scope="col" data-column="tries">
              Tries
            </th>
          </tr>
        </thead>
        <tbody>
          {lead.deliveries.map((delivery) => (
            <Line key={delivery.id} lead={lead} delivery={delivery} />
          ))}
        </tbody>
      </table>
    </LeadSection>
  )
}

function Line({ lead, delivery }: { lead: LeadDetails; delivery: Delivery }) {
  const failing = delivery.state === 'retrying' || delivery.state === 'gave up'
  const [open, setOpen] = useState(failing)
  const to = receiverLabel(delivery.channel, delivery.event, delivery.endpoint)
  return (
    <Fragment>
      <tr data-failing={failing || undefined} data-open={open || undefined}>
        <th scope="row">{to}</th>
        <td>
          <span className={styles.result}>
            {delivery.state === 'delivered' && <Icon name="done" size={14} />}
            {failing && <Icon name="failing" size={14} />}
            {isWaiting(delivery) ? 'Waiting' : deliveryStateLabels[delivery.state]}
          </span>
          <span className={styles.below}>
            <When delivery={delivery} />
          </span>
        </td>
        <td data-column="when">
          <When delivery={delivery} />
        </td>
        <td data-column="tries">
          <button
            type="button"
            className={styles.tries}
            aria-expanded={open}
            aria-label={`${delivery.tries} tries, ${to}`}
            onClick={() => setOpen(!open)}
          >
            {delivery.tries}
          </button>
        </td>
      </tr>
      {open && (
        <tr data-tries="">
          <td colSpan={4}>
            <DeliveryTries lead={lead} delivery={delivery} />
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** Its receiver doesn’t answer: it waits for that, rather than for a time. */
function isWaiting({ state, endpoint }: Delivery): boolean {
  return (state === 'waiting' || state === 'retrying') && endpoint?.quiet === true
}

function When({ delivery }: { delivery: Delivery }) {
  const { deliveredAt, retryAt, gaveUpAt, state, attempts } = delivery
  if (deliveredAt) {
    const took = attempts.find(({ delivered }) => delivered)?.tookMs
    return (
      <>
        <Moment at={deliveredAt} way="withTime" />
        {typeof took === 'number' && `, ${secondsOf(took)}`}
      </>
    )
  }
  if (isWaiting(delivery)) return 'until it answers again'
  if (state === 'gave up' && gaveUpAt) return <Moment at={gaveUpAt} way="withTime" />
  if (state === 'retrying' && retryAt)
    return (
      <>
        next try <Moment at={retryAt} way="withTime" />
      </>
    )
  return state === 'waiting' ? 'in a moment' : '–'
}

export function secondsOf(milliseconds: number): string {
  return milliseconds < 100 ? 'under 0.1 s' : `${(milliseconds / 1000).toFixed(1)} s`
}
