import { Section } from '../../ui/Section.tsx'
import { Moment } from '../../words/Moment.tsx'
import aside from '../about/Aside.module.css'
import type { LeadDetails } from '../lead-query.ts'

type Holder = LeadDetails['disclosures'][number]

const kindLabels: Record<Holder['kind'], string> = {
  letter: 'Our office, by letter',
  webhook: 'A webhook since removed',
  'hosted-table': 'Hosted table',
  installer: 'An installer',
}

/** Who has the visitor's details, since when, and what the visitor stopped. */
export function Holders({ lead: { disclosures } }: { lead: LeadDetails }) {
  return (
    <Section title="Who has the details">
      {disclosures.length === 0 ? (
        <p className={aside.small}>Nobody outside the desk yet.</p>
      ) : (
        <dl className={aside.facts}>
          {disclosures.map(({ id, kind, name, since, stoppedAt }) => (
            <div key={id}>
              <dt>{name ?? kindLabels[kind]}</dt>
              <dd>
                since <Moment at={since} way="withTime" />
                {stoppedAt && (
                  <>
                    , <strong>stopped</strong> <Moment at={stoppedAt} way="withTime" />
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
