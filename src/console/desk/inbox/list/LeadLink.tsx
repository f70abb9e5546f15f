import { Link } from '@tanstack/react-router'
import { formatAddress, type ListAddress } from '../list-address.ts'
import type { ListedLead } from '../list-query.ts'
import styles from './list.module.css'
import { linkId } from './use-selection.ts'

/** The link to a lead. The style sheet extends it over the whole row. */
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
      search={formatAddress(address)}
      onFocus={onFocus}
    >
      <bdi>{leadName(lead)}</bdi>
    </Link>
  )
}

export function leadName({ name, erased }: { name: string; erased: boolean }): string {
  return erased ? 'Erased' : name || 'No name given'
}
