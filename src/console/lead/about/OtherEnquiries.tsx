import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { lostReasonLabels, stateLabels } from '../../words/labels.ts'
import { Moment } from '../../words/Moment.tsx'
import type { LeadDetails } from '../lead-query.ts'
import styles from './Aside.module.css'

/** Other enquiries with the same phone or email. They are listed, never merged. */
export function OtherEnquiries({ lead }: { lead: LeadDetails }) {
  if (lead.others.length === 0) return null
  return (
    <Section title="Asked before">
      <ul className={styles.others}>
        {lead.others.map((other) => (
          <li key={other.id}>
            <Icon name="copy" />
            <div>
              <Link to="/console/leads/$id" params={{ id: other.id }}>
                {other.reference}
              </Link>
              , <Moment at={other.receivedAt} />
              {other.title && `, ${other.title}`}
              <small>
                Same {other.same.map((column) => columnLabels[column]).join(' and ')}.{' '}
                {stateLabels[other.state]}
                {other.lostBecause && `: ${lostReasonLabels[other.lostBecause].toLowerCase()}`}.
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const columnLabels = { email_key: 'email', phone_e164: 'phone' }
