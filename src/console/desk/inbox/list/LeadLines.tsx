import { capitalise } from '#domain/letter-case.ts'
import { placeName } from '#estimate/place.ts'
import { Clock } from '../../../clock/Clock.tsx'
import kit from '../../../ui/kit.module.css'
import { StateShape } from '../../../ui/StateShape.tsx'
import { leadSubject, stateLabels } from '../../../words/labels.ts'
import type { ListedLead } from '../list-query.ts'
import { MarkBox } from '../many/MarkBox.tsx'
import { isIn } from '../queue-parts.ts'
import styles from './LeadLines.module.css'
import { LeadLink } from './LeadLink.tsx'
import type { LeadListProps } from './LeadRow.tsx'
import list from './list.module.css'
import { NextAction, WhyNow } from './NextAction.tsx'
import { formatEnquiryOrdinal } from './OrdinalMark.tsx'
import { Owner } from './Owner.tsx'
import { PartHeading, PartRest } from './PartHeading.tsx'
import { Rejection } from './RowRejection.tsx'
import { ContactByTag, InstallerTag, NotCalledTag, WishedTimeTag } from './VisitorTags.tsx'

/** The list on narrow screens: two lines for each lead. */
export function LeadLines(props: LeadListProps) {
  const { leads, parts, onUnfold, address } = props
  const lines = (leads: readonly ListedLead[]) => (
    <ul className={`${kit.sheet} ${styles.leads}`}>
      {leads.map((lead) => (
        <LeadLine key={lead.id} {...props} lead={lead} />
      ))}
    </ul>
  )
  if (!parts) return lines(leads)
  return parts
    .filter(({ count }) => count > 0)
    .map((part) => (
      <section key={part.part} className={styles.part} aria-labelledby={`part-${part.part}`}>
        <h2 id={`part-${part.part}`}>
          <PartHeading part={part} />
        </h2>
        {lines(leads.filter(isIn(part)))}
        {part.hidden > 0 && (
          <p className={styles.rest}>
            <PartRest part={part} address={address} onUnfold={onUnfold} />
          </p>
        )}
      </section>
    ))
}

function LeadLine({
  lead,
  parts,
  address,
  isFresh,
  change,
  marks,
}: LeadListProps & { lead: ListedLead }) {
  return (
    <li
      className={list.row}
      data-fresh={isFresh(lead.id) || undefined}
      data-marked={marks.isMarked(lead.id) || undefined}
      data-claimed={lead.claim !== null || undefined}
    >
      <div className={styles.lead}>
        <MarkBox lead={lead} marks={marks} />
        <div>
          <div className={styles.line}>
            <p className={`${kit.ellipsis} ${styles.name}`}>
              <LeadLink lead={lead} address={address} />
              {isFresh(lead.id) && (
                <span className={`${list.tag} ${list.arrived}`}>just arrived</span>
              )}
            </p>
            <Clock lead={lead} byDay />
          </div>
          <div className={styles.line}>
            {lead.nextAction ? (
              <NextAction lead={lead} />
            ) : (
              <span className={`${kit.withIcon} ${kit.note}`}>
                <StateShape state={lead.state} /> {stateLabels[lead.state]}
              </span>
            )}
            <p className={`${kit.ellipsis} ${kit.muted} ${styles.about}`}>
              {lead.claim ? (
                <Owner lead={lead} selected={false} change={change} />
              ) : (
                formatAbout(lead)
              )}
            </p>
          </div>
          <div className={styles.tags}>
            {parts && <WhyNow lead={lead} />}
            <WishedTimeTag lead={lead} />
            <NotCalledTag lead={lead} />
            <ContactByTag lead={lead} />
            <InstallerTag lead={lead} />
          </div>
        </div>
      </div>
      <Rejection lead={lead.id} change={change} />
    </li>
  )
}

function formatAbout(lead: ListedLead): string {
  return [
    capitalise(placeName(lead.postcode) ?? lead.postcode),
    leadSubject(lead),
    formatEnquiryOrdinal(lead),
  ]
    .filter(Boolean)
    .join(' · ')
}
