import { Fragment, useState } from 'react'
import { TextButton } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import { deliveryStateLabels, receiverLabel } from '../../../words/labels.ts'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Deliveries.module.css'
import { DeliveryTries } from './DeliveryTries.tsx'
import { type Delivery, formatSeconds, isFailing, isWaitingForReceiver } from './delivery.ts'

/** The deliveries of a lead. Those that fail show their attempts. */
export function Deliveries({ lead }: { lead: LeadDetails }) {
  if (lead.deliveries.length === 0)
    return (
      <Section title="Deliveries">
        <p className={kit.muted}>This lead was sent to nobody.</p>
      </Section>
    )
  return (
    <Section title="Deliveries" about="who has been told about this lead">
      <table className={`${kit.table} ${kit.roomy}`}>
        <thead>
          <tr>
            <th scope="col">To</th>
            <th scope="col">Result</th>
            <th scope="col" className={kit.notOnPhones}>
              When
            </th>
            <th scope="col" className={kit.number}>
              Tries
            </th>
          </tr>
        </thead>
        <tbody>
          {lead.deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} lead={lead} delivery={delivery} />
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function DeliveryRow({ lead, delivery }: { lead: LeadDetails; delivery: Delivery }) {
  const failing = isFailing(delivery)
  const [isOpen, setOpen] = useState<boolean>()
  // It stays open once it is delivered: the focus may be in it.
  if (failing && isOpen === undefined) setOpen(true)
  const receiver = receiverLabel(delivery)
  return (
    <Fragment>
      <tr className={failing ? styles.failing : undefined} data-open={isOpen || undefined}>
        <th scope="row">{receiver}</th>
        <td>
          <span className={`${kit.withIcon} ${kit.nowrap}`}>
            {delivery.state === 'delivered' && <Icon name="done" size={14} />}
            {failing && <Icon name="failing" size={14} />}
            {isWaitingForReceiver(delivery) ? 'Waiting' : deliveryStateLabels[delivery.state]}
          </span>
          <div className={`${kit.onlyPhones} ${kit.small} ${kit.muted}`}>
            <DeliveryTime delivery={delivery} />
          </div>
        </td>
        <td className={kit.notOnPhones}>
          <DeliveryTime delivery={delivery} />
        </td>
        <td className={kit.number}>
          <TextButton
            className={styles.tries}
            aria-expanded={isOpen}
            aria-label={`${delivery.tries} tries, ${receiver}`}
            onClick={() => setOpen(!isOpen)}
          >
            {delivery.tries}
          </TextButton>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.more}>
          <td colSpan={4}>
            <DeliveryTries lead={lead} delivery={delivery} />
          </td>
        </tr>
      )}
    </Fragment>
  )
}

function DeliveryTime({ delivery }: { delivery: Delivery }) {
  const { deliveredAt, retryAt, gaveUpAt, state, attempts } = delivery
  if (deliveredAt) {
    const tookMs = attempts.find(({ delivered }) => delivered)?.tookMs
    return (
      <>
        <Moment at={deliveredAt} way="withTime" />
        {typeof tookMs === 'number' && `, ${formatSeconds(tookMs)}`}
      </>
    )
  }
  if (isWaitingForReceiver(delivery)) return 'until it answers again'
  if (state === 'gave up' && gaveUpAt) return <Moment at={gaveUpAt} way="withTime" />
  if (state === 'retrying' && retryAt)
    return (
      <>
        next try <Moment at={retryAt} way="withTime" />
      </>
    )
  return state === 'waiting' ? 'in a moment' : '–'
}
