import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatPlaceLine } from '#estimate/place.ts'
import { brand } from '../../../client/brand.ts'
import { addPendingContact } from '../../../client/pending-contacts.ts'
import { useIsPhone } from '../../../client/screen-size.ts'
import { useTabTitle } from '../../../client/tab-title.ts'
import { LiveIndicator } from '../../../live/LiveIndicator.tsx'
import { Key } from '../../../shortcuts/Key.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import { StateShape } from '../../../ui/StateShape.tsx'
import { leadSubject, stateLabels } from '../../../words/labels.ts'
import { mobileHref, whyNotDialled } from '../../../words/phone.ts'
import { CallButton, DialNotes } from '../calls/CallButton.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import type { ChangeLead } from '../use-lead-change.ts'
import type { Neighbours } from '../use-neighbours.ts'
import styles from './LeadHeader.module.css'
import { OwnerMenu } from './OwnerMenu.tsx'

type LeadHeaderProps = {
  lead: LeadDetails
  neighbours: Neighbours
  onChange: ChangeLead
  busy: boolean
  /** Absent where nothing is to be done next. */
  onSnooze: (() => void) | undefined
}

/** Who the lead is, its state and owner, and how to reach them. */
export function LeadHeader({ lead, neighbours, onChange, busy, onSnooze }: LeadHeaderProps) {
  const isPhone = useIsPhone()
  const name = lead.name || lead.reference
  const call = useLeadCan()('call', lead)
  const why = whyNotDialled(lead)
  return (
    <>
      <Position neighbours={neighbours}>{isPhone && <Name name={name} />}</Position>
      <header className={styles.head}>
        {!isPhone && <Name name={name} />}
        <ul className={`${kit.inline} ${kit.muted} ${styles.about}`}>
          <li className={kit.withIcon}>
            <StateShape state={lead.state} /> {stateLabels[lead.state]}
          </li>
          {!lead.isComplaint && <li>{formatPlace(lead.postcode)}</li>}
          {/* Of an open complaint the state says it. */}
          {lead.state !== 'complaint' && (
            <li>{leadSubject({ service: lead.service, form: lead.form.slug })}</li>
          )}
          <li>{lead.reference}</li>
          <li className={kit.withIcon}>
            <OwnerMenu lead={lead} onChange={onChange} busy={busy} />
          </li>
        </ul>
        {call.ok ? (
          <>
            <div className={`${kit.row} ${styles.actions}`}>
              {onSnooze && (
                <Button onClick={onSnooze}>
                  <Icon name="clock" /> Snooze
                </Button>
              )}
              {/* A complaint ends by a letter of ours, and not because somebody was spoken with. */}
              {!lead.isComplaint && <WriteButtons lead={lead} />}
              {/* On phones it stays at the bottom, in a thumb's reach. */}
              {lead.phone.typed && !isPhone && <CallButton id="call" lead={lead} />}
            </div>
            {lead.phone.typed && !isPhone && !why && (
              <div className={styles.when}>
                <DialNotes lead={lead} />
              </div>
            )}
            {why && !lead.isComplaint && <p className={styles.when}>{why}</p>}
          </>
        ) : (
          <p id="no-contact" tabIndex={-1} className={styles.noContact}>
            {call.message}
          </p>
        )}
      </header>
    </>
  )
}

/** The heading gets the focus back after an outcome. */
export const leadNameId = 'lead-name'

/** Takes the focus, so that screen readers announce which lead this is. */
function Name({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTabTitle(name)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [name])
  return (
    <h1 id={leadNameId} ref={heading} tabIndex={-1}>
      <bdi>{name}</bdi>
    </h1>
  )
}

function Position({ neighbours, children }: { neighbours: Neighbours; children: React.ReactNode }) {
  return (
    <div className={styles.crumb}>
      <Link
        className={styles.back}
        to="/console"
        search={neighbours.search}
        aria-label={`Back to ${neighbours.listTitle.toLowerCase()}`}
      >
        <Icon name="back" /> <span>{neighbours.listTitle}</span>
      </Link>
      {children}
      {neighbours.position && (
        <span className={`${kit.tabular} ${kit.notOnPhones}`}>{neighbours.position}</span>
      )}
      <LiveIndicator />
      <span className={styles.keys}>
        <Key>j</Key>
        <Key>k</Key> next, previous
      </span>
      <span className={styles.keys}>
        <Key>u</Key> back to the list
      </span>
    </div>
  )
}

function formatPlace(postcode: string): string {
  if (!postcode) return 'Place: ask on the call'
  return formatPlaceLine(postcode)
}

/** Emails the lead, or texts them where the number is a mobile's. */
function WriteButtons({ lead: { id, email, phone, channels } }: { lead: LeadDetails }) {
  const text = channels.includes('sms') && mobileHref(phone, brand.country)
  return (
    <>
      {email && channels.includes('email') && (
        <a
          id="mail"
          className={buttonClass({})}
          href={`mailto:${email}`}
          onClick={() => addPendingContact({ lead: id, channel: 'email' })}
        >
          <Icon name="mail" /> Email
        </a>
      )}
      {text && (
        <a
          className={buttonClass({})}
          href={text}
          onClick={() => addPendingContact({ lead: id, channel: 'sms' })}
        >
          <Icon name="text" /> Text
        </a>
      )}
    </>
  )
}
