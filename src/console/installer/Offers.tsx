import { Link } from '@tanstack/react-router'
import { outcomeWords } from '#content/offer-outcomes.ts'
import { capitalise } from '#domain/letter-case.ts'
import { offerStateWords } from '#domain/offer/offer-states.ts'
import { withPostcode } from '#domain/place-phrase.ts'
import { placeName } from '#estimate/place.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Totals } from '../ui/Facts.tsx'
import kit from '../ui/kit.module.css'
import { Moment } from '../ui/Moment.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { leadSubject } from '../words/labels.ts'
import type { InstallerDetails } from './installers-query.ts'
import styles from './parts.module.css'
import { creditedLabels } from './words.ts'

type Offer = InstallerDetails['offers'][number]

/** What an installer was offered in the last thirty days, and what became of it. */
export function Offers({
  record,
  offers,
  lateCalls,
}: Pick<InstallerDetails, 'record' | 'offers' | 'lateCalls'>) {
  if (record.offered === 0)
    return (
      <Section title="Offers" about="last 30 days">
        <SectionText>Nothing was offered lately.</SectionText>
      </Section>
    )
  const { minutesToAccept } = record
  const totals: [string, number | string][] = [
    ['offered', record.offered],
    ['accepted', record.accepted],
    ['declined', record.declined],
    ['lapsed', record.lapsed],
    ['quoted', record.quoted],
    ['won', record.won],
    ['returned', record.returned],
  ]
  if (lateCalls > 0) totals.push(['no call in time', lateCalls])
  if (minutesToAccept !== null)
    totals.splice(4, 0, ['median time to accept', formatMinutes(minutesToAccept)])
  return (
    <Section title="Offers" about="last 30 days">
      <Totals totals={totals} />
      <DataTable
        className={`${kit.headless} ${styles.offers}`}
        rows={offers}
        keyOf={({ id }) => id}
        columns={[
          {
            head: 'Lead',
            cell: ({ lead, reference_number }) => (
              <Link to="/console/leads/$id" params={{ id: lead }}>
                {reference_number}
              </Link>
            ),
          },
          { head: 'Where, what', cell: whereAndWhat },
          { head: 'Offered', cell: (offer) => <Moment at={offer.offered_at} way="withTime" /> },
          { head: 'Status', cell: standsAt },
        ]}
      />
    </Section>
  )
}

function whereAndWhat({ postcode, service, form_slug }: Offer): string {
  const place = withPostcode({ place: placeName(postcode) ?? '', postcode }, ' ')
  return [capitalise(place), leadSubject({ service, form: form_slug }).toLowerCase()]
    .filter(Boolean)
    .join(', ')
}

function standsAt({ state, outcome, returned_because }: Offer): string {
  const credited = state === 'credited' && creditedLabels[returned_because ?? '']
  if (credited) return `${capitalise(credited)}, credited`
  const label = offerStateWords[state].desk
  if (state !== 'accepted') return label
  return `${label}, ${outcome ? outcomeWords[outcome].state : 'not called yet'}`
}

/** '18 min', '1 h 04'. */
function formatMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
