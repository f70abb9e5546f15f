import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ContactField, contactFields } from '#domain/lead/correct-contact.ts'
import { brand } from '../../../client/brand.ts'
import { useOperatorName } from '../../../client/use-operators.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Section } from '../../../ui/Section.tsx'
import { formatPhone, whyNotDialled } from '../../../words/phone.ts'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import styles from './ContactDetails.module.css'
import { ContactDetailsForm } from './ContactDetailsForm.tsx'

const labels: Record<ContactField, string> = { name: 'Name', email: 'Email', phone: 'Phone' }

/** A visitor's name and contact details, with the earlier ones where they were corrected, and a form to correct them. */
export function ContactDetails({ lead }: { lead: LeadDetails }) {
  const [isOpen, setIsOpen] = useState(false)
  const openButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setIsOpen(false))
    openButton.current?.focus()
  }
  const can = useLeadCan()
  const values: Record<ContactField, string> = {
    name: lead.name,
    email: lead.email,
    phone: whyNotDialled(lead) ?? (formatPhone(lead.phone, brand.country) || lead.phone.typed),
  }
  return (
    <Section title="How to reach them">
      {isOpen ? (
        <ContactDetailsForm lead={lead} onClose={close} />
      ) : (
        <>
          <div className={styles.details}>
            <Facts
              facts={contactFields.map((field) => [
                labels[field],
                <>
                  {values[field] || <span className={styles.none}>not given</span>}
                  <Before lead={lead} field={field} />
                </>,
              ])}
            />
          </div>
          {can('email', lead).ok && (
            <Button small ref={openButton} onClick={() => setIsOpen(true)}>
              Correct…
            </Button>
          )}
        </>
      )}
    </Section>
  )
}

/** What stood there before, the latest first. */
function Before({ lead, field }: { lead: LeadDetails; field: ContactField }) {
  const nameOf = useOperatorName()
  return lead.corrections
    .filter((one) => one.field === field)
    .map(({ id, before, by, who, at }) => (
      <small key={id}>
        before <s>{before || 'nothing'}</s>, corrected by{' '}
        {by === 'visitor' && !who ? 'the visitor' : nameOf(who)}, <Moment at={at} way="withTime" />
      </small>
    ))
}
