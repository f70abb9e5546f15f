import { Link } from '@tanstack/react-router'
import { outcomeWords } from '#content/offer-outcomes.ts'
import { capitalise } from '#domain/letter-case.ts'
import { placeName } from '#domain/place.ts'
import { withPostcode } from '#domain/place-phrase.ts'
import { Moment } from '../ui/Moment.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { leadSubject } from '../words/labels.ts'
import type { InstallerDetails } from './installers-query.ts'
import styles from './parts.module.css'
import { offerStateLabels } from './words.ts'

type Offer = InstallerDetails['offers'][number]

/** What an installer was offered in the last thirty days, and what became of it. */
export function Offers({ record, offers }: Pick<InstallerDetails, 'record' | 'offers'>) {
  if (record.offered === 0)
    return (
      <Section title="Offers" about="last 30 days">
        <SectionText>Nothing was offered lately.</SectionText>
      </Section>
    )
  const totals: [number | string, string][] = [
    [record.offered, 'offered'],
    [record.accepted, 'accepted'],
    [record.declined, 'declined'],
    [record.lapsed, 'lapsed'],
    ...(record.minutesToAccept === null
      ? []
      : [[formatMinutes(record.minutesToAccept), 'to accept, half of them'] as [string, string]]),
    [record.quoted, 'quoted'],
    [record.won, 'won'],
    [record.returned, 'returned'],
  ]
  return (
    <Section title="Offers" about="last 30 days">
      <dl className={styles.totals}>
        {totals.map(([figure, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.offers}>
        <thead>
          <tr>
            <th>Lead</th>
            <th>Where, what</th>
            <th>Offered</th>
            <th>Stands at</th>
          </tr>
        </thead>
        <tbody>
          {offers.map((offer) => (
            <tr key={offer.id}>
              <th scope="row">
                <Link to="/console/leads/$id" params={{ id: offer.lead }}>
                  {offer.reference_number}
                </Link>
              </th>
              <td>{whereAndWhat(offer)}</td>
              <td>
                <Moment at={offer.offered_at} way="withTime" />
              </td>
              <td>{standsAt(offer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function whereAndWhat({ postcode, service, form_slug }: Offer): string {
  const place = withPostcode({ place: placeName(postcode) ?? '', postcode }, ' ')
  return [capitalise(place), leadSubject({ service, form: form_slug }).toLowerCase()]
    .filter(Boolean)
    .join(', ')
}

function standsAt({ state, outcome }: Offer): string {
  const label = offerStateLabels[state]
  if (state !== 'accepted') return label
  return `${label}, ${outcome ? outcomeWords[outcome].state : 'not called yet'}`
}

/** '18 min', '1 h 04'. */
function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
