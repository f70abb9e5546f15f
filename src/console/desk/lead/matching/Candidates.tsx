import type { ReactNode } from 'react'
import { isolate } from '#domain/enquiry/isolate.ts'
import { offerStateWords } from '#domain/offer/offer-states.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import styles from './Candidates.module.css'
import { formatOffer, formatShortfall, joinReasons } from './format-offer.ts'
import { type Candidate, isOpen, type Offer, offerOf } from './matching-query.ts'

type Reason = { side: 'for' | 'against' | 'neither'; text: string }

type CandidatesProps = {
  candidates: readonly Candidate[]
  offers: readonly Offer[]
  matchedAt: string
  /** The actions for an installer that suits, and for an open offer. */
  onCandidate: (candidate: Candidate) => ReactNode
  onOpenOffer: (offer: Offer) => ReactNode
}

/** Every installer with all its reasons: those with an offer, those in turn, then those that don't suit. */
export function Candidates({
  candidates,
  offers,
  matchedAt,
  onCandidate,
  onOpenOffer,
}: CandidatesProps) {
  const rows = candidates.map((candidate) => ({
    candidate,
    offer: offerOf(candidate, { offers, matchedAt }),
  }))
  const offered = rows
    .filter(({ offer }) => offer)
    .toSorted(
      (one, other) => offers.indexOf(one.offer as Offer) - offers.indexOf(other.offer as Offer),
    )
  const inTurn = rows.filter(({ candidate, offer }) => !offer && candidate.turn !== null)
  const unsuited = rows.filter(({ candidate, offer }) => !offer && candidate.turn === null)
  return (
    <table className={`${kit.table} ${kit.roomy} ${kit.headless} ${styles.candidates}`}>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          <th scope="col">Installer</th>
          <th scope="col">For</th>
          <th scope="col">Against</th>
          <th scope="col">Now</th>
        </tr>
      </thead>
      <tbody>
        {offered.map(({ candidate, offer }) => (
          <Row key={candidate.installer} candidate={candidate}>
            {offer && (
              <OfferStanding offer={offer}>{isOpen(offer) && onOpenOffer(offer)}</OfferStanding>
            )}
          </Row>
        ))}
        {inTurn.map(({ candidate }, index) => (
          <Row key={candidate.installer} candidate={candidate}>
            {index === 0 && <strong>Next in turn</strong>}
            {onCandidate(candidate)}
          </Row>
        ))}
      </tbody>
      {unsuited.length > 0 && (
        <tbody>
          <tr data-heading="">
            <td />
            <th scope="rowgroup" colSpan={4}>
              <b>Not suited, {unsuited.length}</b> <span>each with every reason</span>
            </th>
          </tr>
          {unsuited.map(({ candidate }) => (
            <Row key={candidate.installer} candidate={candidate} />
          ))}
        </tbody>
      )}
    </table>
  )
}

function Row({ candidate, children }: { candidate: Candidate; children?: ReactNode }) {
  const { turn, name, reasons, shortfall } = candidate
  // An offer of its own is no reason against it: the last column says what became of it.
  const all: Reason[] = [
    ...joinReasons(reasons).filter(({ code, side }) => code !== 'offer' || side === 'neither'),
    ...(turn !== null && shortfall !== null ? [formatShortfall(shortfall)] : []),
  ]
  return (
    <tr data-unsuited={turn === null || undefined}>
      <td data-column="turn">{turn ?? '–'}</td>
      <th scope="row">{isolate(name)}</th>
      <td>
        <Reasons label="For" reasons={all.filter(({ side }) => side === 'for')} />
      </td>
      <td>
        <Reasons label="Against" reasons={all.filter(({ side }) => side !== 'for')} />
      </td>
      <td data-column="now">{children}</td>
    </tr>
  )
}

const icons: Record<Reason['side'], IconName> = { for: 'tick', against: 'cross', neither: 'dot' }

function Reasons({ label, reasons }: { label: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={`${kit.small} ${styles.reasons}`} aria-label={label}>
      {reasons.map(({ side, text }) => (
        <li key={text} className={kit.withMark} data-side={side}>
          <Icon name={icons[side]} size={12} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

const stateIcons: Partial<Record<Offer['state'], IconName>> = {
  offered: 'waiting',
  priced: 'waiting',
  accepted: 'done',
}

function OfferStanding({ offer, children }: { offer: Offer; children: ReactNode }) {
  const local = useLocalTime()
  const icon = stateIcons[offer.state]
  return (
    <>
      <span className={`${kit.withIcon} ${styles.standing}`} data-state={offer.state}>
        {icon && <Icon name={icon} size={14} />} {offerStateWords[offer.state].candidate}
      </span>
      <small>{formatOffer(offer, local)}</small>
      {children}
    </>
  )
}
