import { placeName } from '#domain/place.ts'
import { brand } from '../../brand.ts'
import { Clock } from '../../clock/Clock.tsx'
import { StateShape } from '../../ui/StateShape.tsx'
import { leadSubject, stateLabels } from '../../words/labels.ts'
import type { ListedLead } from '../list-query.ts'
import { CallFrom } from './CallFrom.tsx'
import styles from './LeadLines.module.css'
import { LeadLink } from './LeadLink.tsx'
import type { LeadListProps } from './LeadTable.tsx'
import { Rejection } from './RowRejection.tsx'
import { ContactByTag, InstallerTag, NotCalledTag } from './VisitorTags.tsx'

/** The list on narrow screens: two lines for each lead. */
export function LeadLines({ leads, address, isFresh, change }: LeadListProps) {
  return (
    <ul className={styles.leads}>
      {leads.map((lead) => (
        <li key={lead.id} data-fresh={isFresh(lead.id) || undefined}>
          <div className={styles.lead}>
            <div className={styles.line}>
              <p className={styles.name}>
                <LeadLink lead={lead} address={address} />
                {isFresh(lead.id) && <span className={styles.tag}>just arrived</span>}
              </p>
              <Clock lead={lead} />
            </div>
            <div className={styles.line}>
              <p className={styles.about}>{formatAbout(lead)}</p>
              <span className={styles.state}>
                <StateShape state={lead.state} /> {stateLabels[lead.state]}
              </span>
            </div>
            <div className={styles.tags}>
              <CallFrom lead={lead} />
              <NotCalledTag lead={lead} />
              <ContactByTag lead={lead} />
              <InstallerTag lead={lead} />
            </div>
          </div>
          <Rejection lead={lead.id} change={change} />
        </li>
      ))}
    </ul>
  )
}

function formatAbout(lead: ListedLead): string {
  return [
    placeName(lead.postcode, brand.country) ?? lead.postcode,
    leadSubject(lead),
    lead.wroteBefore ? '2nd enquiry' : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
