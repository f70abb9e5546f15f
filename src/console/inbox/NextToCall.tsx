import { Link, useNavigate } from '@tanstack/react-router'
import { formatWish } from '#content/call-wish.ts'
import { placeName } from '#domain/place.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { brand } from '../brand.ts'
import { Clock, ClockWords, usePromiseClock } from '../clock/Clock.tsx'
import { useLocalTime } from '../clock/server-time.ts'
import { CallButton, CallingHoursNote } from '../lead/calls/CallButton.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { leadSubject } from '../words/labels.ts'
import { leadName } from './list/LeadLink.tsx'
import { NotCalledTag } from './list/VisitorTags.tsx'
import { formatAddress, type ListAddress } from './list-address.ts'
import type { ListedLead } from './list-query.ts'
import styles from './NextToCall.module.css'

/** The lead whose promise ends first, with the button to call, and the leads after it. */
export function NextToCall({
  leads: [next, ...later],
  address,
}: {
  leads: readonly ListedLead[]
  address: ListAddress
}) {
  return next ? <Card next={next} later={later} address={address} /> : null
}

function Card({
  next,
  later,
  address,
}: {
  next: ListedLead
  later: readonly ListedLead[]
  address: ListAddress
}) {
  const clock = usePromiseClock(next)
  const navigate = useNavigate()
  const link = {
    to: '/console/leads/$id',
    params: { id: next.id },
    search: formatAddress(address),
  } as const
  return (
    <section
      className={styles.next}
      data-over={clock.kind === 'over' || undefined}
      aria-labelledby="next"
    >
      <div className={styles.first}>
        <h2 id="next">Next to call</h2>
        <p className={styles.who}>
          <strong>{leadName(next)}</strong> <Clock lead={next} /> <NotCalledTag lead={next} />
        </p>
        <p className={styles.what}>
          <About lead={next} />
        </p>
        <Wish lead={next} />
        <CallingHoursNote lead={next} />
      </div>
      {later.length > 0 && (
        <div className={styles.then}>
          <h3>Then</h3>
          <ol>
            {later.map((lead) => (
              <li key={lead.id}>
                <Link
                  to="/console/leads/$id"
                  params={{ id: lead.id }}
                  search={formatAddress(address)}
                >
                  {leadName(lead)}
                </Link>{' '}
                <ClockWords lead={lead} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={styles.actions}>
        <Link className={buttonClass({})} {...link}>
          Open
        </Link>
        {/* Opens the lead too, where the operator records how the call ended. */}
        <CallButton lead={next} onCall={() => void navigate(link)} />
      </div>
    </section>
  )
}

function Wish({ lead }: { lead: ListedLead }) {
  const wish = formatWish(lead.wish, useLocalTime())
  return wish ? <p className={styles.wish}>Asked for {wish}.</p> : null
}

function About({ lead }: { lead: ListedLead }) {
  const local = useLocalTime()
  return [
    placeName(lead.postcode, brand.country) ?? lead.postcode,
    leadSubject(lead),
    `promised ${formatDeadline(lead.promisedBy, local)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
