import { Link } from '@tanstack/react-router'
import styles from './LeadLink.module.css'
import { type ListAddress, writeAddress } from './list-address.ts'
import type { ListedLead } from './list-query.ts'
import { linkId } from './use-selection.ts'

/** The way to a lead from its line; pressing anywhere on the line is pressing it. */
export function LeadLink({
  lead,
  address,
  onFocus,
}: {
  lead: ListedLead
  address: ListAddress
  onFocus?: () => void
}) {
  return (
    <Link
      id={linkId(lead.id)}
      className={styles.link}
      data-called={lead.contactedAt !== null || undefined}
      to="/console/leads/$id"
      params={{ id: lead.id }}
      search={writeAddress(address)}
      onFocus={onFocus}
    >
      {nameOf(lead)}
    </Link>
  )
}

/** A lead’s name; one whose person was erased has none. */
export function nameOf({ name, erased }: { name: string; erased: boolean }): string {
  return erased ? 'Erased' : name || 'No name given'
}
